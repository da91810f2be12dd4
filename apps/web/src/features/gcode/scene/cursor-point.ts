import type { Picture } from '@truciolo/gcode';

/** Position of the tip at `seconds` along `segment`, relative to the picture's origin. */
export function toolPoint(
  { positions, start, end, segments }: Picture,
  segment: number,
  seconds: number,
): readonly [number, number, number] {
  if (segments === 0 || segment < 0) return [positions[0] ?? 0, positions[1] ?? 0, positions[2] ?? 0];
  const from = start[segment] as number;
  const to = end[segment] as number;
  const share = to > from ? Math.min(1, Math.max(0, (seconds - from) / (to - from))) : 1;
  const at = segment * 3;
  const coordinate = (k: number) => {
    const p = positions[at + k] as number;
    return p + ((positions[at + 3 + k] as number) - p) * share;
  };
  return [coordinate(0), coordinate(1), coordinate(2)];
}
