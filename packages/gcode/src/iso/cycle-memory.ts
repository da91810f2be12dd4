/** Words that a canned cycle keeps from block to block. Lengths in mm. */
export class CycleMemory {
  /** Level the tool had before the cycle: G98 goes back to it. */
  initial = 0;
  /** Retract level R and bottom, absolute. */
  r = 0;
  bottom = 0;
  hasR = false;
  hasBottom = false;
  /** Peck, seconds of dwell, shift. */
  q = 0;
  dwell = 0;
  i = 0;
  j = 0;
  k = 0;
  /** Feed or pitch words that held when the cycle was programmed. */
  active = false;

  /** Another cycle follows: its words are reset, the initial level stays. */
  change(): void {
    this.hasR = false;
    this.hasBottom = false;
    this.q = 0;
    this.dwell = 0;
    this.i = 0;
    this.j = 0;
    this.k = 0;
  }

  /** A move other than a cycle. */
  clear(): void {
    this.change();
    this.active = false;
  }
}
