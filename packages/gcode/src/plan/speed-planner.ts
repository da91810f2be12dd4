import type { Machine } from '../machine/machine.ts';
import { BlockBuffer } from './block-buffer.ts';
import { cornerSpeed } from './corner-speed.ts';
import { type Kinematics, kinematicsOf } from './kinematics.ts';
import { limitJerk } from './limit-jerk.ts';
import { blockSeconds, solveSpeeds } from './solve-speeds.ts';

/** Blocks collected before the settled ones are planned and let go. */
const CHUNK = 32_768;
/**
 * Rounds of solving with jerk: a lone short move needs four to settle within one per cent; on a long run of blocks
 * three keep within one per cent of twenty on the programs tried.
 */
const JERK_ROUNDS = 4;
const JERK_ROUNDS_LONG = 3;
const LONG_RUN = 2000;

/** Plans speeds over blocks that follow each other without a stop, and adds their seconds to `seconds[row]`. */
export class SpeedPlanner {
  readonly kinematics: Kinematics;
  private readonly machine: Machine;
  private readonly seconds: Float32Array;
  private readonly buffer = new BlockBuffer();
  /** Speed at the first buffered block's start, squared. */
  private startSpeed = 0;
  private limit = CHUNK;
  /** Direction at the end of the last block; a zero vector = standing. */
  private lastX = 0;
  private lastY = 0;
  private lastZ = 0;
  private moving = false;

  constructor(machine: Machine, seconds: Float32Array) {
    this.machine = machine;
    this.kinematics = kinematicsOf(machine);
    this.seconds = seconds;
  }

  /**
   * Adds a block: `speed` in mm/s already within the axes' limits, directions as unit vectors at its start and end.
   */
  add(
    row: number,
    length: number,
    speed: number,
    acceleration: number,
    jerk: number,
    sx: number,
    sy: number,
    sz: number,
    ex: number,
    ey: number,
    ez: number,
  ): void {
    if (length <= 0) return;
    const { blockTime, cornering } = this.machine;
    const capped = blockTime > 0 ? Math.min(speed, length / blockTime) : speed;
    const corner = this.moving
      ? cornerSpeed(cornering, this.kinematics, this.lastX, this.lastY, this.lastZ, sx, sy, sz)
      : 0;
    this.buffer.push(row, length, capped * capped, acceleration, jerk, corner);
    this.lastX = ex;
    this.lastY = ey;
    this.lastZ = ez;
    this.moving = true;
    if (this.buffer.count >= this.limit) this.release();
  }

  /** The tool comes to rest: everything buffered can be planned. */
  stop(): void {
    const { buffer } = this;
    if (buffer.count > 0) {
      this.solve();
      this.settle(buffer.count);
    }
    this.startSpeed = 0;
    this.limit = CHUNK;
    this.moving = false;
  }

  private solve(): void {
    const { buffer } = this;
    const window = this.machine.lookAhead;
    solveSpeeds(buffer, this.startSpeed, 0, window);
    if (!this.kinematics.hasJerk) return;
    const rounds = buffer.count > LONG_RUN ? JERK_ROUNDS_LONG : JERK_ROUNDS;
    for (let round = 1; round < rounds; round++) {
      limitJerk(buffer);
      solveSpeeds(buffer, this.startSpeed, 0, window);
    }
  }

  /** Plans what later blocks can no longer change: up to the last corner that limits itself. */
  private release(): void {
    const { buffer } = this;
    this.solve();
    const { entry, corner, nominal, count } = buffer;
    const newest = this.machine.lookAhead > 0 ? Math.max(0, count - this.machine.lookAhead) : count - 1;
    let cut = 0;
    for (let i = newest; i > 0; i--) {
      const own = Math.min(corner[i] as number, nominal[i] as number, nominal[i - 1] as number);
      if ((entry[i] as number) >= own) {
        cut = i;
        break;
      }
    }
    if (cut < count / 4) {
      // One long stretch without a corner: keeps more.
      this.limit *= 2;
      return;
    }
    this.settle(cut);
    this.startSpeed = entry[0] as number;
  }

  private settle(n: number): void {
    const { buffer, seconds } = this;
    const { row } = buffer;
    for (let i = 0; i < n; i++) {
      const at = row[i] as number;
      seconds[at] = (seconds[at] as number) + blockSeconds(buffer, i);
    }
    buffer.shift(n);
  }
}
