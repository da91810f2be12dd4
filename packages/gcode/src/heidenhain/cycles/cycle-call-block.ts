import { feedOf, targetOf } from '../contour.ts';
import type { KlartextRun } from '../klartext-run.ts';
import { runEarlyM, runLateM } from '../m-codes.ts';
import { readMotionWords } from '../read-motion-words.ts';
import { callCycle } from './call-cycle.ts';
import { levelsOf } from './cycle-values.ts';
import { callAt } from './patterns.ts';

/** `CYCL CALL`, `CYCL CALL PAT`, `CYCL CALL POS X+10 Y+5`; the cursor after CALL. */
export function runCycleCall(run: KlartextRun): void {
  const { formula, path } = run;
  const pattern = formula.takeName('PAT');
  const position = !pattern && formula.takeName('POS');
  const words = readMotionWords(run);
  if (formula.error !== '') return;
  runEarlyM(run, words);
  if (pattern) {
    const own = run.q.read('Q', 203);
    for (const [u, v, level] of run.pattern) {
      if (level !== 0) run.q.write('Q', 203, level / run.unit);
      callAt(run, [[u, v]], levelsOf(run).second);
    }
    if (own !== undefined) run.q.write('Q', 203, own);
  } else {
    if (position) {
      const to = targetOf(run, words);
      if (words.rapid || feedOf(run, words) === 0) path.rapid(to);
      else path.cut(to, run.feed);
    }
    callCycle(run);
  }
  runLateM(run, words);
}
