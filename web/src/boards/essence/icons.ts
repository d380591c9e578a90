/** Loads what every part of this board is drawn with. */
import '../../art/icons/essence.ts'
import './cards/signs.css'
import './cards/segment.css'
import './cards/character.css'
import './cards/fragment.css'
import './cards/treaty.css'
import './pieces.css'
