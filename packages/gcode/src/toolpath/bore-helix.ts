import type { PathWriter } from './path-writer.ts';
import { planePoint } from './rounded-rectangle.ts';

/** A helix about the origin of the present frame. */
interface Helix {
  readonly radius: number;
  readonly from: number;
  readonly to: number;
  /** Way along the axis in one turn. */
  readonly pitch: number;
  readonly clockwise: boolean;
  readonly feed: number;
}

/** From the start point (radius, 0) at level `from`; ends at the angle that the levels and the pitch make. */
export function cutHelix(path: PathWriter, helix: Helix): void {
  const { radius, pitch } = helix;
  if (!(radius > 0) || !(pitch > 0)) return;
  const turns = Math.abs(helix.to - helix.from) / pitch;
  const whole = Math.min(9999, Math.floor(turns + 1e-9));
  const part = turns - whole;
  const angle = (helix.clockwise ? -1 : 1) * part * 2 * Math.PI;
  const end =
    part < 1e-9
      ? planePoint(path, radius, 0, helix.to)
      : planePoint(path, radius * Math.cos(angle), radius * Math.sin(angle), helix.to);
  const more = part < 1e-9 ? whole - 1 : whole;
  if (turns <= 0) return;
  path.arc(end, { clockwise: helix.clockwise, centre: [0, 0], turns: Math.max(0, more) }, helix.feed);
}
