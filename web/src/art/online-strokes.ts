/** Signs of the pages with other people, in a box of 24 with strokes of 2 and round ends. */
import { addIcons } from './sprite.ts'

const stroke = (d: string) =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`

addIcons(
  {
    chat: stroke('M4 5h16v11H11l-5 4v-4H4Z'),
    copy: stroke('M9 9h11v11H9ZM15 9V4H4v11h5'),
    share: stroke('M12 14V3.500M8 7l4-4 4 4M5 11v9.500h14V11'),
    online: stroke('M3 9.500a13 13 0 0 1 18 0M6.500 13.500a8 8 0 0 1 11 0M12 18.500v.010'),
    offline: stroke(
      'M4 4l16 16M3 9.500A13 13 0 0 1 7.500 6.700M11.500 6a13 13 0 0 1 9.500 3.500M6.500 13.500a8 8 0 0 1 4.500-2.200M12 18.500v.010',
    ),
    mail: stroke('M3 5.500h18v13H3ZM3 6.500l9 7 9-7'),
    hook: stroke('M7 4v9a5 5 0 0 0 10 0v-1.500M14 14l3-3 3 3M4 4h6'),
    device: stroke('M7 2.500h10v19H7ZM11 18.500h2'),
    screen: stroke('M3 4.500h18v12H3ZM8 20.500h8M12 16.500v4'),
    verify: stroke('M12 2.500l8 3v6c0 5-3.500 8.500-8 10-4.500-1.500-8-5-8-10v-6ZM8.500 12l2.500 2.500 4.500-5'),
    vote: stroke('M3 13h4l1.500 3h7l1.500-3h4v7H3ZM8 9.500l4-6 4.500 3-4 6M12 13l-4-3.500'),
    flag: stroke('M5 21.500V3M5 4h13l-3 4.500 3 4.500H5'),
    seat: stroke('M7 3v11M17 3v11M7 9h10M5 21.500V14h14v7.500'),
    calendar: stroke('M4 5.500h16v15H4ZM4 10h16M8.500 3v4M15.500 3v4'),
    infinity: stroke('M7.500 8a4 4 0 1 0 0 8c4 0 5-8 9-8a4 4 0 1 1 0 8c-4 0-5-8-9-8Z'),
    bolt: stroke('M13 2.500 5 14h6l-1 7.500L19 10h-6Z'),
    trend: stroke('M3 17l6-6 4 4 8-9M15 6h6v6'),
    person:
      '<path d="M12 11.500a4.500 4.500 0 1 0 0-9 4.500 4.500 0 0 0 0 9ZM4 21.500c0-5 3.500-8 8-8s8 3 8 8Z" fill="currentColor"/>',
  },
  24,
)
