/* server/assets.S -- files of web/, as they are, inside the program. */
    .section .rodata
    .macro file name, path
    .global asset_\name
    .global asset_\name\()_end
asset_\name:
    .incbin "\path"
asset_\name\()_end:
    .byte 0
    .endm

    file look_css, "look.css"
    file icon_svg, "icon.svg"
    file men_svg, "men.svg"
    file game_js, "game.js"
    file sign_in_js, "sign-in.js"
    file event_js, "event.js"
    file new_event_js, "new-event.js"
    file people_js, "people.js"
    file table_js, "table.js"
    file play_js, "play.js"
    file import_js, "import.js"
    file links_js, "links.js"
    file sheet_css, "sheet.css"
    file sheet_js, "sheet.js"
    file hall_css, "hall.css"
    file hall_js, "hall.js"
    file prizes_js, "prizes.js"

    .section .note.GNU-stack, "", %progbits
