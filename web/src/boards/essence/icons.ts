/** Loads what every part of this board is drawn with. */
import '../../art/icons/essence.ts'
