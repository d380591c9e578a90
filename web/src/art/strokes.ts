/** Own shapes in a box of 24: signs of the page with strokes of 2 and round ends, and a few filled ones. */
import { addIcons } from './sprite.ts'

const stroke = (d: string) =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`
const fill = (d: string) => `<path d="${d}" fill="currentColor"/>`

const STAR =
  'M12 2.600l2.900 6.100 6.600.8-4.900 4.600 1.300 6.600-5.900-3.300-5.900 3.300 1.300-6.600L2.500 9.500l6.600-.8Z'

export const STROKES: Readonly<Record<string, string>> = {
  drop: fill('M12 1.500c3.600 5.400 7 9.200 7 13.600a7 7 0 0 1-14 0c0-4.400 3.400-8.200 7-13.600Z'),
  star: fill(STAR),
  'star-hollow': `<path d="${STAR}" fill="none" stroke="currentColor" stroke-width="1.800" stroke-linejoin="round"/>`,
  tunnel: fill('M3 21V12a9 9 0 0 1 18 0v9h-4v-8a5 5 0 0 0-10 0v8Z'),
  undo: stroke('M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-2'),
  redo: stroke('M15 5l5 5-5 5M20 10H10a6 6 0 0 0 0 12h2'),
  hint: stroke(
    'M9 18h6M10 21.500h4M12 2.500a6.500 6.500 0 0 0-4 11.600c.7.6 1 1.200 1 2V16h6v.100c0-.8.3-1.400 1-2a6.500 6.500 0 0 0-4-11.600Z',
  ),
  rules: stroke('M12 6.500C10 4.800 7 4.300 3 4.500v14c4-.2 7 .3 9 2 2-1.700 5-2.200 9-2v-14c-4-.2-7 .3-9 2Zm0 0v14'),
  menu: stroke('M4 6h16M4 12h16M4 18h16'),
  lock: `<rect x="5" y="10.500" width="14" height="10" rx="2" fill="currentColor"/>${stroke('M8 10V7.500a4 4 0 0 1 8 0V10')}`,
  check: stroke('M4 12.500l5.500 5.500L20 6.500'),
  close: stroke('M5 5l14 14M19 5 5 19'),
  plus: stroke('M12 4v16M4 12h16'),
  minus: stroke('M4 12h16'),
  'chevron-down': stroke('M5 9l7 7 7-7'),
  'chevron-up': stroke('M5 15l7-7 7 7'),
  'chevron-left': stroke('M15 5l-7 7 7 7'),
  'chevron-right': stroke('M9 5l7 7-7 7'),
  'arrow-right': stroke('M4 12h15M13 6l6 6-6 6'),
  play: fill('M7 4.500v15a1 1 0 0 0 1.500.9l12-7.500a1 1 0 0 0 0-1.800l-12-7.500A1 1 0 0 0 7 4.500Z'),
  pause: fill('M6 4h4v16H6ZM14 4h4v16h-4Z'),
  search: stroke('M10.500 17a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13Zm5-1.500L21 21'),
  sun: stroke(
    'M12 16.500a4.500 4.500 0 1 0 0-9 4.500 4.500 0 0 0 0 9ZM12 1.500V4M12 20v2.500M4.600 4.600l1.700 1.700M17.700 17.700l1.700 1.700M1.500 12H4M20 12h2.500M4.600 19.400l1.700-1.700M17.700 6.300l1.700-1.700',
  ),
  moon: stroke('M20 14.500A8.500 8.500 0 0 1 9.500 4a8.500 8.500 0 1 0 10.500 10.500Z'),
  bell: stroke('M6 10a6 6 0 0 1 12 0c0 5 2 6.500 2 6.500H4S6 15 6 10ZM10 20.500a2.200 2.200 0 0 0 4 0'),
  link: stroke(
    'M10 14a4.500 4.500 0 0 0 6.500.3l3-3a4.600 4.600 0 0 0-6.500-6.500l-1.500 1.500M14 10a4.500 4.500 0 0 0-6.500-.3l-3 3A4.600 4.600 0 0 0 11 19.200l1.500-1.500',
  ),
  people: `${fill('M8.500 11.500a3.700 3.700 0 1 0 0-7.400 3.700 3.700 0 0 0 0 7.400ZM1.500 20c0-4 3-6.500 7-6.500s7 2.500 7 6.500ZM16.500 11a3 3 0 1 0 0-6ZM17.500 20h5c0-3.500-2.300-6-6-6.200 1 1.600 1.500 3.600 1 6.200Z')}`,
  clock: stroke('M12 21.500a9.500 9.500 0 1 0 0-19 9.500 9.500 0 0 0 0 19ZM12 7v5.500l3.500 2'),
  bot: `${stroke('M5 8.500h14v10H5ZM12 8.500V5M9 14.500h6M2.500 12v4M21.500 12v4')}<circle cx="12" cy="4" r="1.600" fill="currentColor"/><circle cx="9" cy="12" r="1.300" fill="currentColor"/><circle cx="15" cy="12" r="1.300" fill="currentColor"/>`,
  info: stroke('M12 21.500a9.500 9.500 0 1 0 0-19 9.500 9.500 0 0 0 0 19ZM12 11v6M12 7.500v.010'),
  send: fill('M2.500 11.200 21 3l-5.500 18-4-7.500 4.500-5-6 4Z'),
  fit: stroke('M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5'),
  eye: stroke(
    'M2 12s3.500-6.500 10-6.500S22 12 22 12s-3.500 6.500-10 6.500S2 12 2 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  ),
  settings: stroke(
    'M4 7h9M17 7h3M4 17h3M11 17h9M15 9.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5ZM9 19.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Z',
  ),
  download: stroke('M12 3v12M7 10.500l5 5 5-5M4 20.500h16'),
  upload: stroke('M12 15.500v-12M7 8l5-5 5 5M4 20.500h16'),
  branch: stroke('M6 3v18M6 14c0-5 12-2 12-8M15 8l3-3 3 3'),
  first: stroke('M6 5v14M19 5l-9 7 9 7Z'),
  last: stroke('M18 5v14M5 5l9 7-9 7Z'),
  prevpoint: stroke('M11 6l-6 6 6 6M19 6l-6 6 6 6'),
  nextpoint: stroke('M5 6l6 6-6 6M13 6l6 6-6 6'),
  pencil: stroke('M4 20l1-4.500L16.500 4 20 7.500 8.500 19Z'),
  trash: stroke('M4 6.500h16M9 6V3.500h6V6M6 6.500l1 14h10l1-14'),
  home: stroke('M3 11.500 12 4l9 7.500M5.500 10v10.500h13V10'),
}

addIcons(STROKES, 24)
