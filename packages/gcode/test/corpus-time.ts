import { GRBL_FAST, GRBL_HOBBY } from '../src/machine/example-machines.data.ts';
import { planProgram } from '../src/plan/plan-program.ts';
import { type Expected, interpretSample } from './samples.ts';

interface TimeCheck {
  readonly file: string;
  readonly seconds: number;
  readonly reference: number;
  /** Relative. */
  readonly error: number;
}

/** Programs shorter than this say more about start-up than about planning. */
const SHORTEST = 2;

export const PROFILES = [
  { key: 'B_vmc', machine: GRBL_FAST },
  { key: 'A_hobby', machine: GRBL_HOBBY },
] as const;

export function checkTimes(
  expected: Record<string, Expected>,
  profile: (typeof PROFILES)[number],
): TimeCheck[] {
  const out: TimeCheck[] = [];
  for (const [file, entry] of Object.entries(expected)) {
    const reference = entry.grbl_time?.[profile.key];
    if (reference?.err !== 0 || reference.t_s <= SHORTEST) continue;
    const { canon } = interpretSample(file);
    const { seconds } = planProgram(canon, profile.machine);
    const total = seconds.reduce((sum, value) => sum + value, 0);
    out.push({ file, seconds: total, reference: reference.t_s, error: Math.abs(total / reference.t_s - 1) });
  }
  return out.sort((p, q) => p.error - q.error);
}

export function quantile(checks: readonly TimeCheck[], share: number): number {
  return checks[Math.min(checks.length - 1, Math.floor(checks.length * share))]?.error ?? 0;
}
