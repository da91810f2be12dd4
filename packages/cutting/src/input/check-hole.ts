import type { HolePath } from '../kernel/hole-stroke.ts';
import type { InputCheck } from './check-input.ts';

export function checkHole(check: InputCheck, path: HolePath): void {
  check.allow('depth', path.depth);
  check.allow('stroke', path.stroke);
  check.allow('approach', path.approach);
  check.allow('overrun', path.overrun);
}
