import type { Canon } from '../canon/canon.ts';
import { ROW } from '../canon/row-kind.ts';
import type { Machine } from '../machine/machine.ts';
import { restToRest } from './kinematics.ts';

/** Seconds without motion: tool changes, spindle ramps, dwells, M codes. */
export class EventClock {
  private readonly canon: Canon;
  private readonly machine: Machine;
  private readonly seconds: Float32Array;
  private spindleNow = 0;
  /** Index in `canon.tools` of the tool in the spindle: a tool called by name has no number. */
  private toolNow = -1;
  /** A ramp during rapid moves: its start row and its remaining time. */
  private rampRow = -1;
  private rampLeft = 0;
  private counted = 0;

  constructor(canon: Canon, machine: Machine, seconds: Float32Array) {
    this.canon = canon;
    this.machine = machine;
    this.seconds = seconds;
  }

  event(row: number): void {
    const { canon, machine, seconds } = this;
    const value = canon.feed[row] as number;
    switch (canon.kind[row]) {
      case ROW.dwell:
        seconds[row] = value;
        this.waitForSpindle(row);
        return;
      case ROW.toolChange:
        seconds[row] = this.changeSeconds(value);
        return;
      case ROW.spindle:
        this.ramp(row, value);
        return;
      case ROW.orient:
        seconds[row] = machine.spindle.orient;
        return;
      case ROW.swivel:
        seconds[row] = swivelSeconds(machine, value);
        return;
      default:
        seconds[row] = machine.mCodes[String(mNumber(canon, row))] ?? 0;
    }
  }

  /** Rapids hide a ramp; the first cut waits for the rest. */
  motion(row: number, rapid: boolean): void {
    if (this.rampLeft <= 0) return;
    if (!rapid) this.waitForSpindle(row);
  }

  finish(): void {
    this.waitForSpindle(this.canon.count);
  }

  private ramp(row: number, target: number): void {
    const { spindle } = this.machine;
    const top = Math.max(1, spindle.max);
    const limit = (rpm: number) => Math.min(Math.max(rpm, -top), top);
    const change = Math.abs(limit(target) - this.spindleNow) / top;
    this.spindleNow = limit(target);
    const time = change * spindle.ramp;
    if (!spindle.overlap) {
      this.seconds[row] = time;
      return;
    }
    this.waitForSpindle(row);
    this.rampRow = row;
    this.rampLeft = time;
  }

  /** Time since the ramp's start that no row covers is waiting time of the ramp's row. */
  private waitForSpindle(until: number): void {
    if (this.rampLeft <= 0) return;
    this.counted = 0;
    for (let row = this.rampRow + 1; row < until && this.counted < this.rampLeft; row++) {
      this.counted += this.seconds[row] ?? 0;
    }
    const wait = this.rampLeft - this.counted;
    if (wait > 0) this.seconds[this.rampRow] = (this.seconds[this.rampRow] ?? 0) + wait;
    this.rampLeft = 0;
  }

  private changeSeconds(tool: number): number {
    const { seconds, perStation, stations } = this.machine.toolChange;
    const before = this.toolNow;
    this.toolNow = tool;
    if (tool === before) return 0;
    if (stations <= 0) return seconds;
    const [from, to] = [this.stationOf(before), this.stationOf(tool)];
    // The station of a named tool in the turret is unknown: the next one is assumed.
    const apart = from < 0 || to < 0 ? 1 : Math.abs(to - from) % stations;
    const steps = Math.min(apart, stations - apart);
    return seconds + perStation * Math.max(0, steps);
  }

  private stationOf(tool: number): number {
    return this.canon.tools[tool]?.number ?? -1;
  }
}

/** From rest to rest on the slower of the machine's rotary axes. */
function swivelSeconds({ axes }: Machine, degrees: number): number {
  const times = [axes.a, axes.b, axes.c].map(({ rapid, acceleration, jerk }) =>
    restToRest(Math.abs(degrees), rapid / 60, acceleration, jerk),
  );
  return degrees === 0 ? 0 : Math.max(...times);
}

/** M number behind an event, for the machine's table. */
function mNumber(canon: Canon, row: number): number {
  const value = canon.feed[row] as number;
  switch (canon.kind[row]) {
    case ROW.coolant:
      return value === 0 ? 9 : (value & 2) !== 0 ? 8 : 7;
    default:
      return value;
  }
}
