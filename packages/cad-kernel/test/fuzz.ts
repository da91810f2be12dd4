import { analysePart } from '@truciolo/part';
import { openKernel } from '../src/kernel/open-kernel.ts';
import { readPart } from '../src/read-part.ts';
import { kernelSource } from './kernel-source.ts';
import { makeStep } from './make-parts.ts';
import { randomNumbers, randomPart } from './random-part.ts';
import { scorePart } from './score-part.ts';

/**
 * Building and reading a part costs as much as hundreds of lines of a parser: the number of cases is divided by this.
 */
const CASES_A_PART = 200;

/** Blocks with crossing bores and pockets, tilted, written as STEP, read back and compared with their construction. */
export async function fuzzRandomParts(count: number, seed: number) {
  const source = kernelSource();
  const oc = await openKernel(source);
  const random = randomNumbers(seed);
  const parts = Math.max(1, Math.ceil(count / CASES_A_PART));
  const failures: unknown[] = [];
  let [holes, missed, wrong, pocketsRight, worstBox] = [0, 0, 0, 0, 0];
  for (let part = 0; part < parts; part++) {
    const { known, build } = randomPart(random);
    const model = await readPart(makeStep(oc, build), 'step', source);
    const [report] = analysePart(model);
    if (!report) continue;
    const score = scorePart(known, report);
    holes += known.holes.length;
    missed += score.missed.length;
    wrong += score.wrong.length;
    pocketsRight += score.pocketsRight ? 1 : 0;
    worstBox = Math.max(worstBox, score.box);
    if (score.box > 1.005) failures.push({ part, box: score.box });
  }
  const recall = 1 - missed / holes;
  const precision = 1 - wrong / (holes - missed + wrong);
  const summary = { parts, holes, recall, precision, pockets: pocketsRight / parts, worstBox };
  if (recall < 0.99 || precision < 0.99 || pocketsRight / parts < 0.9) failures.push(summary);
  return { ...summary, failures };
}
