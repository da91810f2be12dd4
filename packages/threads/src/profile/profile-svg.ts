import type { ProfilePath, ProfilePoint } from './profile-path.ts';

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
