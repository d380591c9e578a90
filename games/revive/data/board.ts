/**
 * The map (R7.1): 121 pointy-top hexes in axial coordinates and the four large location spaces in the corners.
 * For drawing: x = q + r / 2, y = r * sqrt(3) / 2 with hexes of width 1. Cells a and d of a position are the tips.
 */
export interface BoardPosition {
  readonly id: string
  readonly kind: 'start' | 'area'
  /** Turns of 60 degrees of the tile's outline. */
  readonly rotation: number
  /** Hexes under cells a, b, c, d. */
  readonly cells: readonly [string, string, string, string]
}

export interface Space {
  /** "q,r", or "L:NW" and so on for a large location. */
  readonly id: string
  readonly q: number
  readonly r: number
  /** The position it belongs to; '' for the chasm and large locations. */
  readonly position: string
  readonly cell: string
  readonly adjacent: readonly string[]
}

export interface Crystal {
  readonly id: string
  /** The hex outside the map it is drawn on. */
  readonly at: string
  readonly adjacent: readonly string[]
}

/** Shape of a tile before rotation: cells a, b, c, d. */
export const TILE_BASE: readonly (readonly [number, number])[] = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
]

export const CHASM_ID = '0,0'

export const POSITIONS: readonly BoardPosition[] = [
  { id: 'S1', kind: 'start', rotation: 2, cells: ['3,-2', '2,-1', '2,-2', '1,-1'] },
  { id: 'S2', kind: 'start', rotation: 0, cells: ['1,0', '2,0', '1,1', '2,1'] },
  { id: 'S3', kind: 'start', rotation: 1, cells: ['0,1', '0,2', '-1,2', '-1,3'] },
  { id: 'S4', kind: 'start', rotation: 0, cells: ['-2,0', '-1,0', '-2,1', '-1,1'] },
  { id: 'S5', kind: 'start', rotation: 0, cells: ['-1,-2', '0,-2', '-1,-1', '0,-1'] },
  { id: 'P01', kind: 'area', rotation: 1, cells: ['2,-4', '2,-3', '1,-3', '1,-2'] },
  { id: 'P02', kind: 'area', rotation: 0, cells: ['-3,2', '-2,2', '-3,3', '-2,3'] },
  { id: 'P03', kind: 'area', rotation: 1, cells: ['4,-5', '4,-4', '3,-4', '3,-3'] },
  { id: 'P04', kind: 'area', rotation: 0, cells: ['3,-1', '4,-1', '3,0', '4,0'] },
  { id: 'P05', kind: 'area', rotation: 1, cells: ['1,2', '1,3', '0,3', '0,4'] },
  { id: 'P06', kind: 'area', rotation: 2, cells: ['-3,1', '-4,2', '-4,1', '-5,2'] },
  { id: 'P07', kind: 'area', rotation: 2, cells: ['-2,-1', '-3,0', '-3,-1', '-4,0'] },
  { id: 'P08', kind: 'area', rotation: 1, cells: ['1,-5', '1,-4', '0,-4', '0,-3'] },
  { id: 'P09', kind: 'area', rotation: 0, cells: ['4,-3', '5,-3', '4,-2', '5,-2'] },
  { id: 'P10', kind: 'area', rotation: 1, cells: ['3,1', '3,2', '2,2', '2,3'] },
  { id: 'P11', kind: 'area', rotation: 0, cells: ['-2,4', '-1,4', '-2,5', '-1,5'] },
  { id: 'P12', kind: 'area', rotation: 0, cells: ['-4,4', '-3,4', '-4,5', '-3,5'] },
  { id: 'P13', kind: 'area', rotation: 2, cells: ['-4,3', '-5,4', '-5,3', '-6,4'] },
  { id: 'P14', kind: 'area', rotation: 2, cells: ['-1,-3', '-2,-2', '-2,-3', '-3,-2'] },
  { id: 'P15', kind: 'area', rotation: 0, cells: ['5,-5', '6,-5', '5,-4', '6,-4'] },
  { id: 'P16', kind: 'area', rotation: 0, cells: ['5,-1', '6,-1', '5,0', '6,0'] },
  { id: 'P17', kind: 'area', rotation: 0, cells: ['4,1', '5,1', '4,2', '5,2'] },
  { id: 'P18', kind: 'area', rotation: 2, cells: ['2,4', '1,5', '1,4', '0,5'] },
  { id: 'P19', kind: 'area', rotation: 2, cells: ['-5,1', '-6,2', '-6,1', '-7,2'] },
  { id: 'P20', kind: 'area', rotation: 2, cells: ['-4,-1', '-5,0', '-5,-1', '-6,0'] },
  { id: 'P21', kind: 'area', rotation: 2, cells: ['0,-5', '-1,-4', '-1,-5', '-2,-4'] },
  { id: 'P22', kind: 'area', rotation: 0, cells: ['6,-3', '7,-3', '6,-2', '7,-2'] },
  { id: 'P23', kind: 'area', rotation: 0, cells: ['3,3', '4,3', '3,4', '4,4'] },
  { id: 'P24', kind: 'area', rotation: 2, cells: ['-6,3', '-7,4', '-7,3', '-8,4'] },
  { id: 'P25', kind: 'area', rotation: 2, cells: ['-3,-3', '-4,-2', '-4,-3', '-5,-2'] },
]

