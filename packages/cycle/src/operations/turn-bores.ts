import type { HoleGroup } from '@truciolo/part';
import { drillSeconds, isPecked, LARGEST_DRILL, TAP_REVERSAL, tapSeconds } from '../cuts/drill-cut.ts';
import { boreCut } from '../cuts/turn-cut.ts';
import type { Workplace } from '../cuts/workplace.ts';
import type { CycleOperation } from '../model/cycle-proposal.ts';
import { because } from '../model/reason.ts';
import { PATH_SHARE } from '../practice.data.ts';
import type { ChosenThread } from './choose-thread.ts';
import { isSpotted, spot } from './drill-holes.ts';
import { isDrillable } from './feasible.ts';
import { disc, holeVolume, widest } from './hole-shape.ts';
import { LEAST_VOLUME, operation } from './operation.ts';
import { turnThread } from './turn-threads.ts';

/** A hole wider than this is bored after the drill, for size and run-out [practice]. */
const BORED_FROM = 12;
const DRILL_SHORT_OF_BORE = 2;
/** Wider threads are cut with an insert: such taps are dear and want the torque of a large spindle [practice]. */
const LARGEST_TAP = 24;

const isBored = (group: HoleGroup, thread: ChosenThread | null): boolean =>
  widest(group) > group.diameter ||
  group.counterbore !== null ||
  (group.diameter > BORED_FROM && thread === null);

/** Edges of a hole around the axis that an insert breaks, on the side of the drill and on the other. */
export function turnedMouths(group: HoleGroup, thread: ChosenThread | null): { near: number; far: number } {
  const isBroken = group.countersink !== null || (isSpotted(group) && !isBored(group, thread));
  return { near: isBroken ? 0 : 1, far: group.through ? 1 : 0 };
}

/** A hole around the axis: centred, drilled, then bored where it is wide or stepped; the bore of a tube is not drilled. */
export function turnBore(
  place: Workplace,
  group: HoleGroup,
  thread: ChosenThread | null,
  tubeBore: number,
): readonly CycleOperation[] {
  const { diameter, depth, through, count, faces } = group;
  if (tubeBore < diameter && !isDrillable(group)) return [];
  const bored = isBored(group, thread);
  const drill = Math.min(
    LARGEST_DRILL,
    bored && diameter > BORED_FROM ? diameter - DRILL_SHORT_OF_BORE : diameter,
  );
  const path = { diameter: drill, depth, through };
  const each = tubeBore >= drill ? null : drillSeconds(place, path);
  const drilled = Math.max(0, disc(Math.max(drill, tubeBore)) - disc(tubeBore)) * depth;
  const left = Math.max(0, holeVolume(group) - disc(Math.max(drill, tubeBore)) * depth);
  const cut = bored ? boreCut(place, diameter, { from: Math.max(drill, tubeBore), depth }) : null;
  const area = Math.PI * diameter * depth;
  const isTurned = thread !== null && thread.major > LARGEST_TAP;
  const tapped = thread && !isTurned ? tapSeconds(place, thread, group) : null;
  return [
    ...(each === null ? [] : spot(place, group)),
    ...operation(
      'drill',
      'drill',
      drill,
      each === null ? null : each + place.positioning,
      isPecked(path)
        ? because('hole-pecked', { count, diameter: drill, depth, ratio: depth / drill })
        : because('hole', { count, diameter: drill, depth }),
      { volume: drilled, faces },
    ),
    ...operation(
      'bore',
      'boring-bar',
      null,
      cut && (left / (cut.Q * PATH_SHARE) + area / cut.surface) * 60 + place.positioning,
      because('hole', { count, diameter, depth }),
      { volume: left, faces },
    ),
    ...operation(
      'tap',
      'tap',
      thread?.major ?? null,
      tapped === null ? null : tapped + place.positioning + TAP_REVERSAL,
      thread?.assumed
        ? because('thread-assumed', { count, thread: thread.designation, diameter })
        : because('thread-chosen', { count, thread: thread?.designation ?? '' }),
    ),
    ...(isTurned
      ? turnThread(place, { ...thread, name: thread.designation, side: 'internal', length: depth, faces })
      : []),
  ];
}

/** Hollows around the axis that no hole explains, by volume: the bar reaches them at about half the diameter. */
export function boreOut(place: Workplace, diameter: number, volume: number): readonly CycleOperation[] {
  const cut = volume > LEAST_VOLUME ? boreCut(place, diameter / 2) : null;
  if (!cut) return [];
  const rate = cut.Q * PATH_SHARE;
  const seconds = (volume / rate) * 60 + place.positioning;
  return operation('bore', 'boring-bar', null, seconds, because('removed-volume', { volume, rate }));
}
