import type { Secrets } from '../../platform/secrets.ts';

/** A shift with its overtime: on the next day people identify themselves again. */
const PASS_HOURS = 12;

const written = (companyGuid: string, personGuid: string, until: number): string =>
  `floor-pass:${companyGuid}:${personGuid}:${until}`;

/** A signed pass that identifies a person on a tablet until the end of the shift. */
export function makePass(secrets: Secrets, companyGuid: string, personGuid: string, now: Date) {
  const until = now.getTime() + PASS_HOURS * 3_600_000;
  const signature = secrets.sign(written(companyGuid, personGuid, until));
  return { pass: `${personGuid}.${until}.${signature}`, until: new Date(until).toISOString() };
}

/** Days that a tablet without a connection may keep an event before its pass counts for nobody. */
const LATE_DAYS = 7;

interface Times {
  /** By the server's clock. */
  readonly happened: Date;
  readonly received: Date;
}

/**
 * The person of a pass that was valid when the event happened. The time of an event is the sender's word, so a pass that
 * ended a week before the event arrived is refused whatever the event says.
 */
export function readPass(
  secrets: Secrets,
  companyGuid: string,
  pass: string,
  { happened, received }: Times,
): string | null {
  const [personGuid = '', until = '', signature = ''] = pass.split('.');
  if (!/^\d{13}$/.test(until) || Number(until) < happened.getTime()) return null;
  if (Number(until) + LATE_DAYS * 86_400_000 < received.getTime()) return null;
  return secrets.verify(written(companyGuid, personGuid, Number(until)), signature) ? personGuid : null;
}
