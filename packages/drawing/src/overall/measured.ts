import { readDimension } from '../callouts/dimension.ts';
import { centreX, centreY, type Line } from '../lines/line.ts';
import { NUMBER, toNumber } from '../numbers.ts';

/** A printed length with the stretch of the sheet that it measures. */
export interface Measured {
  readonly line: Line;
  readonly value: number;
  readonly along: 'x' | 'y';
  readonly from: number;
  readonly to: number;
  /** The diameter that a recogniser may have read as this length. */
  readonly maybeDiameter: number | null;
}

const isLevel = ({ angle }: Line) => Math.abs(angle) < 3;
const isUpright = ({ angle }: Line) => Math.abs(Math.abs(angle) - 90) < 3;
const ALIGNED = 4;

/** The «0» of a row of ordinate dimensions, which are read along the line that they measure to. */
const zeroOf = (line: Line, lines: readonly Line[]) =>
  lines.find(
    (other) =>
      /^0(?:[.,]0+)?$/.test(other.text) &&
      Math.abs(other.angle - line.angle) < 3 &&
      Math.abs(other.v - line.v) > line.size &&
      (Math.abs(other.u1 - line.u1) < ALIGNED || Math.abs(other.u0 - line.u0) < ALIGNED),
  );

/** Only a tolerance, a fit or a limit may follow the size of the part itself; a hole has words or a depth. */
const PLAIN =
  /^\s*\(?(?:[±+\-–/\d.,()\s]|max\.?|min\.?|mm|[Rr][Ee][Ff]\.?|[Rr][Ii][Ff]\.?|[A-Za-z]{1,2}\d{1,2}(?![\d.,]))*$/;
/** The same size in other units: «50,8 [2.00]». */
const OTHER_UNITS = /\s*\[[\d.,±+\-/\s]+\]/;
const isOfPart = (rest: string) => PLAIN.test(rest.replace(OTHER_UNITS, '')) && !/[xX×]\s*\d/.test(rest);

/** Lengths of a sheet that are measured level or upright; `unit` is the length of one unit on the paper, in points. */
export function measuredLengths(lines: readonly Line[], unit: number): readonly Measured[] {
  return lines.flatMap((line) => {
    const dimension = isLevel(line) || isUpright(line) ? readDimension(line) : null;
    if (dimension?.nominal == null || dimension.kind !== 'length' || dimension.count !== null) return [];
    if (dimension.nominal <= 0 || !isOfPart(dimension.rest)) return [];
    const value = dimension.nominal;
    const maybeDiameter = dimension.behindSign === null ? null : toNumber(dimension.behindSign);
    const zero = zeroOf(line, lines);
    if (zero) {
      const along = isLevel(line) ? ('y' as const) : ('x' as const);
      const ends = along === 'y' ? [centreY(line), centreY(zero)] : [centreX(line), centreX(zero)];
      return [{ line, value, along, from: Math.min(...ends), to: Math.max(...ends), maybeDiameter }];
    }
    const along = isLevel(line) ? ('x' as const) : ('y' as const);
    const centre = along === 'x' ? centreX(line) : centreY(line);
    const half = (value * unit) / 2;
    return [{ line, value, along, from: centre - half, to: centre + half, maybeDiameter }];
  });
}

const THICKNESS = new RegExp(
  `^(?:(?:sp(?:ess(?:ore|\\.)?)?\\.?|thk\\.?|thick(?:ness)?|dicke|[eé]p(?:aisseur)?\\.?|[st]\\s*=)\\s*[:=]?\\s*(${NUMBER})(?:\\s*mm)?|(${NUMBER})\\s*(?:mm\\s*)?(?:thk|thick)\\.?)$`,
  'i',
);

/** The thickness of a sheet or a plate, where a note of its own says it: «SP. 12», «.500 THK». Two such notes say nothing. */
export function notedThickness(
  lines: readonly Line[],
): { readonly line: Line; readonly value: number } | null {
  const [only, ...others] = lines.flatMap((line) => {
    const [, after, before] = THICKNESS.exec(line.text.trim()) ?? [];
    const value = toNumber(after ?? before ?? '0');
    return value > 0 ? [{ line, value }] : [];
  });
  return only && others.every(({ value }) => value === only.value) ? only : null;
}

/** ISO 286 has capitals for holes: «16 H7». */
const BORE = /^\s*\(?[A-Z]{1,2}\d{1,2}(?!\d)/;

/** Diameters that are not holes: without a count, a depth, the fit of a hole, or words. */
export function outerDiameters(
  lines: readonly Line[],
): readonly { readonly line: Line; readonly value: number }[] {
  return lines.flatMap((line) => {
    const dimension = readDimension(line);
    const isOuter =
      dimension?.nominal != null &&
      dimension.kind === 'diameter' &&
      dimension.count === null &&
      !BORE.test(dimension.rest) &&
      isOfPart(dimension.rest);
    return isOuter && dimension.nominal !== null ? [{ line, value: dimension.nominal }] : [];
  });
}
