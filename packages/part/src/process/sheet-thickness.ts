import { measureCoverage } from '../holes/measure-coverage.ts';
import { type RoundLine, roundLines } from '../holes/round-lines.ts';
import type { SolidView } from '../model/solid-view.ts';
import type { WallSample } from '../walls/sample-walls.ts';

export interface SheetLike {
  readonly thickness: number;
  /** Share of the surface that has this thickness behind it. */
  readonly share: number;
  readonly bends: readonly RoundLine[];
}

const SHEET_SHARE = 0.7;

/** The thickness most of the part has, and the bends that keep it; null where no thickness prevails. */
export function sheetThickness(view: SolidView, samples: readonly WallSample[]): SheetLike | null {
  const total = samples.reduce((sum, { weight }) => sum + weight, 0);
  const sorted = [...samples].filter((sample) => sample.parallel).sort((a, b) => a.thickness - b.thickness);
  let best: SheetLike | null = null;
  let low = 0;
  let sum = 0;
  for (const [index, { thickness, weight }] of sorted.entries()) {
    sum += weight;
    while ((sorted[low]?.thickness ?? 0) < thickness * 0.98) sum -= sorted[low++]?.weight ?? 0;
    const middle = sorted[(low + index) >> 1]?.thickness ?? thickness;
    if (sum / total > (best?.share ?? 0)) best = { thickness: middle, share: sum / total, bends: [] };
  }
  return best && best.share >= SHEET_SHARE ? { ...best, bends: findBends(view, best.thickness) } : null;
}

/** A rounding that closes more of its turn is a hole or the end of a lever, not a bend. */
const WIDEST_BEND = 0.9;

/** Inner and outer rounding around one line whose radii differ by the thickness. */
function findBends(view: SolidView, thickness: number): readonly RoundLine[] {
  return roundLines(view, (face) => view.face(face).surface.kind === 'cylinder').filter((line) => {
    const sideOf = (concave: boolean) =>
      line.faces.flatMap((face) => {
        const { surface, concave: inside } = view.face(face);
        return surface.kind === 'cylinder' && inside === concave ? [{ face, radius: surface.radius }] : [];
      });
    const inner = sideOf(true);
    return sideOf(false).some(({ radius }) => {
      const paired = inner.filter((one) => Math.abs(radius - one.radius - thickness) <= thickness * 0.03);
      const faces = paired.map(({ face }) => face);
      return (
        paired.length > 0 && measureCoverage(view, line, faces).every(({ covered }) => covered <= WIDEST_BEND)
      );
    });
  });
}
