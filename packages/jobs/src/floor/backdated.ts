/** A phone in a cellar sends its events within minutes; more is worth a look. */
const LATE_MINUTES = 15;

/** Whether an event arrived so long after its time that readers should know. */
export const isBackdated = ({
  at,
  receivedAt,
}: {
  readonly at: string;
  readonly receivedAt: string;
}): boolean => Date.parse(receivedAt) - Date.parse(at) > LATE_MINUTES * 60_000;
