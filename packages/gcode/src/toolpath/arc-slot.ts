import { depthLevels } from './clear-pocket.ts';
import type { PathWriter } from './path-writer.ts';
import { planePoint } from './rounded-rectangle.ts';

/** A slot along a circle about the origin of the present frame, from angle 0 to `sweep` degrees. */
interface ArcSlot {
  readonly circleRadius: number;
  readonly width: number;
  readonly sweep: number;
  readonly toolRadius: number;
  readonly step: number;
  readonly top: number;
  readonly bottom: number;
  readonly infeed: number;
  readonly safe: number;
  readonly feed: number;
  readonly plungeFeed: number;
}

const MAX_PASSES = 500;

/** Along the middle, then round the walls in widening passes. False when the tool is wider than the slot. */
export function cutArcSlot(path: PathWriter, slot: ArcSlot): boolean {
  const reach = slot.width / 2 - slot.toolRadius;
  if (reach < -1e-9 || !(slot.circleRadius > 0)) return false;
  const end = (slot.sweep * Math.PI) / 180;
  const at = (radius: number, angle: number, level: number) =>
    planePoint(path, radius * Math.cos(angle), radius * Math.sin(angle), level);
  const forward = slot.sweep >= 0;
  const { circleRadius: r, feed } = slot;
  const count = reach > 1e-9 ? Math.min(MAX_PASSES, Math.max(1, Math.ceil(reach / (slot.step || reach)))) : 0;
  path.rapid(at(r, 0, slot.safe));
  for (const level of depthLevels(slot.top, slot.bottom, slot.infeed)) {
    path.cut(at(r, 0, level), slot.plungeFeed);
    path.arc(at(r, end, level), { clockwise: !forward, centre: [0, 0], turns: 0 }, feed);
    path.arc(at(r, 0, level), { clockwise: forward, centre: [0, 0], turns: 0 }, feed);
    for (let i = 1; i <= count; i++) {
      const e = (reach * i) / count;
      const cap = (angle: number): readonly [number, number] => [r * Math.cos(angle), r * Math.sin(angle)];
      path.cut(at(r + e, 0, level), feed);
      path.arc(at(r + e, end, level), { clockwise: !forward, centre: [0, 0], turns: 0 }, feed);
      path.arc(at(r - e, end, level), { clockwise: !forward, centre: cap(end), turns: 0 }, feed);
      path.arc(at(r - e, 0, level), { clockwise: forward, centre: [0, 0], turns: 0 }, feed);
      path.arc(at(r + e, 0, level), { clockwise: !forward, centre: cap(0), turns: 0 }, feed);
    }
    path.cut(at(r, 0, level), feed);
  }
  path.rapid(at(r, 0, slot.safe));
  return true;
}
