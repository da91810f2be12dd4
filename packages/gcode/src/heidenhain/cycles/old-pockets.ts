import { clearPocket } from '../../toolpath/clear-pocket.ts';
import { Frame, type Point } from '../../toolpath/frame.ts';
import type { RoundedRectangle } from '../../toolpath/rounded-rectangle.ts';
import type { KlartextRun } from '../klartext-run.ts';
import { neededRadius } from './milling.ts';
import { oldLength } from './old-drilling.ts';

/** Cycle 3: x.4 and x.5 are the sides, the longer one with its sign tells where the slot goes. */
export function oldSlot(run: KlartextRun): void {
  const sides = [oldLength(run, 4), oldLength(run, 5)] as const;
  const [length, width] = [Math.abs(sides[0]), Math.abs(sides[1])];
  clear(run, { halfLength: length / 2, halfWidth: width / 2, radius: Math.min(length, width) / 2 }, 6);
}

/** Cycle 4: set-up, depth, infeed with feed, sides, then feed, turning way and corner radius. */
export function oldPocket(run: KlartextRun): void {
  const [halfLength, halfWidth] = [Math.abs(oldLength(run, 4)) / 2, Math.abs(oldLength(run, 5)) / 2];
  const last = run.cycleWords.get(6) ?? [];
  const radius = last.length > 1 ? Math.abs((last.at(-1) ?? 0) * run.unit) : 0;
  clear(run, { halfLength, halfWidth, radius: Math.min(radius, halfLength, halfWidth) }, 6);
}

/** Cycle 5: set-up, depth, infeed with feed, radius, feed. */
export function oldCircularPocket(run: KlartextRun): void {
  const radius = Math.abs(oldLength(run, 4));
  clear(run, { halfLength: radius, halfWidth: radius, radius }, 5);
}

function clear(run: KlartextRun, wall: RoundedRectangle, feedSub: number): void {
  const toolRadius = neededRadius(run);
  if (toolRadius === null) return;
  const { path } = run;
  const [, , w] = path.axes;
  const start = path.at;
  const top = (start[w] as number) - Math.abs(oldLength(run, 1));
  const infeed = run.cycleWords.get(3) ?? [];
  const feed = (run.cycleWords.get(feedSub)?.[0] ?? 0) * run.unit;
  const centre: Point = [...start];
  centre[w] = 0;
  let fits = true;
  path.inside(Frame.identity.shifted(...centre), () => {
    fits = clearPocket(path, {
      wall,
      toolRadius,
      step: toolRadius,
      wallStock: 0,
      floorStock: 0,
      top,
      bottom: top - Math.abs(oldLength(run, 2)),
      infeed: Math.abs((infeed[0] ?? 0) * run.unit),
      safe: start[w] as number,
      feed,
      plungeFeed: infeed.length > 1 ? (infeed[1] ?? 0) * run.unit : feed,
      finishFeed: feed,
      counterClockwise: !run.cycleClockwise,
      rough: true,
      finish: false,
      finishFloor: false,
    });
  });
  if (!fits) run.finding('bad-block', 1, { reason: 'l’utensile non entra nella tasca' });
  path.rapid(start);
  run.finding('cycle-approximate', 0, { word: `CYCL DEF ${run.cycle}` });
}
