import type { TurnedGroove } from '@truciolo/part';
import { faceSeconds, grooveSeconds, partingSeconds, turnCut } from '../cuts/turn-cut.ts';
import type { Workplace } from '../cuts/workplace.ts';
import type { CycleOperation } from '../model/cycle-proposal.ts';
import { because } from '../model/reason.ts';
import { PATH_SHARE } from '../practice.data.ts';
import { disc } from './hole-shape.ts';
import { operation } from './operation.ts';

export function faceEnd(place: Workplace, diameter: number, allowance: number): readonly CycleOperation[] {
  const cut = diameter > 0 ? faceSeconds(place, diameter, allowance) : null;
  const reason = because('face-allowance', { allowance, passes: cut?.passes ?? 1 });
  return operation('turn-face', 'rough-insert', null, cut && cut.seconds + place.positioning, reason, {
    volume: disc(diameter) * allowance,
  });
}

/** Share of the usual depth of cut that a mean depth leaves to each of its passes. */
function depthShare(depth: number, ap: number): number {
  const passes = Math.max(1, Math.round(depth / ap));
  return Math.min(1, depth / (passes * ap));
}

/** Roughing by the remaining bar around the profile in passes over `length`, finishing by the profile's surface. */
export function turnOutside(
  place: Workplace,
  { diameter, length }: { readonly diameter: number; readonly length: number },
  volume: number,
  area: number,
): readonly CycleOperation[] {
  const rough = volume > 0 ? turnCut(place, diameter, 'rough') : null;
  const finish = area > 0 ? turnCut(place, diameter, 'finish') : null;
  const depth = volume / Math.max(Math.PI * diameter * length, 1e-9);
  const rate = rough ? rough.Q * PATH_SHARE * depthShare(depth, rough.ap) : 0;
  const power = place.limits.power;
  const reason =
    rough && rough.share < 1 && power !== undefined
      ? because('power-limited', { volume, rate, power })
      : because('removed-volume', { volume, rate });
  const surface = finish?.surface ?? 0;
  return [
    ...operation(
      'turn-rough',
      'rough-insert',
      null,
      rough && (volume / rate) * 60 + place.positioning,
      reason,
      { volume },
    ),
    ...operation(
      'turn-finish',
      'finish-insert',
      null,
      finish && (area / surface) * 60 + place.positioning,
      because('surface', { area, rate: surface }),
    ),
  ];
}

/** Chamfering an edge that goes round the part: in and out along 45°, s [practice]. */
const TURNED_EDGE = 1;

export function breakTurnedEdges(place: Workplace, turns: number): readonly CycleOperation[] {
  const count = Math.round(turns);
  if (count === 0) return [];
  const seconds = count * (TURNED_EDGE + place.positioning);
  return operation('chamfer', 'finish-insert', null, seconds, because('turned-edges', { count }), { count });
}

/** Each groove for itself; inside and outside want different blades. */
export const turnGrooves = (place: Workplace, grooves: readonly TurnedGroove[]): readonly CycleOperation[] =>
  grooves.flatMap((groove) => {
    const { width, depth, diameter, internal, faces } = groove;
    const each = grooveSeconds(place, groove);
    const seconds = each === null ? null : each + place.positioning;
    const tool = internal ? 'boring-bar' : 'grooving-blade';
    return operation(
      'groove',
      tool,
      internal ? width : null,
      seconds,
      because('groove', { width, depth, diameter }),
      {
        faces,
      },
    );
  });

export function partOff(place: Workplace, diameter: number, bore: number): readonly CycleOperation[] {
  const each = diameter > 0 ? partingSeconds(place, diameter, bore) : null;
  const seconds = each === null ? null : each + place.positioning;
  return operation('part-off', 'parting-blade', null, seconds, because('part-off', { diameter }));
}
