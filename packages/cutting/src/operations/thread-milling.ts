import {
  type CubicCentimetresPerMinute,
  cm3PerMinute,
  kilowatts,
  type MetresPerMinute,
  type Millimetres,
  type MillimetresPerMinute,
  type MillimetresPerTooth,
  minutes,
  minutesToSeconds,
  mm,
  newtons,
  type Rpm,
  type Seconds,
} from '@truciolo/units';
import { checkInput } from '../input/check-input.ts';
import { type CommonInput, checkCommon } from '../input/common-input.ts';
import { contourFeed } from '../kernel/contour-feed.ts';
import { engagement } from '../kernel/engagement.ts';
import { type GivenToothFeed, resolveFeed } from '../kernel/feed.ts';
import { passCount } from '../kernel/passes.ts';
import { type GivenSpeed, resolveSpeed } from '../kernel/speed.ts';
import { spindleLoad } from '../kernel/spindle-load.ts';
import { externalDepth, externalGroove, internalDepth, internalGroove } from '../kernel/thread-profile.ts';
import { type Outcome, refuse } from '../outcome.ts';
import { threadMillingFeed } from '../recommended/milling-cut.ts';
import { chipWarnings, groundMinimumChip } from '../recommended/minimum-chip.ts';
import { rangeWarnings } from '../recommended/range-warnings.ts';
import { speedRange } from '../recommended/speed-range.ts';
import { warn } from '../warning.ts';
import { type CutResult, conclude, cutTime } from './conclude.ts';

/** Helical milling of a thread, with a full-length cutter or one that cuts a single turn (formulas a6). */
export interface ThreadMillingInput extends CommonInput {
  readonly side?: 'internal' | 'external' | undefined;
  readonly cutter?: 'full' | 'single' | undefined;
  /** Nominal diameter of the thread. */
  readonly D: Millimetres;
  readonly P: Millimetres;
  readonly Dc: Millimetres;
  readonly z: number;
  readonly speed: GivenSpeed;
  readonly feed: GivenToothFeed;
  readonly depth?: Millimetres | undefined;
  /** A full-length cutter shorter than the thread works in levels; default: long enough. */
  readonly cutterLength?: Millimetres | undefined;
}

export interface ThreadMillingResult extends CutResult {
  readonly D: Millimetres;
  readonly P: Millimetres;
  readonly Dc: Millimetres;
  readonly z: number;
  readonly n: Rpm;
  readonly vc: MetresPerMinute;
  readonly fz: MillimetresPerTooth;
  /** At the thread. */
  readonly vf: MillimetresPerMinute;
  /** Of the cutter's centre: the feed to program. */
  readonly vfc: MillimetresPerMinute;
  readonly hm: Millimetres;
  readonly hex: Millimetres;
  readonly Q?: CubicCentimetresPerMinute;
  /** Path of the centre in one turn. */
  readonly helix: Millimetres;
  readonly tTurn: Seconds;
  readonly turns?: number;
}

/** Beyond this share of the thread diameter an internal cutter distorts the profile [practice]. */
const LARGEST_CUTTER = 0.7;

function check(input: ThreadMillingInput) {
  const fields = checkInput();
  checkCommon(fields, input);
  fields.need('D', input.D);
  fields.need('P', input.P);
  fields.need('Dc', input.Dc);
  fields.need('z', input.z);
  fields.need(input.speed.by, input.speed.value);
  fields.need(input.feed.by, input.feed.value);
  fields.allow('depth', input.depth);
  fields.allow('cutterLength', input.cutterLength);
  fields.rule('P', 'too-large', 'è troppo grande per questo diametro', () => input.P < input.D / 2);
  fields.rule('P', 'too-large', 'è troppo grande per questa fresa', () => input.P < input.Dc);
  fields.rule('Dc', 'too-large', 'non entra nel preforo del filetto', () => {
    return input.side === 'external' || input.Dc < input.D - 2 * internalDepth(input.P);
  });
  return fields.errors;
}

function turnsOf({ cutter = 'full', depth, P, cutterLength }: ThreadMillingInput): number | undefined {
  if (depth === undefined) return undefined;
  if (cutter === 'single') return passCount(depth, P) + 1;
  return cutterLength === undefined ? 1 : passCount(depth, cutterLength);
}

/** Thread turns cut at the same time. */
function ringsOf({ cutter = 'full', depth, P, cutterLength }: ThreadMillingInput): number | undefined {
  if (cutter === 'single') return 1;
  return depth === undefined ? undefined : Math.max(1, Math.min(depth, cutterLength ?? depth) / P);
}

export function threadMilling(input: ThreadMillingInput): Outcome<ThreadMillingResult> {
  const errors = check(input);
  if (errors.length > 0) return refuse(errors);
  const { D, P, Dc, z, material, side = 'internal', toolMaterial = 'carbide' } = input;
  const internal = side === 'internal';
  const { n, vc, ...speed } = resolveSpeed(input.speed, Dc, input.machine);
  const { fz, vf, ...feed } = resolveFeed(input.feed, n, z, input.machine);
  const vfc = contourFeed({ side: internal ? 'inner' : 'outer', Dw: D }, vf, Dc);
  const circle = Math.PI * (internal ? D - Dc : D + Dc);
  const helix = mm(Math.hypot(circle, P));
  const arc = engagement('shoulder', Dc, internal ? internalDepth(P) : externalDepth(P));
  const hm = mm(fz * arc.mean);
  const hex = mm(fz * arc.max);
  const rings = ringsOf(input);
  const Q =
    rings === undefined
      ? undefined
      : cm3PerMinute(((internal ? internalGroove(P) : externalGroove(P)) * rings * vf) / 1000);
  const load =
    Q === undefined
      ? undefined
      : spindleLoad(input, hm, n, (kc) => ({ Fc: newtons((Q * kc) / vc), Pc: kilowatts((Q * kc) / 60_000) }));
  const turns = turnsOf(input);
  // Half a circle of half the diameter leads in and out of each engagement.
  const arcs = circle / 2;
  const levels = input.cutter === 'single' ? 1 : (turns ?? 1);
  const speeds = speedRange('thread-milling', material, { toolMaterial, hardness: input.hardness });
  return conclude(input, {
    own: {
      D,
      P,
      Dc,
      z,
      n,
      vc,
      fz,
      vf,
      vfc,
      hm,
      hex,
      ...(Q !== undefined && { Q }),
      helix,
      tTurn: minutesToSeconds(minutes(helix / vfc)),
      ...(turns !== undefined && { turns }),
    },
    n,
    vc,
    vf: vfc,
    load,
    time: turns === undefined ? undefined : cutTime(minutes((turns * helix + levels * arcs) / vfc)),
    speeds,
    warnings: [
      ...speed.warnings,
      ...feed.warnings,
      ...rangeWarnings(vc, speeds, hex, threadMillingFeed(Dc, material?.isoGroup, toolMaterial)),
      ...chipWarnings(hex, groundMinimumChip(Dc)),
      ...(internal && Dc > LARGEST_CUTTER * D
        ? [warn('thread-mill-too-large', { Dc, limit: LARGEST_CUTTER * D })]
        : []),
    ],
  });
}
