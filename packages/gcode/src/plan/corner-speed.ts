import type { Cornering } from '../machine/machine.ts';
import type { Kinematics } from './kinematics.ts';

/** Beyond this cosine the path turns back on itself, below its negative it goes straight on. Figures of GRBL. */
const STRAIGHT = 0.999999;

/**
 * Highest speed through a corner, squared. `p` and `q` are unit directions before and behind it.
 * Deviation: v2 = a * d * sin(t/2) / (1 - sin(t/2)), t the angle between the legs (Jeon; the rule of GRBL).
 */
export function cornerSpeed(
  rule: Cornering,
  kinematics: Kinematics,
  px: number,
  py: number,
  pz: number,
  qx: number,
  qy: number,
  qz: number,
): number {
  if (rule.rule === 'stop') return 0;
  const cosine = -(px * qx + py * qy + pz * qz);
  if (cosine > STRAIGHT) return 0;
  if (cosine < -STRAIGHT) return Number.POSITIVE_INFINITY;
  const dx = qx - px;
  const dy = qy - py;
  const dz = qz - pz;
  if (rule.rule === 'speed-step') {
    const most = Math.max(Math.abs(dx), Math.abs(dy), Math.abs(dz));
    return (rule.step / most) ** 2;
  }
  const size = Math.sqrt(dx * dx + dy * dy + dz * dz);
  const { acceleration } = kinematics;
  let a = Number.POSITIVE_INFINITY;
  if (dx !== 0) a = ((acceleration[0] as number) * size) / Math.abs(dx);
  if (dy !== 0) a = Math.min(a, ((acceleration[1] as number) * size) / Math.abs(dy));
  if (dz !== 0) a = Math.min(a, ((acceleration[2] as number) * size) / Math.abs(dz));
  const half = Math.sqrt(0.5 * (1 - cosine));
  return (a * rule.deviation * half) / (1 - half);
}
