import { circleOf } from '../geometry/path-box.ts';
import { centreX, centreY, type Line } from '../lines/line.ts';
import { NUMBER, toNumber } from '../numbers.ts';
import type { DrawnPath } from '../page/page.ts';
import type { Found, Overall, Units } from '../reading.ts';
import { found } from '../reasons.ts';
import { type Measured, measuredLengths, notedThickness, outerDiameters } from './measured.ts';

const POINTS_PER_MM = 72 / 25.4;
const POINTS_PER_INCH = 72;

/** Points on the paper for one unit of the part. */
function unitOnPaper(scale: string | null, units: Units): number {
  const [one = 1, other = 1] = (scale ?? '1:1').split(':').map((part) => toNumber(part));
  const ratio = other > 0 && one > 0 ? one / other : 1;
  return ratio * (units === 'mm' ? POINTS_PER_MM : POINTS_PER_INCH);
}

const BLANK = new RegExp(
  `^(?:.*\\s)?[⌀Øø∅]?(${NUMBER})\\s*[xX×]\\s*(${NUMBER})\\s*[xX×]\\s*(${NUMBER})(?:\\s*(?:mm|plate|sheet|block|grezzo|piatto))?\\s*$`,
  'i',
);

const largest = <Item extends { readonly value: number }>(items: readonly Item[]): Item | undefined =>
  items.reduce<Item | undefined>((best, each) => (best && best.value >= each.value ? best : each), undefined);

const centre = ({ line, along }: Measured) => (along === 'x' ? centreX(line) : centreY(line));
const isOutside = (each: Measured, view: Measured) => {
  const margin = each.line.size * 0.5;
  return centre(each) < view.from - margin || centre(each) > view.to + margin;
};

/** The circle on the paper that a diameter measures: the view along the axis. */
const faceOf = (diameter: number, unit: number, paths: readonly DrawnPath[]) => {
  for (const path of paths) {
    const circle = path.points.length >= 16 ? circleOf(path) : null;
    if (circle && Math.abs(circle.diameter - diameter * unit) < diameter * unit * 0.03) return circle;
  }
  return null;
};

function roundPart(
  outer: { readonly line: Line; readonly value: number },
  lengths: readonly Measured[],
  face: ReturnType<typeof faceOf>,
): Found<Overall> | null {
  // Lengths inside the view along the axis lie across it.
  const alongAxis = face
    ? lengths.filter(
        (each) => Math.abs(centre(each) - (each.along === 'x' ? face.x : face.y)) > face.diameter / 2,
      )
    : lengths;
  const length = largest(alongAxis);
  // A diameter alone says nothing about the stock: it may be a detail of a part that is not round.
  if (!length || (length.maybeDiameter !== null && length.maybeDiameter <= outer.value)) return null;
  return found({ diameter: outer.value, lengths: [length.value] }, [outer.line, length.line], {
    confidence: 'likely',
    reason: 'diametro e lunghezza maggiori tra le quote',
  });
}

type Size = Pick<Measured, 'line' | 'value'>;

function blockPart(lengths: readonly Measured[], noted: Size | null): Found<Overall> | null {
  const wide = largest(lengths.filter(({ along }) => along === 'x'));
  const high = largest(lengths.filter(({ along }) => along === 'y'));
  const thick: Size | undefined =
    noted ??
    largest(
      lengths.filter((each) => {
        const view = each.along === 'x' ? wide : high;
        return each !== wide && each !== high && view !== undefined && isOutside(each, view);
      }),
    );
  const all = [wide, high, thick].flatMap((each) => (each ? [each] : []));
  if (all.length < 2) return null;
  const sorted = [...all].sort((one, other) => other.value - one.value);
  return found(
    { diameter: null, lengths: sorted.map(({ value }) => value) },
    sorted.map(({ line }) => line),
    { confidence: all.length === 3 ? 'likely' : 'unsure', reason: 'quote maggiori di viste diverse' },
  );
}

/** The largest printed sizes of a part, for the stock that it needs. */
export function findOverall(
  lines: readonly Line[],
  sheet: { readonly scale: string | null; readonly units: Units; readonly paths: readonly DrawnPath[] },
): Found<Overall> | null {
  for (const line of lines) {
    const blank = BLANK.exec(line.text);
    if (blank?.[1] && blank[2] && blank[3]) {
      const sizes = [blank[1], blank[2], blank[3]].map(toNumber).sort((one, other) => other - one);
      return found({ diameter: null, lengths: sizes }, [line], {
        confidence: 'likely',
        reason: 'grezzo scritto sul disegno',
      });
    }
  }
  const unit = unitOnPaper(sheet.scale, sheet.units);
  const lengths = measuredLengths(lines, unit);
  const outer = largest(outerDiameters(lines));
  const [level, upright] = (['x', 'y'] as const).map(
    (along) => largest(lengths.filter((each) => each.along === along))?.value ?? 0,
  );
  const face = outer ? faceOf(outer.value, unit, sheet.paths) : null;
  const isRound =
    outer &&
    (Math.min(level ?? 0, upright ?? 0) < outer.value ||
      (face !== null && Math.max(level ?? 0, upright ?? 0) < outer.value));
  return outer && isRound ? roundPart(outer, lengths, face) : blockPart(lengths, notedThickness(lines));
}
