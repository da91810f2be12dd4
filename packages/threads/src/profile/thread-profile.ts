import type { ThreadData } from '../thread-data.ts';
import type { ProfilePath, ProfilePoint } from './profile-path.ts';
import { type Corner, roundCorners } from './round-corners.ts';
import { type FlankEnd, type SideForm, threadForm } from './thread-form.ts';

/**
 * Axial section of a thread, to scale. Both paths run over the same whole pitches, start and end on the pitch
 * line of a falling flank; material lies below the external path and above the internal one.
 */
export interface ThreadProfile {
  readonly external: ProfilePath;
  readonly internal: ProfilePath;
  /** Length along the axis, mm. */
  readonly length: number;
}

/** The line half way up the flanks; a tapered thread's rises with x. */
interface PitchLine {
  readonly radius: number;
  readonly slope: number;
  /** Half of the included flank angle: its tangent. */
  readonly flank: number;
}

const pitchPoint = ({ radius, slope }: PitchLine, x: number): ProfilePoint => ({ x, y: radius + slope * x });

/** Point of the flank that crosses the pitch line at x. `lean` +1: the flank rises with x, -1: it falls. */
function flankPoint(line: PitchLine, x: number, lean: 1 | -1, height: number): ProfilePoint {
  const origin = pitchPoint(line, x);
  return { x: origin.x + lean * height * line.flank, y: origin.y + height };
}

/**
 * Corners between two flanks half a pitch apart. `side` +1 for an outer end, where the flanks rise then fall,
 * -1 for an inner end. Flats run parallel to the pitch line, so on a cone the two flanks end at unequal height.
 */
function endCorners(
  line: PitchLine,
  x: number,
  half: number,
  side: 1 | -1,
  end: FlankEnd,
): readonly Corner[] {
  const { slope, flank } = line;
  if (end.kind === 'round') {
    const height = (side * half) / (2 * flank) + (slope * half) / 2;
    return [{ ...flankPoint(line, x, side, height), radius: end.radius }];
  }
  const distance = side * end.distance;
  const first = flankPoint(line, x, side, distance / (1 - side * slope * flank));
  const lean = side === 1 ? -1 : 1;
  const second = flankPoint(line, x + half, lean, distance / (1 + side * slope * flank));
  return [
    { ...first, radius: end.radius },
    { ...second, radius: end.radius },
  ];
}

function sidePath(line: PitchLine, form: SideForm, pitch: number, turns: number): ProfilePath {
  const half = pitch / 2;
  const corners = Array.from({ length: turns }, (_, turn) => [
    ...endCorners(line, turn * pitch, half, -1, form.inner),
    ...endCorners(line, turn * pitch + half, half, 1, form.outer),
  ]).flat();
  return roundCorners(pitchPoint(line, 0), corners, pitchPoint(line, turns * pitch));
}

/** Profile over so many pitches (a whole number, at least one). */
export function threadProfile(data: ThreadData, turns = 3): ThreadProfile {
  const count = Number.isFinite(turns) ? Math.max(1, Math.round(turns)) : 1;
  const form = threadForm(data.thread.system, data.pitch);
  const line: PitchLine = {
    radius: data.basic.D2 / 2,
    slope: form.slope,
    flank: Math.tan((data.flankAngle / 2) * (Math.PI / 180)),
  };
  return {
    external: sidePath(line, form.external, data.pitch, count),
    internal: sidePath(line, form.internal, data.pitch, count),
    length: count * data.pitch,
  };
}
