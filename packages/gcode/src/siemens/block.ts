/** How a coordinate is meant: as G90/G91 says, absolute, incremental, or on the shortest/positive/negative way. */
export type Way = 'modal' | 'AC' | 'IC' | 'DC' | 'ACP' | 'ACN';

export interface Coordinate {
  readonly value: number;
  readonly way: Way;
}

/** Words of one block, as read. */
export class SiemensBlock {
  /** X Y Z A B C. */
  readonly axes: (Coordinate | undefined)[] = [];
  /** I J K. */
  readonly centre: (Coordinate | undefined)[] = [];
  /** I1 J1 K1, the point a CIP circle passes through. */
  readonly via: (Coordinate | undefined)[] = [];
  /** Addresses written with a name: CR, AR, AP, RP, TURN, RND, CHF, CHR, ANG... */
  readonly named = new Map<string, Coordinate>();
  readonly g: number[] = [];
  readonly gColumns: number[] = [];
  readonly m: number[] = [];
  readonly mColumns: number[] = [];
  feed: number | undefined;
  speed: number | undefined;
  /** Axes of POS[..]= and POSA[..]=. */
  positioning = false;
  machineCoordinates = false;
  /** Column of the first axis word, 0 = none. */
  axisColumn = 0;
  /** G4 in the block: F and S are a time. */
  dwell = false;
  /** P word: passes of a subprogram. */
  repeats = 1;
  /** Call or cycle of the block, done after its move. */
  call: (() => void) | null = null;

  clear(): void {
    // Emptying an empty list costs: most blocks have only axis words.
    if (this.axes.length > 0) this.axes.length = 0;
    if (this.centre.length > 0) this.centre.length = 0;
    if (this.via.length > 0) this.via.length = 0;
    if (this.named.size > 0) this.named.clear();
    if (this.g.length > 0) {
      this.g.length = 0;
      this.gColumns.length = 0;
    }
    if (this.m.length > 0) {
      this.m.length = 0;
      this.mColumns.length = 0;
    }
    this.feed = undefined;
    this.speed = undefined;
    this.positioning = false;
    this.machineCoordinates = false;
    this.axisColumn = 0;
    this.dwell = false;
    this.repeats = 1;
    this.call = null;
  }

  get hasAxes(): boolean {
    return this.axes.length > 0 || this.named.has('AP') || this.named.has('RP') || this.named.has('ANG');
  }

  number(name: string): number | undefined {
    return this.named.get(name)?.value;
  }
}
