/** The font size, in units of a drawing, that is 11 pixels on the screen; `box` units are drawn `size` pixels wide. */
export function legible(box: number, size: number): number {
  return (11 * box) / size
}
