import type { CuttingSet, CuttingSetFields } from '@truciolo/contract';
import { writeNumber } from '@truciolo/italian';
import type { TabSpec } from './tab-spec.ts';
import type { TabValues, Typed } from './tab-values.ts';

/** A set stores proposed values too: it must give the same results when the recommendations change. */
export function inputsOf(tab: TabSpec, values: TabValues): CuttingSetFields['inputs'] {
  const speedBy = values.choice('speedBy') === 'n' ? 'n' : 'vc';
  const feedBy = tab.feeds.find((feed) => feed === values.choice('feedBy'));
  const given = [...(tab.startSpeed === undefined ? [] : ([speedBy] as const)), ...(feedBy ? [feedBy] : [])];
  const names = new Set([...given, ...values.fields.map(({ name }) => name)]);
  const numbers = [...names].flatMap((name) => {
    const value = values.number(name);
    return value === undefined || Number.isNaN(value) ? [] : [[name, value] as const];
  });
  return {
    ...Object.fromEntries(tab.choices.map(({ name }) => [name, values.choice(name)])),
    ...(tab.kind ? { kind: tab.kind } : {}),
    ...(tab.startSpeed === undefined ? {} : { speedBy }),
    ...(feedBy ? { feedBy } : {}),
    ...Object.fromEntries(numbers),
  };
}

const PRECISE = 10;

/** The set as typed values. Fields that the set does not name stay empty, not proposed. */
export function typedOf(tab: TabSpec, inputs: CuttingSetFields['inputs']): Typed {
  const empty = Object.fromEntries(tab.fields.map(({ name }) => [name, '']));
  const entries = Object.entries(inputs).flatMap(([name, value]) => {
    if (value === null) return [];
    if (typeof value === 'number') return [[name, writeNumber(value, PRECISE)] as const];
    return [[name, typeof value === 'boolean' ? (value ? 'yes' : 'no') : value] as const];
  });
  return { ...empty, ...Object.fromEntries(entries) };
}

/** Face, shoulder and slot are one operation in the registry and three tabs on the page. */
export const belongsTo = ({ operation, inputs }: CuttingSet, tab: TabSpec): boolean =>
  operation === tab.operation && (tab.kind === undefined || inputs.kind === tab.kind);
