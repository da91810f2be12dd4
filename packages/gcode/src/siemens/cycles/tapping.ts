import type { HoleWriter } from '../../toolpath/hole-writer.ts';
import type { SiemensRun } from '../siemens-run.ts';
import { type Arguments, type CycleLevels, dwellOf, numberAt } from './cycle-arguments.ts';

/** Coarse pitch of metric threads by nominal size, mm (ISO 261, first choice). */
const COARSE: readonly (readonly [number, number])[] = [
  [3, 0.5],
  [4, 0.7],
  [5, 0.8],
  [6, 1],
  [8, 1.25],
  [10, 1.5],
  [12, 1.75],
  [14, 2],
  [16, 2],
  [18, 2.5],
  [20, 2.5],
  [22, 2.5],
  [24, 3],
  [27, 3],
  [30, 3.5],
  [33, 3.5],
  [36, 4],
  [39, 4],
  [42, 4.5],
  [45, 4.5],
  [48, 5],
];

export function coarsePitch(size: number): number {
  return COARSE.find(([nominal]) => nominal === Math.abs(size))?.[1] ?? 0;
}

/** CYCLE84 rigid (MPIT, PIT at 7 and 8, speeds SST and SST1), CYCLE840 with a floating holder (9 and 10). */
export function tap(
  run: SiemensRun,
  hole: HoleWriter,
  { clear, bottom }: CycleLevels,
  args: Arguments,
  rigid: boolean,
): void {
  const { sink, unit } = run;
  const before = sink.state;
  const given = numberAt(args, rigid ? 8 : 10) * unit || coarsePitch(numberAt(args, rigid ? 7 : 9));
  const speed = (rigid ? Math.abs(numberAt(args, 10)) : 0) || before.spindleSpeed;
  const perTurn = before.feedMode === 'perRevolution' ? run.feed : speed > 0 ? run.feed / speed : 0;
  const pitch = Math.abs(given) || perTurn;
  const signed = numberAt(args, rigid ? 8 : 10) || numberAt(args, rigid ? 7 : 9);
  const forward = signed < 0 ? -1 : rigid || before.spindleDirection === 0 ? 1 : before.spindleDirection;
  sink.spindle(forward, speed, run.line);
  hole.thread(bottom, pitch, run.feed);
  hole.dwell(dwellOf(run, numberAt(args, 5)));
  const out = (rigid ? Math.abs(numberAt(args, 11)) : 0) || speed;
  sink.spindle(forward === 1 ? -1 : 1, out, run.line);
  hole.thread(clear, pitch, run.feed);
  // SDAC: 3, 4 or 5 after the cycle.
  const after = numberAt(args, rigid ? 6 : 7);
  sink.spindle(
    after === 3 ? 1 : after === 4 ? -1 : after === 5 ? 0 : before.spindleDirection,
    before.spindleSpeed,
    run.line,
  );
}
