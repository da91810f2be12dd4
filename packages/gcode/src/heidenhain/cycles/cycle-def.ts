import type { KlartextRun } from '../klartext-run.ts';
import { assign } from '../parameter-blocks.ts';
import { defineCycle } from './define-cycle.ts';
import { runOldDefinition } from './old-definition.ts';
import { runCirclePattern, runGridPattern } from './patterns.ts';

/** Cycles that act when they are defined. */
const IMMEDIATE: Readonly<Record<number, ((run: KlartextRun) => void) | undefined>> = {
  220: runCirclePattern,
  221: runGridPattern,
  // Data for the contour cycles behind them: 20 and 271 are read from their Q parameters.
  20: () => undefined,
  270: () => undefined,
  271: () => undefined,
  // A preset stays on the machine.
  247: () => undefined,
};

/** `CYCL DEF 200 DRILLING Q200=2 …` or, in old cycles, `CYCL DEF 7.1 X+10`; the cursor after DEF. */
export function runCycleDef(run: KlartextRun, piece: number): void {
  const { formula, pieces } = run;
  if (!pieces.isNumber(formula.at)) {
    formula.fail('manca il numero del ciclo');
    return;
  }
  const [number, sub] = cycleNumber(run);
  if (sub !== undefined) {
    runOldDefinition(run, Number(number), Number(sub), piece);
    return;
  }
  readParameters(run);
  const cycle = Number(number);
  const immediate = IMMEDIATE[cycle];
  if (immediate) immediate(run);
  else defineCycle(run, cycle, piece);
}

/** Number and block of `7.1`; some posts write it with a gap, `7 .1`. */
function cycleNumber({ formula, pieces }: KlartextRun): readonly [string, string | undefined] {
  const [number = '', sub] = pieces.written(formula.at).split('.');
  formula.at += 1;
  if (sub !== undefined || !pieces.isNumber(formula.at)) return [number, sub];
  const [, block] = /^\.(\d+)$/.exec(pieces.written(formula.at)) ?? [];
  if (block !== undefined) formula.at += 1;
  return [number, block];
}

/** Title words are passed over; every `Qnnn=` is kept. */
function readParameters(run: KlartextRun): void {
  const { formula, pieces } = run;
  while (formula.at < pieces.count && formula.error === '') {
    if (formula.name === 'Q' && pieces.isNumber(formula.at + 1) && pieces.isSymbol(formula.at + 2, '='))
      assign(run);
    else formula.at += 1;
  }
}
