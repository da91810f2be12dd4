/** Smaller clock errors are not corrected. */
const TOLERATED_SECONDS = 30;

interface CorrectedTime {
  /** ISO, by the server's clock. */
  readonly at: string;
  /** Correction added to the phone's time. */
  readonly offsetSeconds: number;
}

/**
 * Time of an event by the server's clock. A phone sends the time of the event and its own "now"; the difference between
 * its "now" and the server's is the error of its clock. An event cannot lie after its sending.
 */
export function correctClock(happened: string, sent: string, received: string): CorrectedTime {
  const offset = Date.parse(received) - Date.parse(sent);
  const offsetSeconds = Math.abs(offset) <= TOLERATED_SECONDS * 1000 ? 0 : Math.round(offset / 1000);
  const at = Date.parse(happened) + offsetSeconds * 1000;
  return { at: new Date(Math.min(at, Date.parse(received))).toISOString(), offsetSeconds };
}