/** The hexes that each large location covers, for drawing. */
export const LARGE_CELLS: Readonly<Record<string, readonly string[]>> = {
  'L:NW': ['-3,-5', '-2,-5', '-4,-4', '-3,-4'],
  'L:NE': ['8,-5', '7,-5', '8,-4', '7,-4'],
  'L:SE': ['3,5', '2,5', '3,6', '2,6'],
  'L:SW': ['-8,5', '-7,5', '-9,6', '-8,6'],
}

export const CRYSTALS: readonly Crystal[] = [
  { id: 'C01', at: '0,-6', adjacent: ['-1,-5', '0,-5'] },
  { id: 'C02', at: '2,-5', adjacent: ['1,-5', '1,-4', '2,-4'] },
  { id: 'C03', at: '3,-5', adjacent: ['4,-5', '2,-4', '3,-4'] },
  { id: 'C04', at: '6,-6', adjacent: ['5,-5', '6,-5'] },
  { id: 'C05', at: '7,-1', adjacent: ['7,-2', '6,-1', '6,0'] },
  { id: 'C06', at: '6,1', adjacent: ['6,0', '5,1', '5,2'] },
  { id: 'C07', at: '0,6', adjacent: ['1,5', '0,5'] },
  { id: 'C08', at: '-2,6', adjacent: ['-1,5', '-2,5'] },
  { id: 'C09', at: '-4,6', adjacent: ['-3,5', '-4,5'] },
  { id: 'C10', at: '-5,5', adjacent: ['-4,5', '-4,4', '-5,4'] },
  { id: 'C11', at: '-7,1', adjacent: ['-6,1', '-6,0', '-7,2'] },
  { id: 'C12', at: '-6,-1', adjacent: ['-5,-1', '-5,-2', '-6,0'] },
]

export const VAST_CRYSTALS: readonly Crystal[] = [
  { id: 'V1', at: '-5,-3', adjacent: ['-4,-3', '-5,-2'] },
  { id: 'V2', at: '8,-3', adjacent: ['7,-3', '7,-2'] },
  { id: 'V3', at: '5,3', adjacent: ['5,2', '4,3', '4,4'] },
  { id: 'V4', at: '-8,3', adjacent: ['-7,3', '-7,2', '-8,4'] },
]

