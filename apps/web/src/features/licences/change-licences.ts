/**
 * Runs an act upon licences, says what it answers, and reads them again whatever the end: after a lost answer or a
 * colleague's change the next dialog must start from what is there.
 */
export type ChangeLicences = (act: () => Promise<string>) => Promise<void>;
