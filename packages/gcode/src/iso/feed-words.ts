import type { IsoRun } from './iso-run.ts';
import { BIT, LETTER } from './letters.ts';

/** F word: mm/min, mm/rev or 1/min by the feed mode in force. */
export function readFeed(run: IsoRun): void {
  const { block } = run;
  if (!block.has(BIT.F)) {
    // Inverse time holds for its own block only.
    if (run.sink.state.feedMode === 'inverseTime') run.feed = 0;
    return;
  }
  const value = block.take(LETTER.F, 0);
  if (value < 0) {
    run.finding('bad-number', block.columns[LETTER.F] as number, { word: `F${value}` });
    return;
  }
  run.feed = run.sink.state.feedMode === 'inverseTime' ? value : value * run.unit;
}

/** S word: rpm, or m/min under constant surface speed (ft/min in inch programs). */
export function readSpeed(run: IsoRun): void {
  const { block, sink } = run;
  if (!block.has(BIT.S)) return;
  const value = Math.abs(block.take(LETTER.S, 0));
  if (sink.state.surfaceSpeed > 0 || block.hasG(960)) {
    sink.set({ surfaceSpeed: run.unit === 1 ? value : value * 0.3048 });
  } else {
    sink.spindle(sink.state.spindleDirection, value, run.line);
  }
}
