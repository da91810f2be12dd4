/**
 * Runs an action on licences, reports its answer, and refetches them in any case: after a lost answer or a colleague's
 * change the next dialog must start from the current state.
 */
export type ChangeLicences = (act: () => Promise<string>) => Promise<void>;
