import type { ThreadData } from '../thread-data.ts';
import { type Corner, type ProfilePath, type ProfilePoint, roundCorners } from './round-corners.ts';
import type { FlankEnd, SideForm } from './thread-form.ts';

/**
 * Axial section of a thread, to scale. Both paths run over the same whole pitches, start and end on the pitch
 * line of a falling flank; material lies below the external path and above the internal one.
 */
interface ThreadProfile {
  /** Null for a hole that takes a wire insert: no bolt has this form. */
  readonly external: ProfilePath | null;
  readonly internal: ProfilePath;
  /** Length along the axis, mm. */
  readonly length: number;
}

/** The line half way up the flanks; a tapered thread's rises with x. */
interface PitchLine {
  readonly radius: number;
  readonly slope: number;
  /** Tangents of the angles of the flanks that rise and fall with x. */
  readonly rising: number;
  readonly falling: number;
}

const pitchPoint = ({ radius, slope }: PitchLine, x: number): ProfilePoint => ({ x, y: radius + slope * x });

/** Point of the flank that crosses the pitch line at x. `lean` +1: the flank rises with x, -1: it falls. */
function flankPoint(line: PitchLine, x: number, lean: 1 | -1, height: number): ProfilePoint {
  const origin = pitchPoint(line, x);
  const flank = lean === 1 ? line.rising : line.falling;
  return { x: origin.x + lean * height * flank, y: origin.y + height };
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
  const { slope, rising, falling } = line;
  const [here, there] = side === 1 ? [rising, falling] : [falling, rising];
  if (end.kind === 'round') {
    const height = (side * half) / (rising + falling) + (slope * half) / 2;
    return [{ ...flankPoint(line, x, side, height), radius: end.radius }];
  }
  const distance = side * end.distance;
  const first = flankPoint(line, x, side, distance / (1 - side * slope * here));
  const lean = side === 1 ? -1 : 1;
  const second = flankPoint(line, x + half, lean, distance / (1 + side * slope * there));
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

/** Profile over this many pitches (a whole number, at least one). */
export function threadProfile(data: ThreadData, turns = 3): ThreadProfile {
  const count = Number.isFinite(turns) ? Math.max(1, Math.round(turns)) : 1;
  const { form } = data;
  const tangent = (angle: number) => Math.tan((angle * Math.PI) / 180);
  const line: PitchLine = {
    radius: data.basic.D2 / 2,
    slope: form.slope,
    rising: tangent(form.flanks.rising),
    falling: tangent(form.flanks.falling),
  };
  return {
    external: form.external && sidePath(line, form.external, data.pitch, count),
    internal: sidePath(line, form.internal, data.pitch, count),
    length: count * data.pitch,
  };
}

/** Four decimals: a tenth of a micrometre. */
const coordinate = (value: number) => String(Number(value.toFixed(4)) + 0);

/**
 * The "d" of an SVG path in mm. SVG's y axis points down, so the radius is negated: the axis of the thread is
 * y = 0 and the thread lies above it, at negative y.
 */
export function profileSvgPath({ start, segments }: ProfilePath): string {
  const point = ({ x, y }: ProfilePoint) => `${coordinate(x)} ${coordinate(-y)}`;
  const parts = segments.map((segment) => {
    if (segment.kind === 'line') return `L${point(segment.to)}`;
    const radius = coordinate(segment.radius);
    return `A${radius} ${radius} 0 0 ${segment.clockwise ? 1 : 0} ${point(segment.to)}`;
  });
  return `M${point(start)}${parts.join('')}`;
}
