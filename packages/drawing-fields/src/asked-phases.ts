/** A phase that a confirmed value asks for, with the value as its reason. */
interface AskedPhase {
  readonly name: string;
  /** Part of the name of the process in the registry. */
  readonly word: string;
  readonly reason: string;
}

const FIT = /[Øø⌀]?\s*\d+(?:[.,]\d+)?\s*(?<letters>[A-Za-z]{1,2})(?<grade>\d{1,2})(?=$|[\s/(;])/;
const RA = /\bRa\s*(?<value>\d+(?:[.,]\d+)?)/i;

/** ISO 286 grades: a reamer holds IT7 in a hole; grinding is usual from IT6 on, and from Ra 0,4 (ISO 21920). */
const REAMED_GRADE = 8;
const GROUND_GRADE = 6;
const GROUND_RA = 0.4;
const LAPPED_RA = 0.1;

/** The phase that one toleranced size asks for; null where turning or milling holds it. */
function phaseOfTolerance(line: string): AskedPhase | null {
  const groups = FIT.exec(line)?.groups;
  if (!groups) return null;
  const { letters = '', grade = '' } = groups;
  const isHole = letters === letters.toUpperCase();
  if (Number(grade) <= GROUND_GRADE)
    return { name: isHole ? 'Rettifica interna' : 'Rettifica esterna', word: 'rettific', reason: line };
  return isHole && Number(grade) <= REAMED_GRADE ? { name: 'Alesatura', word: 'alesat', reason: line } : null;
}

/** The phase that a roughness asks for; null where turning or milling reaches it. */
function phaseOfRoughness(text: string): AskedPhase | null {
  const value = Number((RA.exec(text)?.groups?.value ?? '').replace(',', '.')) || Number.POSITIVE_INFINITY;
  if (value <= LAPPED_RA) return { name: 'Lappatura', word: 'lappat', reason: text };
  return value <= GROUND_RA ? { name: 'Rettifica', word: 'rettific', reason: text } : null;
}

const WORDS =
  /brunit|zincat|nichel|anodi|fosfat|passiv|vernic|bonific|cement|tempra|nitrur|cromat|sabbi|pallin|lucid/i;

const linesOf = (text: string | null): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const ofTreatment = (line: string): AskedPhase => ({
  name: line.slice(0, 100),
  word: (WORDS.exec(line)?.[0] ?? line).toLowerCase(),
  reason: line,
});

interface Settled {
  readonly tolerances: string | null;
  readonly roughness: string | null;
  readonly treatment: string | null;
}

/** Frames of ISO 1101 that tie a face to a datum: both are best made without a new clamping. */
const TIED = /^[∥⟂∠⌖◎⌯↗⌰].*?(?<datums>(?:\s[A-Z](?:-[A-Z])?)+)$/u;

/** In short what a line of tolerances or a roughness brings along: "alesatura", "stessa presa di A"; null where nothing. */
export function impliedBy(line: string): string | null {
  const phase = phaseOfTolerance(line) ?? phaseOfRoughness(line);
  if (phase) return phase.name.toLowerCase();
  const datums = TIED.exec(line)?.groups?.datums;
  return datums ? `stessa presa di ${datums.trim().replaceAll(' ', ', ')}` : null;
}

/** Phases that tolerances, roughness and treatments ask for, each process once with all its reasons. */
export function askedPhases({ tolerances, roughness, treatment }: Settled): readonly AskedPhase[] {
  const asked = [
    ...linesOf(tolerances).flatMap((line) => phaseOfTolerance(line) ?? []),
    ...linesOf(roughness).flatMap((line) => phaseOfRoughness(line) ?? []),
    ...linesOf(treatment).map(ofTreatment),
  ];
  const byName = new Map<string, AskedPhase>();
  for (const phase of asked) {
    const before = byName.get(phase.name);
    byName.set(phase.name, before ? { ...phase, reason: `${before.reason}, ${phase.reason}` } : phase);
  }
  return [...byName.values()];
}
