import { type MillFamily, type MillingKind, milling, startValues } from '@truciolo/cutting';
import { metresPerMinute, mm, mmPerTooth } from '@truciolo/units';
import { FINISH_FEED, USUAL_ROUGHNESS } from '../practice.data.ts';
import { bearable, type Workplace } from './workplace.ts';

export interface MillCut {
  readonly D: number;
  /** mm, after the power of the spindle was asked. */
  readonly ap: number;
  readonly ae: number;
  /** mm/min */
  readonly vf: number;
  /** Feed of the last pass along a wall, mm/min. */
  readonly finishFeed: number;
  /** mm³/min */
  readonly Q: number;
  /** 1 where the machine bears the usual depth. */
  readonly share: number;
  /** Time of this many passes over a length with entry and approach, s. */
  readonly passSeconds: (length: number, passes: number) => number;
}

/** Diameters of end mills on the shelf of every shop, mm. */
const END_MILLS = [1, 1.5, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20];
export const SMALLEST_END_MILL = 1;

/** The largest end mill not above a size; the smallest where none is. */
export const endMill = (largest: number): number =>
  END_MILLS.findLast((diameter) => diameter <= largest + 1e-9) ?? (END_MILLS[0] as number);

interface MillTool {
  readonly D: number;
  readonly kind: MillingKind;
  readonly family?: MillFamily;
}

/**
 * Teeth of the usual cutter [practice]: 63 face mill 5, smaller ones 4; a slot and soft metals want room for chips; a
 * ball has two.
 */
function teeth({ D, kind, family }: MillTool, isoGroup: string | undefined): number {
  if (family === 'ball-mill') return 2;
  if (kind === 'face') return D >= 63 ? 5 : 4;
  return kind === 'slot' || isoGroup === 'N' ? 3 : 4;
}

/** The crests that teeth leave grow with the square of the feed (formulas a9). */
const finishShare = (roughness: number | null): number =>
  roughness === null ? 1 : Math.min(1, Math.sqrt(roughness / USUAL_ROUGHNESS));

/** The usual cut of a cutter in this material, reduced to the machine's limits. */
export function millCut({ material, limits, roughness }: Workplace, tool: MillTool): MillCut | null {
  const { D, kind, family } = tool;
  const { vc, fz, ap, ae = D } = startValues('milling', material, { D: mm(D), milling: kind, family }).values;
  if (vc === undefined || fz === undefined || ap === undefined) return null;
  const input = {
    kind,
    ...(family && { family }),
    D: mm(D),
    z: teeth(tool, material.isoGroup),
    ap: mm(ap),
    ae: mm(Math.min(ae, D)),
    speed: { by: 'vc', value: metresPerMinute(vc) },
    feed: { by: 'fz', value: mmPerTooth(fz) },
    material,
    machine: limits,
  } as const;
  const outcome = milling(input);
  if (!outcome.ok) return null;
  const share = bearable(outcome.limits);
  const { vf, Q } = outcome.result;
  const passSeconds = (length: number, passes: number): number => {
    const timed = milling({ ...input, L: mm(Math.max(length, 1e-3)), passes });
    return timed.ok ? (timed.result.t ?? 0) : 0;
  };
  const finishFeed = vf * FINISH_FEED * finishShare(roughness);
  return {
    D,
    ap: ap * share,
    ae: outcome.result.ae,
    vf,
    finishFeed,
    Q: Q * 1000 * share,
    share,
    passSeconds,
  };
}
