import type { PartReport } from '@truciolo/part';
import { because, type Reason } from './model/reason.ts';
import type { ChosenThread } from './operations/choose-thread.ts';

/** What no model says, and what this one leaves open. */
export function listUnknowns(part: PartReport, threads: readonly (ChosenThread | null)[]): readonly Reason[] {
  const assumed = part.holes.reduce(
    (sum, { count }, index) => sum + (threads[index]?.assumed ? count : 0),
    0,
  );
  return [
    because('tolerances-unknown', {}),
    because('roughness-unknown', {}),
    because('treatments-unknown', {}),
    because('burrs-unknown', {}),
    ...(assumed > 0 ? [because('threads-unknown', { holes: assumed })] : []),
    ...(part.turning ? [because('outside-threads-unknown', {})] : []),
    ...(part.exact ? [] : [because('mesh-only', {})]),
    ...(part.process === 'casting' ? [because('free-form', {})] : []),
  ];
}
