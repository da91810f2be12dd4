import { type Millimetres, mm } from '@truciolo/units';

/** Travel of a tool: the stroke itself, or the depth of the hole plus the tool's allowances. */
export interface HolePath {
  readonly depth?: Millimetres | undefined;
  /** Whole travel at feed rate; wins over depth. */
  readonly stroke?: Millimetres | undefined;
  readonly through?: boolean | undefined;
  readonly approach?: Millimetres | undefined;
  readonly overrun?: Millimetres | undefined;
}

/** Worked examples of formulas a3, a6 and b: a blind hole starts 3 mm off, a through one 2 mm with 1.5 mm overrun. */
const BLIND_APPROACH = 3;
const THROUGH_APPROACH = 2;
const THROUGH_OVERRUN = 1.5;

/** `lead`: length of the tip or chamfer beyond the full diameter. Undefined when neither depth nor stroke is given. */
export function holeStroke(path: HolePath, lead: number, overrun = THROUGH_OVERRUN): Millimetres | undefined {
  if (path.stroke !== undefined) return path.stroke;
  if (path.depth === undefined) return undefined;
  const approach = path.approach ?? (path.through ? THROUGH_APPROACH : BLIND_APPROACH);
  return mm(path.depth + lead + approach + (path.through ? (path.overrun ?? overrun) : 0));
}