/** Hexes first, in reading order, then the large locations. A space's number is its place in this list. */
export const SPACES: readonly Space[] = [
  { id: '-1,-5', q: -1, r: -5, position: 'P21', cell: 'c', adjacent: ['0,-5', 'L:NW', '-2,-4', '-1,-4'] },
  { id: '0,-5', q: 0, r: -5, position: 'P21', cell: 'a', adjacent: ['1,-5', '-1,-5', '-1,-4', '0,-4'] },
  { id: '1,-5', q: 1, r: -5, position: 'P08', cell: 'a', adjacent: ['0,-5', '0,-4', '1,-4'] },
  { id: '4,-5', q: 4, r: -5, position: 'P03', cell: 'a', adjacent: ['5,-5', '3,-4', '4,-4'] },
  { id: '5,-5', q: 5, r: -5, position: 'P15', cell: 'a', adjacent: ['6,-5', '4,-5', '4,-4', '5,-4'] },
  { id: '6,-5', q: 6, r: -5, position: 'P15', cell: 'b', adjacent: ['L:NE', '5,-5', '5,-4', '6,-4'] },
  { id: '-2,-4', q: -2, r: -4, position: 'P21', cell: 'd', adjacent: ['-1,-4', '-1,-5', 'L:NW', '-3,-3', '-2,-3'] },
  {
    id: '-1,-4',
    q: -1,
    r: -4,
    position: 'P21',
    cell: 'b',
    adjacent: ['0,-4', '0,-5', '-1,-5', '-2,-4', '-2,-3', '-1,-3'],
  },
  { id: '0,-4', q: 0, r: -4, position: 'P08', cell: 'c', adjacent: ['1,-4', '1,-5', '0,-5', '-1,-4', '-1,-3', '0,-3'] },
  { id: '1,-4', q: 1, r: -4, position: 'P08', cell: 'b', adjacent: ['2,-4', '1,-5', '0,-4', '0,-3', '1,-3'] },
  { id: '2,-4', q: 2, r: -4, position: 'P01', cell: 'a', adjacent: ['3,-4', '1,-4', '1,-3', '2,-3'] },
  { id: '3,-4', q: 3, r: -4, position: 'P03', cell: 'c', adjacent: ['4,-4', '4,-5', '2,-4', '2,-3', '3,-3'] },
  { id: '4,-4', q: 4, r: -4, position: 'P03', cell: 'b', adjacent: ['5,-4', '5,-5', '4,-5', '3,-4', '3,-3', '4,-3'] },
  { id: '5,-4', q: 5, r: -4, position: 'P15', cell: 'c', adjacent: ['6,-4', '6,-5', '5,-5', '4,-4', '4,-3', '5,-3'] },
  { id: '6,-4', q: 6, r: -4, position: 'P15', cell: 'd', adjacent: ['L:NE', '6,-5', '5,-4', '5,-3', '6,-3'] },
  { id: '-4,-3', q: -4, r: -3, position: 'P25', cell: 'c', adjacent: ['-3,-3', 'L:NW', '-5,-2', '-4,-2'] },
  {
    id: '-3,-3',
    q: -3,
    r: -3,
    position: 'P25',
    cell: 'a',
    adjacent: ['-2,-3', '-2,-4', 'L:NW', '-4,-3', '-4,-2', '-3,-2'],
  },
  {
    id: '-2,-3',
    q: -2,
    r: -3,
    position: 'P14',
    cell: 'c',
    adjacent: ['-1,-3', '-1,-4', '-2,-4', '-3,-3', '-3,-2', '-2,-2'],
  },
  {
    id: '-1,-3',
    q: -1,
    r: -3,
    position: 'P14',
    cell: 'a',
    adjacent: ['0,-3', '0,-4', '-1,-4', '-2,-3', '-2,-2', '-1,-2'],
  },
  { id: '0,-3', q: 0, r: -3, position: 'P08', cell: 'd', adjacent: ['1,-3', '1,-4', '0,-4', '-1,-3', '-1,-2', '0,-2'] },
  { id: '1,-3', q: 1, r: -3, position: 'P01', cell: 'c', adjacent: ['2,-3', '2,-4', '1,-4', '0,-3', '0,-2', '1,-2'] },
  { id: '2,-3', q: 2, r: -3, position: 'P01', cell: 'b', adjacent: ['3,-3', '3,-4', '2,-4', '1,-3', '1,-2', '2,-2'] },
  { id: '3,-3', q: 3, r: -3, position: 'P03', cell: 'd', adjacent: ['4,-3', '4,-4', '3,-4', '2,-3', '2,-2', '3,-2'] },
  { id: '4,-3', q: 4, r: -3, position: 'P09', cell: 'a', adjacent: ['5,-3', '5,-4', '4,-4', '3,-3', '3,-2', '4,-2'] },
  { id: '5,-3', q: 5, r: -3, position: 'P09', cell: 'b', adjacent: ['6,-3', '6,-4', '5,-4', '4,-3', '4,-2', '5,-2'] },
  { id: '6,-3', q: 6, r: -3, position: 'P22', cell: 'a', adjacent: ['7,-3', 'L:NE', '6,-4', '5,-3', '5,-2', '6,-2'] },
  { id: '7,-3', q: 7, r: -3, position: 'P22', cell: 'b', adjacent: ['L:NE', '6,-3', '6,-2', '7,-2'] },
  { id: '-5,-2', q: -5, r: -2, position: 'P25', cell: 'd', adjacent: ['-4,-2', '-4,-3', '-5,-1'] },
  {
    id: '-4,-2',
    q: -4,
    r: -2,
    position: 'P25',
    cell: 'b',
    adjacent: ['-3,-2', '-3,-3', '-4,-3', '-5,-2', '-5,-1', '-4,-1'],
  },
  {
    id: '-3,-2',
    q: -3,
    r: -2,
    position: 'P14',
    cell: 'd',
    adjacent: ['-2,-2', '-2,-3', '-3,-3', '-4,-2', '-4,-1', '-3,-1'],
  },
  {
    id: '-2,-2',
    q: -2,
    r: -2,
    position: 'P14',
    cell: 'b',
    adjacent: ['-1,-2', '-1,-3', '-2,-3', '-3,-2', '-3,-1', '-2,-1'],
  },
  {
    id: '-1,-2',
    q: -1,
    r: -2,
    position: 'S5',
    cell: 'a',
    adjacent: ['0,-2', '0,-3', '-1,-3', '-2,-2', '-2,-1', '-1,-1'],
  },
  { id: '0,-2', q: 0, r: -2, position: 'S5', cell: 'b', adjacent: ['1,-2', '1,-3', '0,-3', '-1,-2', '-1,-1', '0,-1'] },
  { id: '1,-2', q: 1, r: -2, position: 'P01', cell: 'd', adjacent: ['2,-2', '2,-3', '1,-3', '0,-2', '0,-1', '1,-1'] },
  { id: '2,-2', q: 2, r: -2, position: 'S1', cell: 'c', adjacent: ['3,-2', '3,-3', '2,-3', '1,-2', '1,-1', '2,-1'] },
  { id: '3,-2', q: 3, r: -2, position: 'S1', cell: 'a', adjacent: ['4,-2', '4,-3', '3,-3', '2,-2', '2,-1', '3,-1'] },
  { id: '4,-2', q: 4, r: -2, position: 'P09', cell: 'c', adjacent: ['5,-2', '5,-3', '4,-3', '3,-2', '3,-1', '4,-1'] },
  { id: '5,-2', q: 5, r: -2, position: 'P09', cell: 'd', adjacent: ['6,-2', '6,-3', '5,-3', '4,-2', '4,-1', '5,-1'] },
  { id: '6,-2', q: 6, r: -2, position: 'P22', cell: 'c', adjacent: ['7,-2', '7,-3', '6,-3', '5,-2', '5,-1', '6,-1'] },
  { id: '7,-2', q: 7, r: -2, position: 'P22', cell: 'd', adjacent: ['7,-3', '6,-2', '6,-1'] },
  { id: '-5,-1', q: -5, r: -1, position: 'P20', cell: 'c', adjacent: ['-4,-1', '-4,-2', '-5,-2', '-6,0', '-5,0'] },
  {
    id: '-4,-1',
    q: -4,
    r: -1,
    position: 'P20',
    cell: 'a',
    adjacent: ['-3,-1', '-3,-2', '-4,-2', '-5,-1', '-5,0', '-4,0'],
  },
  {
    id: '-3,-1',
    q: -3,
    r: -1,
    position: 'P07',
    cell: 'c',
    adjacent: ['-2,-1', '-2,-2', '-3,-2', '-4,-1', '-4,0', '-3,0'],
  },
  {
    id: '-2,-1',
    q: -2,
    r: -1,
    position: 'P07',
    cell: 'a',
    adjacent: ['-1,-1', '-1,-2', '-2,-2', '-3,-1', '-3,0', '-2,0'],
  },
  {
    id: '-1,-1',
    q: -1,
    r: -1,
    position: 'S5',
    cell: 'c',
    adjacent: ['0,-1', '0,-2', '-1,-2', '-2,-1', '-2,0', '-1,0'],
  },
  { id: '0,-1', q: 0, r: -1, position: 'S5', cell: 'd', adjacent: ['1,-1', '1,-2', '0,-2', '-1,-1', '-1,0', '0,0'] },
  { id: '1,-1', q: 1, r: -1, position: 'S1', cell: 'd', adjacent: ['2,-1', '2,-2', '1,-2', '0,-1', '0,0', '1,0'] },
  { id: '2,-1', q: 2, r: -1, position: 'S1', cell: 'b', adjacent: ['3,-1', '3,-2', '2,-2', '1,-1', '1,0', '2,0'] },
  { id: '3,-1', q: 3, r: -1, position: 'P04', cell: 'a', adjacent: ['4,-1', '4,-2', '3,-2', '2,-1', '2,0', '3,0'] },
  { id: '4,-1', q: 4, r: -1, position: 'P04', cell: 'b', adjacent: ['5,-1', '5,-2', '4,-2', '3,-1', '3,0', '4,0'] },
  { id: '5,-1', q: 5, r: -1, position: 'P16', cell: 'a', adjacent: ['6,-1', '6,-2', '5,-2', '4,-1', '4,0', '5,0'] },
  { id: '6,-1', q: 6, r: -1, position: 'P16', cell: 'b', adjacent: ['7,-2', '6,-2', '5,-1', '5,0', '6,0'] },
  { id: '-6,0', q: -6, r: 0, position: 'P20', cell: 'd', adjacent: ['-5,0', '-5,-1', '-6,1'] },
  { id: '-5,0', q: -5, r: 0, position: 'P20', cell: 'b', adjacent: ['-4,0', '-4,-1', '-5,-1', '-6,0', '-6,1', '-5,1'] },
  { id: '-4,0', q: -4, r: 0, position: 'P07', cell: 'd', adjacent: ['-3,0', '-3,-1', '-4,-1', '-5,0', '-5,1', '-4,1'] },
  { id: '-3,0', q: -3, r: 0, position: 'P07', cell: 'b', adjacent: ['-2,0', '-2,-1', '-3,-1', '-4,0', '-4,1', '-3,1'] },
  { id: '-2,0', q: -2, r: 0, position: 'S4', cell: 'a', adjacent: ['-1,0', '-1,-1', '-2,-1', '-3,0', '-3,1', '-2,1'] },
  { id: '-1,0', q: -1, r: 0, position: 'S4', cell: 'b', adjacent: ['0,0', '0,-1', '-1,-1', '-2,0', '-2,1', '-1,1'] },
  { id: '0,0', q: 0, r: 0, position: '', cell: '', adjacent: ['1,0', '1,-1', '0,-1', '-1,0', '-1,1', '0,1'] },
  { id: '1,0', q: 1, r: 0, position: 'S2', cell: 'a', adjacent: ['2,0', '2,-1', '1,-1', '0,0', '0,1', '1,1'] },
  { id: '2,0', q: 2, r: 0, position: 'S2', cell: 'b', adjacent: ['3,0', '3,-1', '2,-1', '1,0', '1,1', '2,1'] },
  { id: '3,0', q: 3, r: 0, position: 'P04', cell: 'c', adjacent: ['4,0', '4,-1', '3,-1', '2,0', '2,1', '3,1'] },
  { id: '4,0', q: 4, r: 0, position: 'P04', cell: 'd', adjacent: ['5,0', '5,-1', '4,-1', '3,0', '3,1', '4,1'] },
  { id: '5,0', q: 5, r: 0, position: 'P16', cell: 'c', adjacent: ['6,0', '6,-1', '5,-1', '4,0', '4,1', '5,1'] },
  { id: '6,0', q: 6, r: 0, position: 'P16', cell: 'd', adjacent: ['6,-1', '5,0', '5,1'] },
  { id: '-6,1', q: -6, r: 1, position: 'P19', cell: 'c', adjacent: ['-5,1', '-5,0', '-6,0', '-7,2', '-6,2'] },
  { id: '-5,1', q: -5, r: 1, position: 'P19', cell: 'a', adjacent: ['-4,1', '-4,0', '-5,0', '-6,1', '-6,2', '-5,2'] },
  { id: '-4,1', q: -4, r: 1, position: 'P06', cell: 'c', adjacent: ['-3,1', '-3,0', '-4,0', '-5,1', '-5,2', '-4,2'] },
  { id: '-3,1', q: -3, r: 1, position: 'P06', cell: 'a', adjacent: ['-2,1', '-2,0', '-3,0', '-4,1', '-4,2', '-3,2'] },
  { id: '-2,1', q: -2, r: 1, position: 'S4', cell: 'c', adjacent: ['-1,1', '-1,0', '-2,0', '-3,1', '-3,2', '-2,2'] },
  { id: '-1,1', q: -1, r: 1, position: 'S4', cell: 'd', adjacent: ['0,1', '0,0', '-1,0', '-2,1', '-2,2', '-1,2'] },
  { id: '0,1', q: 0, r: 1, position: 'S3', cell: 'a', adjacent: ['1,1', '1,0', '0,0', '-1,1', '-1,2', '0,2'] },
  { id: '1,1', q: 1, r: 1, position: 'S2', cell: 'c', adjacent: ['2,1', '2,0', '1,0', '0,1', '0,2', '1,2'] },
  { id: '2,1', q: 2, r: 1, position: 'S2', cell: 'd', adjacent: ['3,1', '3,0', '2,0', '1,1', '1,2', '2,2'] },
  { id: '3,1', q: 3, r: 1, position: 'P10', cell: 'a', adjacent: ['4,1', '4,0', '3,0', '2,1', '2,2', '3,2'] },
  { id: '4,1', q: 4, r: 1, position: 'P17', cell: 'a', adjacent: ['5,1', '5,0', '4,0', '3,1', '3,2', '4,2'] },
  { id: '5,1', q: 5, r: 1, position: 'P17', cell: 'b', adjacent: ['6,0', '5,0', '4,1', '4,2', '5,2'] },
  { id: '-7,2', q: -7, r: 2, position: 'P19', cell: 'd', adjacent: ['-6,2', '-6,1', '-7,3'] },
  { id: '-6,2', q: -6, r: 2, position: 'P19', cell: 'b', adjacent: ['-5,2', '-5,1', '-6,1', '-7,2', '-7,3', '-6,3'] },
  { id: '-5,2', q: -5, r: 2, position: 'P06', cell: 'd', adjacent: ['-4,2', '-4,1', '-5,1', '-6,2', '-6,3', '-5,3'] },
  { id: '-4,2', q: -4, r: 2, position: 'P06', cell: 'b', adjacent: ['-3,2', '-3,1', '-4,1', '-5,2', '-5,3', '-4,3'] },
  { id: '-3,2', q: -3, r: 2, position: 'P02', cell: 'a', adjacent: ['-2,2', '-2,1', '-3,1', '-4,2', '-4,3', '-3,3'] },
  { id: '-2,2', q: -2, r: 2, position: 'P02', cell: 'b', adjacent: ['-1,2', '-1,1', '-2,1', '-3,2', '-3,3', '-2,3'] },
  { id: '-1,2', q: -1, r: 2, position: 'S3', cell: 'c', adjacent: ['0,2', '0,1', '-1,1', '-2,2', '-2,3', '-1,3'] },
  { id: '0,2', q: 0, r: 2, position: 'S3', cell: 'b', adjacent: ['1,2', '1,1', '0,1', '-1,2', '-1,3', '0,3'] },
  { id: '1,2', q: 1, r: 2, position: 'P05', cell: 'a', adjacent: ['2,2', '2,1', '1,1', '0,2', '0,3', '1,3'] },
  { id: '2,2', q: 2, r: 2, position: 'P10', cell: 'c', adjacent: ['3,2', '3,1', '2,1', '1,2', '1,3', '2,3'] },
  { id: '3,2', q: 3, r: 2, position: 'P10', cell: 'b', adjacent: ['4,2', '4,1', '3,1', '2,2', '2,3', '3,3'] },
  { id: '4,2', q: 4, r: 2, position: 'P17', cell: 'c', adjacent: ['5,2', '5,1', '4,1', '3,2', '3,3', '4,3'] },
  { id: '5,2', q: 5, r: 2, position: 'P17', cell: 'd', adjacent: ['5,1', '4,2', '4,3'] },
  { id: '-7,3', q: -7, r: 3, position: 'P24', cell: 'c', adjacent: ['-6,3', '-6,2', '-7,2', '-8,4', '-7,4'] },
  { id: '-6,3', q: -6, r: 3, position: 'P24', cell: 'a', adjacent: ['-5,3', '-5,2', '-6,2', '-7,3', '-7,4', '-6,4'] },
  { id: '-5,3', q: -5, r: 3, position: 'P13', cell: 'c', adjacent: ['-4,3', '-4,2', '-5,2', '-6,3', '-6,4', '-5,4'] },
  { id: '-4,3', q: -4, r: 3, position: 'P13', cell: 'a', adjacent: ['-3,3', '-3,2', '-4,2', '-5,3', '-5,4', '-4,4'] },
  { id: '-3,3', q: -3, r: 3, position: 'P02', cell: 'c', adjacent: ['-2,3', '-2,2', '-3,2', '-4,3', '-4,4', '-3,4'] },
  { id: '-2,3', q: -2, r: 3, position: 'P02', cell: 'd', adjacent: ['-1,3', '-1,2', '-2,2', '-3,3', '-3,4', '-2,4'] },
  { id: '-1,3', q: -1, r: 3, position: 'S3', cell: 'd', adjacent: ['0,3', '0,2', '-1,2', '-2,3', '-2,4', '-1,4'] },
  { id: '0,3', q: 0, r: 3, position: 'P05', cell: 'c', adjacent: ['1,3', '1,2', '0,2', '-1,3', '-1,4', '0,4'] },
  { id: '1,3', q: 1, r: 3, position: 'P05', cell: 'b', adjacent: ['2,3', '2,2', '1,2', '0,3', '0,4', '1,4'] },
  { id: '2,3', q: 2, r: 3, position: 'P10', cell: 'd', adjacent: ['3,3', '3,2', '2,2', '1,3', '1,4', '2,4'] },
  { id: '3,3', q: 3, r: 3, position: 'P23', cell: 'a', adjacent: ['4,3', '4,2', '3,2', '2,3', '2,4', '3,4'] },
  { id: '4,3', q: 4, r: 3, position: 'P23', cell: 'b', adjacent: ['5,2', '4,2', '3,3', '3,4', '4,4'] },
  { id: '-8,4', q: -8, r: 4, position: 'P24', cell: 'd', adjacent: ['-7,4', '-7,3', 'L:SW'] },
  { id: '-7,4', q: -7, r: 4, position: 'P24', cell: 'b', adjacent: ['-6,4', '-6,3', '-7,3', '-8,4', 'L:SW'] },
  { id: '-6,4', q: -6, r: 4, position: 'P13', cell: 'd', adjacent: ['-5,4', '-5,3', '-6,3', '-7,4', 'L:SW'] },
  { id: '-5,4', q: -5, r: 4, position: 'P13', cell: 'b', adjacent: ['-4,4', '-4,3', '-5,3', '-6,4'] },
  { id: '-4,4', q: -4, r: 4, position: 'P12', cell: 'a', adjacent: ['-3,4', '-3,3', '-4,3', '-5,4', '-4,5'] },
  { id: '-3,4', q: -3, r: 4, position: 'P12', cell: 'b', adjacent: ['-2,4', '-2,3', '-3,3', '-4,4', '-4,5', '-3,5'] },
  { id: '-2,4', q: -2, r: 4, position: 'P11', cell: 'a', adjacent: ['-1,4', '-1,3', '-2,3', '-3,4', '-3,5', '-2,5'] },
  { id: '-1,4', q: -1, r: 4, position: 'P11', cell: 'b', adjacent: ['0,4', '0,3', '-1,3', '-2,4', '-2,5', '-1,5'] },
  { id: '0,4', q: 0, r: 4, position: 'P05', cell: 'd', adjacent: ['1,4', '1,3', '0,3', '-1,4', '-1,5', '0,5'] },
  { id: '1,4', q: 1, r: 4, position: 'P18', cell: 'c', adjacent: ['2,4', '2,3', '1,3', '0,4', '0,5', '1,5'] },
  { id: '2,4', q: 2, r: 4, position: 'P18', cell: 'a', adjacent: ['3,4', '3,3', '2,3', '1,4', '1,5', 'L:SE'] },
  { id: '3,4', q: 3, r: 4, position: 'P23', cell: 'c', adjacent: ['4,4', '4,3', '3,3', '2,4', 'L:SE'] },
  { id: '4,4', q: 4, r: 4, position: 'P23', cell: 'd', adjacent: ['4,3', '3,4', 'L:SE'] },
  { id: '-4,5', q: -4, r: 5, position: 'P12', cell: 'c', adjacent: ['-3,5', '-3,4', '-4,4'] },
  { id: '-3,5', q: -3, r: 5, position: 'P12', cell: 'd', adjacent: ['-2,5', '-2,4', '-3,4', '-4,5'] },
  { id: '-2,5', q: -2, r: 5, position: 'P11', cell: 'c', adjacent: ['-1,5', '-1,4', '-2,4', '-3,5'] },
  { id: '-1,5', q: -1, r: 5, position: 'P11', cell: 'd', adjacent: ['0,5', '0,4', '-1,4', '-2,5'] },
  { id: '0,5', q: 0, r: 5, position: 'P18', cell: 'd', adjacent: ['1,5', '1,4', '0,4', '-1,5'] },
  { id: '1,5', q: 1, r: 5, position: 'P18', cell: 'b', adjacent: ['L:SE', '2,4', '1,4', '0,5'] },
  { id: 'L:NW', q: 0, r: 0, position: '', cell: '', adjacent: ['-1,-5', '-2,-4', '-4,-3', '-3,-3'] },
  { id: 'L:NE', q: 0, r: 0, position: '', cell: '', adjacent: ['6,-5', '6,-4', '7,-3', '6,-3'] },
  { id: 'L:SE', q: 0, r: 0, position: '', cell: '', adjacent: ['4,4', '3,4', '2,4', '1,5'] },
  { id: 'L:SW', q: 0, r: 0, position: '', cell: '', adjacent: ['-7,4', '-8,4', '-6,4'] },
]
