import { CENT, type Money, subtract, ZERO } from './money.ts';
import { addRatio, type Ratio, ZERO_RATIO } from './ratio.ts';
import { ratioToStep } from './round-to-step.ts';

/**
 * Rounds the parts of a whole so that they add up to the rounded whole: the running sum is rounded and each part is its
 * growth. No part moves by a whole step, and one that needs no rounding is unchanged.
 */
export function roundToSameSum(parts: readonly Ratio[], step: Money = CENT): Money[] {
  let running = ZERO_RATIO;
  let given = ZERO;
  return parts.map((part) => {
    running = addRatio(running, part);
    const upToHere = ratioToStep(running, step, 'half-up');
    const rounded = subtract(upToHere, given);
    given = upToHere;
    return rounded;
  });
}
