import { PLANE } from '../canon/row-kind.ts';
import type { IsoRun } from './iso-run.ts';
import { BIT, LETTER } from './letters.ts';

type Setting = (run: IsoRun) => void;

function units(run: IsoRun, unit: number): void {
  if (run.unit !== unit && run.unitLine > 0) {
    run.finding('unit-mix', 1, { unit: unit > 1 ? 'pollici (G20)' : 'millimetri (G21)' });
  }
  // Feed keeps its physical value: the number in force was already turned into mm.
  run.unit = unit;
  run.unitLine = run.line;
  run.job.unit.isDeclared = true;
}

function pathMode(run: IsoRun, exactStop: boolean): void {
  const { block } = run;
  const tolerance = run.rs274 && block.has(BIT.P) ? block.take(LETTER.P, 0) * run.unit : 0;
  block.used |= BIT.P | BIT.Q;
  run.sink.set({ exactStop, tolerance });
}

/** Codes that only change how later words are read. Keys are G codes times ten. */
export const SETTINGS: ReadonlyMap<number, Setting> = new Map<number, Setting>([
  [
    170,
    (run) => {
      run.plane = PLANE.xy;
    },
  ],
  [
    180,
    (run) => {
      run.plane = PLANE.zx;
    },
  ],
  [
    190,
    (run) => {
      run.plane = PLANE.yz;
    },
  ],
  [200, (run) => units(run, 25.4)],
  [210, (run) => units(run, 1)],
  // LinuxCNC and GRBL: G61 follows the path exactly but only G61.1 stops at each block's end.
  [610, (run) => pathMode(run, !run.rs274)],
  [611, (run) => pathMode(run, true)],
  [640, (run) => pathMode(run, false)],
  [
    900,
    (run) => {
      run.incremental = false;
    },
  ],
  [
    910,
    (run) => {
      run.incremental = true;
    },
  ],
  [
    901,
    (run) => {
      run.absoluteCentres = true;
    },
  ],
  [
    911,
    (run) => {
      run.absoluteCentres = false;
    },
  ],
  [930, (run) => run.sink.set({ feedMode: 'inverseTime' })],
  [940, (run) => changeFeedMode(run, 'perMinute')],
  [950, (run) => changeFeedMode(run, 'perRevolution')],
  [970, (run) => run.sink.set({ surfaceSpeed: 0 })],
  [
    980,
    (run) => {
      run.retractToR = false;
    },
  ],
  [
    990,
    (run) => {
      run.retractToR = true;
    },
  ],
]);

/** Units of Mach3 and of the G code system C; Haas drills patterns with these codes, lathes turn with them. */
export const UNIT_SETTINGS: ReadonlyMap<number, Setting> = new Map<number, Setting>([
  [700, (run) => units(run, 25.4)],
  [710, (run) => units(run, 1)],
]);

/** LinuxCNC only: diameter and radius programming of X. */
export const RS274_SETTINGS: ReadonlyMap<number, Setting> = new Map<number, Setting>([
  [
    70,
    (run) => {
      run.xFactor = 0.5;
    },
  ],
  [
    80,
    (run) => {
      run.xFactor = 1;
    },
  ],
]);

/** Macro-B mill. */
export const MILL_SETTINGS: ReadonlyMap<number, Setting> = new Map<number, Setting>([
  [
    150,
    (run) => {
      run.polar = false;
    },
  ],
  [
    160,
    (run) => {
      run.polar = true;
    },
  ],
  [
    90,
    (run) => {
      run.exactStopOnce = true;
    },
  ],
]);

/** Macro-B lathe, code system A: G98 and G99 are feed modes, G90 G92 G94 are cycles. */
export const LATHE_SETTINGS: ReadonlyMap<number, Setting> = new Map<number, Setting>([
  [980, (run) => changeFeedMode(run, 'perMinute')],
  [990, (run) => changeFeedMode(run, 'perRevolution')],
  [
    90,
    (run) => {
      run.exactStopOnce = true;
    },
  ],
]);

function changeFeedMode(run: IsoRun, feedMode: 'perMinute' | 'perRevolution'): void {
  if (run.sink.state.feedMode === feedMode) return;
  run.sink.set({ feedMode });
  // A feed of another mode means nothing in this one.
  run.feed = 0;
}
