import { type Millimetres, mm } from '@truciolo/units';
import { fail, type Outcome, succeed } from './outcome.ts';
import { roundHalfUp } from './rounding.ts';
import type { ThreadData } from './thread-data.ts';

/** Depth to drill (cylindrical part, without the point) for so much full thread in a blind hole. */
export function blindHoleDepth(data: ThreadData, threadDepth: number): Outcome<Millimetres> {
  if (!Number.isFinite(threadDepth) || threadDepth <= 0) {
    return fail('invalid-number', 'La profondità filettata deve essere maggiore di zero.');
  }
  if (!data.runOut) {
    return fail('not-applicable', `Per ${data.designation} non è data l’uscita del filetto nel foro cieco.`);
  }
  return succeed(mm(roundHalfUp(threadDepth + data.runOut.length, 3)));
}
