import type { JobWorkEvent, NewWorkEvent } from '@truciolo/contract';
import type { Dimension, Measure } from '@truciolo/jobs';

const byTime = (a: { readonly at: string }, b: { readonly at: string }): number =>
  a.at < b.at ? -1 : a.at > b.at ? 1 : 0;

/** The measures of a phase, sent and unsent, oldest first; an event that is in both counts once. */
export function measuresOf(events: readonly JobWorkEvent[], unsent: readonly NewWorkEvent[]): Measure[] {
  const all = new Map([...unsent, ...events].map((event) => [event.guid, event]));
  return [...all.values()].toSorted(byTime).flatMap(({ measure }) => (measure ? [measure] : []));
}

const isSame = (a: Dimension, b: Dimension): boolean =>
  a.name === b.name && a.nominal === b.nominal && a.lower === b.lower && a.upper === b.upper;

/** The dimensions that are asked for, then those that somebody measured besides, each once by name. */
export const dimensionsOf = (checks: readonly Dimension[], taken: readonly Measure[]): Dimension[] => {
  const others = taken.toReversed().map(({ value: _value, ...dimension }) => dimension);
  return [...new Map([...others.toReversed(), ...checks].map((one) => [one.name, one])).values()].toSorted(
    (a, b) => rank(checks, a) - rank(checks, b),
  );
};

const rank = (checks: readonly Dimension[], { name }: Dimension): number => {
  const index = checks.findIndex((check) => check.name === name);
  return index < 0 ? checks.length : index;
};

/** The last value of a dimension with these limits; values under other limits belong to another revision. */
export function lastOf(dimension: Dimension, taken: readonly Measure[]) {
  const own = taken.filter((measure) => isSame(measure, dimension));
  return { last: own.at(-1), all: own };
}
