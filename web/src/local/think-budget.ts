/** How long a bot may still think: one time for a whole turn of its own, however many decisions the turn has. */
import type { Seat } from '@ludarium/kernel'

/** What is always left for a decision late in a turn, as a share of the whole time. */
const RESERVE = 1 / 16

export class ThinkBudget {
  private turn = -1
  private seat: Seat = -1
  private spent = 0

  /** Milliseconds for the decision that comes now. */
  left(turn: number, seat: Seat, whole: number): number {
    if (turn !== this.turn || seat !== this.seat) {
      this.turn = turn
      this.seat = seat
      this.spent = 0
    }
    return Math.max(whole - this.spent, whole * RESERVE)
  }

  /** The decision is made. */
  took(milliseconds: number): void {
    this.spent += milliseconds
  }
}
