import type { Secrets } from '../../platform/secrets.ts';

/** A shift with its overtime: whoever presses tomorrow says again who they are. */
const PASS_HOURS = 12;

const written = (companyGuid: string, personGuid: string, until: number): string =>
  `floor-pass:${companyGuid}:${personGuid}:${until}`;

/** What stands for a person on a tablet until the shift is over. */
export function makePass(secrets: Secrets, companyGuid: string, personGuid: string, now: Date) {
  const until = now.getTime() + PASS_HOURS * 3_600_000;
  const signature = secrets.sign(written(companyGuid, personGuid, until));
  return { pass: `${personGuid}.${until}.${signature}`, until: new Date(until).toISOString() };
}

/** Whose pass it is, where it was good when the event happened: an event may arrive days later. */
export function readPass(secrets: Secrets, companyGuid: string, pass: string, happened: Date): string | null {
  const [personGuid = '', until = '', signature = ''] = pass.split('.');
  if (!/^\d{13}$/.test(until) || Number(until) < happened.getTime()) return null;
  return secrets.verify(written(companyGuid, personGuid, Number(until)), signature) ? personGuid : null;
}
