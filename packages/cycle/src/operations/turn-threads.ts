import { startValues, threadPasses, threadTurning } from '@truciolo/cutting';
import { metresPerMinute, mm } from '@truciolo/units';
import type { Workplace } from '../cuts/workplace.ts';
import type { CycleOperation } from '../model/cycle-proposal.ts';
import { because } from '../model/reason.ts';
import { operation } from './operation.ts';

interface TurnedThread {
  readonly name: string;
  readonly side: 'external' | 'internal';
  readonly major: number;
  readonly pitch: number;
  readonly length: number;
  readonly faces: readonly number[];
}

/** A thread around the axis, cut with an insert in as many passes as its pitch wants. */
export function turnThread(
  { material, limits, positioning }: Workplace,
  { name, side, major, pitch, length, faces }: TurnedThread,
): readonly CycleOperation[] {
  const { vc } = startValues('thread-turning', material, { D: mm(major) }).values;
  const outcome =
    vc === undefined
      ? null
      : threadTurning({
          side,
          D: mm(major),
          P: mm(pitch),
          L: mm(length),
          speed: { by: 'vc', value: metresPerMinute(vc) },
          material,
          machine: limits,
        });
  const seconds = outcome?.ok ? (outcome.result.t ?? 0) + positioning : null;
  const reason = because('thread-turned', { thread: name, length, passes: threadPasses(pitch) });
  return operation('turn-thread', 'thread-insert', null, seconds, reason, { faces });
}
