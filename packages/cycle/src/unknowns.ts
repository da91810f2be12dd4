import { writeGrouped } from '@truciolo/italian';
import { type HoleGroup, isTight, isTolerance, type PartReport } from '@truciolo/part';
import { because, type Reason } from './model/reason.ts';
import type { ChosenThread } from './operations/choose-thread.ts';

/** Threads on the outside that the model shows, or the doubt whether there are some. */
function outsideThreads({ threads, turning }: PartReport): readonly Reason[] {
  const names = threads
    .filter(({ internal }) => !internal)
    .map(({ designation, major }) => designation ?? `ø${writeGrouped(Math.round(major * 100) / 100)}`);
  if (names.length > 0 && turning) return [];
  if (names.length > 0) return [because('modelled-threads', { threads: [...new Set(names)].join(', ') })];
  return turning ? [because('outside-threads-unknown', {})] : [];
}

const MOST_NAMED = 3;

/** Sizes the file asks more exactly than the cycle makes them. */
function tightSizes({ pmi }: PartReport): readonly Reason[] {
  const sizes = [...new Set(pmi.filter(isTight).map(({ text }) => text))];
  const rest = sizes.length > MOST_NAMED ? '…' : '';
  return sizes.length === 0
    ? []
    : [because('tight-tolerances', { sizes: `${sizes.slice(0, MOST_NAMED).join(', ')}${rest}` })];
}

/** Facts that no model contains and questions that this one leaves open; also usable before a cycle assumes threads. */
export function listUnknowns(
  part: PartReport,
  threads: readonly (ChosenThread | null)[] = [],
  open: readonly HoleGroup[] = [],
): readonly Reason[] {
  const left = open.reduce((sum, { count }) => sum + count, 0);
  const assumed = part.holes.reduce(
    (sum, { count }, index) => sum + (threads[index]?.assumed ? count : 0),
    0,
  );
  return [
    ...(part.pmi.some(isTolerance) ? [] : [because('tolerances-unknown', {})]),
    ...tightSizes(part),
    because('roughness-unknown', {}),
    because('treatments-unknown', {}),
    because('burrs-unknown', {}),
    ...(assumed > 0 ? [because('threads-unknown', { holes: assumed })] : []),
    ...(left > 0 ? [because('threads-open', { holes: left })] : []),
    ...outsideThreads(part),
    ...(part.exact ? [] : [because('mesh-only', {})]),
    ...(part.process === 'casting' ? [because('free-form', {})] : []),
  ];
}
