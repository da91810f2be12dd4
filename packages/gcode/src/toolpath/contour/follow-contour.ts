import type { Point2 } from '../../compensation/offset-curve.ts';
import { depthLevels } from '../clear-pocket.ts';
import { directionAt } from '../move.ts';
import type { PathWriter } from '../path-writer.ts';
import { planePoint } from '../rounded-rectangle.ts';
import { type ContourShape, isClosed } from './contour-shape.ts';
import { offsetContour } from './offset-contour.ts';

/** A run along a contour at each depth. Lengths in mm. */
interface FollowJob {
  readonly contour: ContourShape;
  /** Distance of the tool's centre to the left of the contour, negative = right: radius plus allowance. */
  readonly left: number;
  /** Straight way on and off the contour, along its direction. */
  readonly approach: number;
  readonly top: number;
  readonly bottom: number;
  readonly infeed: number;
  readonly safe: number;
  readonly feed: number;
  readonly plungeFeed: number;
  /** There and back, without a way back in the air between depths. */
  readonly bothWays: boolean;
}

/** Down before the start, along the contour, up behind its end; a closed contour without ways on and off stays down. */
export function followContour(path: PathWriter, job: FollowJob): void {
  const forth = offsetContour(job.contour, job.left);
  const back = job.bothWays ? reversed(forth) : forth;
  const stays = job.bothWays || (isClosed(forth) && job.approach === 0);
  for (const [index, level] of depthLevels(job.top, job.bottom, job.infeed).entries()) {
    const contour = index % 2 === 0 ? forth : back;
    const { start, moves } = contour;
    const end = moves.at(-1)?.to ?? start;
    const entry = along(start, endDirection(contour, true), -job.approach);
    if (index === 0 || !stays) {
      if (index > 0) path.rapid(raised(path, job.safe));
      path.rapid(planePoint(path, entry[0], entry[1], job.safe));
    }
    path.cut(planePoint(path, entry[0], entry[1], level), job.plungeFeed);
    const point = ([u, v]: Point2) => planePoint(path, u, v, level);
    if (job.approach > 0) path.cut(point(start), job.feed);
    for (const { to, arc } of moves) {
      if (arc) path.arc(point(to), { ...arc, turns: 0 }, job.feed);
      else path.cut(point(to), job.feed);
    }
    if (job.approach > 0) path.cut(point(along(end, endDirection(contour, false), job.approach)), job.feed);
  }
  path.rapid(raised(path, job.safe));
}

function reversed({ start, moves, side }: ContourShape): ContourShape {
  const points = [start, ...moves.map(({ to }) => to)];
  return {
    start: points.at(-1) as Point2,
    moves: moves
      .map(({ arc }, i) => ({
        to: points[i] as Point2,
        arc: arc ? { clockwise: !arc.clockwise, centre: arc.centre } : null,
      }))
      .reverse(),
    side,
  };
}

function raised(path: PathWriter, level: number) {
  const at = path.at;
  at[path.axes[2]] = level;
  return at;
}

/** Unit vector of travel where the contour starts or ends. */
function endDirection({ start, moves }: ContourShape, first: boolean): Point2 {
  const index = first ? 0 : moves.length - 1;
  const move = moves[index];
  if (!move) return [1, 0];
  const from = moves[index - 1]?.to ?? start;
  const flat = {
    to: [move.to[0], move.to[1], 0] as [number, number, number],
    feed: 0,
    line: 0,
    plane: 0 as const,
    arc: move.arc ? { ...move.arc, turns: 0 } : null,
  };
  return directionAt(flat, from, first ? from : move.to) ?? [1, 0];
}

function along([x, y]: Point2, [dx, dy]: Point2, by: number): Point2 {
  return [x + dx * by, y + dy * by];
}
