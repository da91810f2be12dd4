import { writeExact } from '@truciolo/italian';
import { type Millimetres, mm } from '@truciolo/units';
import { fail, type Outcome, succeed } from '../outcome.ts';
import { roundHalfUp } from '../rounding.ts';

interface PitchAndStarts {
  readonly pitch: Millimetres;
  readonly starts: number;
}

interface StatedPitch {
  /** Designation so far, for messages: "M8". */
  readonly label: string;
  /** Pitches of this diameter, mm. */
  readonly allowed: readonly number[];
  /** Pitch meant when none is written; null when one must be written. */
  readonly implied: number | null;
  /** Whether a pitch outside `allowed` has a meaning. */
  readonly isFree: (pitch: number) => boolean;
  /** The number after the "x": the pitch, or the lead when `pitch` is given too. */
  readonly first: string | undefined;
  readonly pitch: string | undefined;
}

/** More starts than this are a typo, not a thread. */
const MOST_STARTS = 12;

/** Checks pitch and lead of an M or Tr thread against the table of its diameter. */
export function resolvePitch({
  label,
  allowed,
  implied,
  isFree,
  first,
  pitch: second,
}: StatedPitch): Outcome<PitchAndStarts> {
  const choices = `Passi previsti: ${allowed.map(writeExact).join(' · ')}.`;
  if (first === undefined) {
    if (implied !== null) return succeed({ pitch: mm(implied), starts: 1 });
    return fail('missing-pitch', `Per ${label} va indicato il passo. ${choices}`);
  }
  const lead = Number(first);
  const pitch = Number(second ?? first);
  if (lead <= 0 || pitch <= 0)
    return fail('unknown-pitch', `Il passo di ${label} deve essere maggiore di zero. ${choices}`);
  if (!allowed.includes(pitch) && !isFree(pitch)) {
    return fail('unknown-pitch', `${label} non ha il passo ${writeExact(pitch)} mm. ${choices}`);
  }
  const starts = roundHalfUp(lead / pitch, 6);
  if (!Number.isInteger(starts) || starts > MOST_STARTS) {
    return fail(
      'invalid-lead',
      `L’avanzamento ${writeExact(lead)} mm deve essere un multiplo intero del passo ${writeExact(pitch)} mm (al più ${MOST_STARTS} principi).`,
    );
  }
  return succeed({ pitch: mm(pitch), starts });
}
