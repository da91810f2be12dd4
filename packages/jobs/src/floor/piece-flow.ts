/** A phase with its good pieces. */
interface Counted {
  readonly good: number;
}

/** The phase before, where this one has more good pieces than that delivered; null = pieces add up. */
export function shortBefore<Phase extends Counted>(phases: readonly Phase[], index: number): Phase | null {
  const [before, own] = [phases[index - 1], phases[index]];
  return before && own && own.good > before.good ? before : null;
}

/** A phase with a higher attended share needs a person at its machine. */
const ATTENDED_SHARE = 0.5;

interface Times {
  readonly kind: 'machine' | 'bench' | 'external';
  readonly setupMinutes: number;
  readonly runMinutes: number;
  readonly attendedMinutes: number;
}

export const isAttended = ({ kind, setupMinutes, runMinutes, attendedMinutes }: Times): boolean =>
  kind === 'machine' && attendedMinutes > ATTENDED_SHARE * (setupMinutes + runMinutes);
