/** Clocks nearer than this to the server's are left alone. */
const TOLERATED_SECONDS = 30;

export interface CorrectedTime {
  /** ISO, by the server's clock. */
  readonly at: string;
  /** What was added to the phone's time. */
  readonly offsetSeconds: number;
}

/**
 * When something happened, by the server's clock. A phone tells when it happened and when it sends, both by its own
 * clock: the difference between its "now" and ours is what its clock is wrong by. Nothing happens after it was sent.
 */
export function correctClock(happened: string, sent: string, received: string): CorrectedTime {
  const offset = Date.parse(received) - Date.parse(sent);
  const offsetSeconds = Math.abs(offset) <= TOLERATED_SECONDS * 1000 ? 0 : Math.round(offset / 1000);
  const at = Date.parse(happened) + offsetSeconds * 1000;
  return { at: new Date(Math.min(at, Date.parse(received))).toISOString(), offsetSeconds };
}
