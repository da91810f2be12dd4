import type { Point } from '../../toolpath/frame.ts';
import type { KlartextRun } from '../klartext-run.ts';
import { callCycle } from './call-cycle.ts';
import { lengthOf, levelsOf, numberOf } from './cycle-values.ts';

const MAX_POINTS = 100_000;

/** The cycle in force at each point of the plane; between points at the clearance (Q301 = 0) or the second one. */
export function callAt(
  run: KlartextRun,
  points: readonly (readonly [number, number])[],
  level: number,
): void {
  const { path } = run;
  const [u, v, w] = path.axes;
  for (const [first, second] of points) {
    if (!run.hasRoom) return;
    const at = path.at;
    at[w] = level;
    if ((path.at[w] as number) < level) path.rapid(at);
    at[u] = first;
    at[v] = second;
    if ((path.at[w] as number) > level) at[w] = path.at[w] as number;
    path.rapid(at);
    callCycle(run);
  }
}

function travelLevel(run: KlartextRun): number {
  const { clear, second } = levelsOf(run);
  return numberOf(run, 301) === 0 ? clear : second;
}

/** 220: Q241 points on a pitch circle. */
export function runCirclePattern(run: KlartextRun): void {
  const count = Math.min(MAX_POINTS, Math.max(0, Math.floor(numberOf(run, 241))));
  const start = numberOf(run, 245);
  const whole = numberOf(run, 246) - start;
  // A full turn shares its last point with the first.
  const shares = Math.abs(whole) >= 360 ? count : count - 1;
  const step = numberOf(run, 247) || (shares > 0 ? whole / shares : 0);
  const radius = Math.abs(lengthOf(run, 244)) / 2;
  const points = Array.from({ length: count }, (_, i): [number, number] => {
    const angle = ((start + step * i) * Math.PI) / 180;
    return [lengthOf(run, 216) + radius * Math.cos(angle), lengthOf(run, 217) + radius * Math.sin(angle)];
  });
  callAt(run, points, travelLevel(run));
}

/** 221: Q242 columns in Q243 lines, there and back, turned by Q224 about the first point. */
export function runGridPattern(run: KlartextRun): void {
  const columns = Math.max(0, Math.floor(numberOf(run, 242)));
  const lines = Math.max(0, Math.floor(numberOf(run, 243)));
  if (columns * lines > MAX_POINTS) {
    run.finding('bad-block', 1, { reason: 'troppi punti' });
    return;
  }
  const points = gridPoints(
    [lengthOf(run, 225), lengthOf(run, 226), 0],
    [lengthOf(run, 237), lengthOf(run, 238)],
    [columns, lines],
    numberOf(run, 224),
  );
  callAt(run, points, travelLevel(run));
}

export function gridPoints(
  first: Readonly<Point>,
  spacing: readonly [number, number],
  counts: readonly [number, number],
  degrees: number,
): [number, number][] {
  const angle = (degrees * Math.PI) / 180;
  const points: [number, number][] = [];
  for (let line = 0; line < counts[1]; line++) {
    for (let i = 0; i < counts[0]; i++) {
      const column = line % 2 === 0 ? i : counts[0] - 1 - i;
      const [x, y] = [column * spacing[0], line * spacing[1]];
      points.push([
        first[0] + x * Math.cos(angle) - y * Math.sin(angle),
        first[1] + x * Math.sin(angle) + y * Math.cos(angle),
      ]);
    }
  }
  return points;
}
