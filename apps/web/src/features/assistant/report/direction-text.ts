import type { Vec3 } from '@truciolo/part';

const AXES = ['X', 'Y', 'Z'] as const;
/** Cosine above which a direction is along an axis of the file. */
const ALONG = 0.999;

/** "Z+", "X−", or "inclinata" for directions along no axis of the file. */
export function directionText(direction: Vec3): string {
  const axis = direction.findIndex((part) => Math.abs(part) > ALONG);
  const name = AXES[axis];
  if (name === undefined) return 'inclinata';
  return `${name}${(direction[axis] ?? 0) > 0 ? '+' : '−'}`;
}
