import type {
  Contour,
  CutterShape,
  GivenChipFeed,
  GivenFeed,
  GivenSpeed,
  GivenToothFeed,
  InputField,
  Machine,
} from '@truciolo/cutting';
import {
  degrees,
  metresPerMinute,
  micrometres,
  mm,
  mmPerMinute,
  mmPerRevolution,
  mmPerTooth,
  rpm,
} from '@truciolo/units';
import type { TabValues } from './tab-values.ts';

/** A required number: an empty field answers NaN, which the package refuses with a message for that field. */
export const need = (values: TabValues, name: InputField): number => values.number(name) ?? Number.NaN;

export function some<T>(values: TabValues, name: InputField, make: (value: number) => T): T | undefined {
  const value = values.number(name);
  return value === undefined ? undefined : make(value);
}

export const isYes = (values: TabValues, name: string): boolean => values.choice(name) === 'yes';

export function machineOf(values: TabValues, machine: Machine | undefined): Machine | undefined {
  const eta = values.number('eta');
  return eta === undefined ? machine : { ...machine, eta };
}

export const edgeOf = (values: TabValues) => ({
  gamma: some(values, 'gamma', degrees),
  wear: values.number('wear'),
  interrupted: isYes(values, 'interrupted'),
});

export const givenSpeed = (values: TabValues): GivenSpeed =>
  values.choice('speedBy') === 'n'
    ? { by: 'n', value: rpm(need(values, 'n')) }
    : { by: 'vc', value: metresPerMinute(need(values, 'vc')) };

export const feed = (values: TabValues): GivenFeed =>
  values.choice('feedBy') === 'vf'
    ? { by: 'vf', value: mmPerMinute(need(values, 'vf')) }
    : { by: 'f', value: mmPerRevolution(need(values, 'f')) };

export const toothFeed = (values: TabValues): GivenToothFeed =>
  values.choice('feedBy') === 'fz' ? { by: 'fz', value: mmPerTooth(need(values, 'fz')) } : feed(values);

export const chipFeed = (values: TabValues): GivenChipFeed =>
  values.choice('feedBy') === 'hex' ? { by: 'hex', value: mm(need(values, 'hex')) } : toothFeed(values);

export const hole = (values: TabValues) => ({
  depth: some(values, 'depth', mm),
  through: isYes(values, 'through'),
  approach: some(values, 'approach', mm),
  overrun: some(values, 'overrun', mm),
});

export const nose = (values: TabValues) => ({
  r: some(values, 'r', mm),
  wiper: isYes(values, 'wiper'),
  Ra: some(values, 'Ra', micrometres),
  kapr: some(values, 'kapr', degrees),
  passes: values.number('passes'),
});

export function cutter(values: TabValues): CutterShape | undefined {
  switch (values.choice('cutter')) {
    case 'round':
      return { shape: 'round', iC: mm(need(values, 'iC')) };
    case 'ball':
      return { shape: 'ball' };
    default: {
      const kapr = some(values, 'kapr', degrees);
      return kapr === undefined ? undefined : { shape: 'straight', kapr };
    }
  }
}

export function contour(values: TabValues): Contour | undefined {
  const side = values.choice('contour');
  return side === 'inner' || side === 'outer' ? { side, Dw: mm(need(values, 'Dw')) } : undefined;
}
