import type { HoleGroup } from '@truciolo/part';
import { drillSeconds, isPecked, LARGEST_DRILL, TAP_REVERSAL, tapSeconds } from '../cuts/drill-cut.ts';
import { endMill, millCut } from '../cuts/mill-cut.ts';
import type { Workplace } from '../cuts/workplace.ts';
import type { CycleOperation } from '../model/cycle-proposal.ts';
import { because } from '../model/reason.ts';
import { PATH_SHARE } from '../practice.data.ts';
import type { ChosenThread } from './choose-thread.ts';
import { isDrillable } from './feasible.ts';
import {
  counterboreVolume,
  countersinkDepth,
  countersinkVolume,
  disc,
  stepVolume,
  widest,
} from './hole-shape.ts';
import { operation } from './operation.ts';

/** Spot drills that centre and break the edge in one go, mm. */
const spotDrill = (diameter: number): number => (diameter > 9 ? 16 : 10);
/** Beyond this the edge is broken by the chamfer mill. */
const LARGEST_SPOT = 16;

/** Seconds a mill needs to open a round volume of one hole; never a cutter wider than 0.6 of it. */
function opened(place: Workplace, width: number, volume: number): { D: number; seconds: number } | null {
  const cut = millCut(place, { D: endMill(Math.min(20, 0.6 * width)), kind: 'shoulder' });
  return cut && { D: cut.D, seconds: (volume / (cut.Q * PATH_SHARE)) * 60 + place.positioning };
}

/** Whether the edge is broken before the drill: by the spot drill, or by the countersink of the model. */
export const isSpotted = ({ diameter, counterbore, countersink }: HoleGroup): boolean =>
  countersink !== null || (counterbore === null && diameter <= LARGEST_SPOT);

/** Centres the holes for a drill that would wander; wider drills centre themselves. */
export function spot(place: Workplace, { diameter, count }: HoleGroup): readonly CycleOperation[] {
  if (diameter > LARGEST_SPOT) return [];
  const depth = Math.min(diameter, spotDrill(diameter)) / 2;
  const each = drillSeconds(place, { diameter: spotDrill(diameter), depth, through: false });
  const seconds = each === null ? null : count * (each + place.positioning);
  const reason = because('hole', { count, diameter, depth });
  return operation('spot', 'spot-drill', spotDrill(diameter), seconds, reason, { count });
}

function drill(place: Workplace, group: HoleGroup): readonly CycleOperation[] {
  const { diameter, depth, count, faces } = group;
  const volume = count * disc(diameter) * depth;
  const shape = { count, volume, faces };
  if (diameter > LARGEST_DRILL) {
    const milled = opened(place, diameter, disc(diameter) * depth);
    const reason = because('hole', { count, diameter, depth });
    return operation(
      'mill-hole',
      'end-mill',
      milled?.D ?? null,
      milled && count * milled.seconds,
      reason,
      shape,
    );
  }
  const each = drillSeconds(place, group);
  const reason = isPecked(group)
    ? because('hole-pecked', { count, diameter, depth, ratio: depth / diameter })
    : because('hole', { count, diameter, depth });
  const seconds = each === null ? null : count * (each + place.positioning);
  return operation('drill', 'drill', diameter, seconds, reason, shape);
}

function widen(place: Workplace, group: HoleGroup): readonly CycleOperation[] {
  const { count, counterbore } = group;
  const each = counterboreVolume(group) + stepVolume(group);
  if (each <= 0) return [];
  const diameter = counterbore?.diameter ?? widest(group);
  const milled = opened(place, diameter, each);
  const depth = counterbore?.depth ?? group.depth;
  const reason = because('hole', { count, diameter, depth });
  return operation('counterbore', 'end-mill', milled?.D ?? null, milled && count * milled.seconds, reason, {
    count,
    volume: count * each,
  });
}

function sink(place: Workplace, group: HoleGroup): readonly CycleOperation[] {
  const { countersink, count } = group;
  if (!countersink) return [];
  const depth = countersinkDepth(group);
  const path = { diameter: Math.min(countersink.diameter, LARGEST_DRILL), depth, through: false };
  const each = drillSeconds(place, path);
  const seconds = each === null ? null : count * (each + place.positioning);
  const reason = because('hole', { count, diameter: countersink.diameter, depth });
  return operation('countersink', 'countersink', countersink.diameter, seconds, reason, {
    count,
    volume: count * countersinkVolume(group),
  });
}

function tap(place: Workplace, group: HoleGroup, thread: ChosenThread | null): readonly CycleOperation[] {
  if (!thread) return [];
  const { count, diameter } = group;
  const each = tapSeconds(place, thread, group);
  const seconds = each === null ? null : count * (each + place.positioning + TAP_REVERSAL);
  const reason = thread.assumed
    ? because('thread-assumed', { count, thread: thread.designation, diameter })
    : because('thread-chosen', { count, thread: thread.designation });
  return operation('tap', 'tap', thread.major, seconds, reason, { count });
}

/** Centred, drilled, counterbored, countersunk and tapped: each step of a group is a separate operation. */
export function drillHoles(
  place: Workplace,
  group: HoleGroup,
  thread: ChosenThread | null,
): readonly CycleOperation[] {
  if (!isDrillable(group)) return [];
  return [
    ...(group.countersink || group.counterbore ? [] : spot(place, group)),
    ...drill(place, group),
    ...widen(place, group),
    ...sink(place, group),
    ...tap(place, group, thread),
  ];
}
