import {
  type CuttingMaterial,
  fields,
  type InputField,
  startValues,
  type ToolChoice,
  type ToolMaterial,
  turningRegime,
} from '@truciolo/cutting';
import { type Millimetres, mm } from '@truciolo/units';
import type { ChoiceUse, FieldUse, TabSpec } from './tab-spec.ts';
import { readTyped } from './typed-number.ts';

/** By the name of a field or choice. What is absent is proposed; what is there, even empty, was typed. */
export type Typed = Readonly<Record<string, string>>;

/** The numbers and choices of one tab, typed or proposed. */
export interface TabValues {
  /** Undefined when empty or not asked for, NaN when what was typed is no number. */
  readonly number: (name: InputField) => number | undefined;
  readonly choice: (name: string) => string;
  readonly isProposed: (name: InputField) => boolean;
  /** The fields the choices leave in use, in the order of the tab. */
  readonly fields: readonly FieldUse[];
}

const firstOption = ({ options }: ChoiceUse): string => options[0]?.[0] ?? '';

export function choiceOf(tab: TabSpec, typed: Typed, name: string): string {
  if (name === 'speedBy') return typed.speedBy ?? 'vc';
  if (name === 'feedBy') return typed.feedBy ?? tab.feeds[0] ?? '';
  const choice = tab.choices.find((one) => one.name === name);
  const value = typed[name];
  if (!choice) return '';
  return choice.options.some(([option]) => option === value) ? (value ?? '') : firstOption(choice);
}

const isInUse = (tab: TabSpec, typed: Typed, { when }: FieldUse): boolean =>
  !when || when.slice(1).includes(choiceOf(tab, typed, when[0]));

const length = (value: number | undefined): Millimetres | undefined =>
  value !== undefined && value > 0 && Number.isFinite(value) ? mm(value) : undefined;

/** What the recommended ranges need to know of the tool. */
export function toolChoice(
  tab: TabSpec,
  { number, choice }: Pick<TabValues, 'number' | 'choice'>,
): ToolChoice {
  const ap = length(number('ap'));
  return {
    material: choice('toolMaterial') as ToolMaterial,
    D: length(number(tab.operation === 'thread-milling' ? 'Dc' : 'D')),
    r: length(number('r')),
    regime: ap === undefined ? undefined : turningRegime(ap),
    milling: tab.kind,
    plunge: choice('plunge') === 'grooving' ? 'grooving' : 'parting',
    bar: choice('bar') === 'carbide' ? 'carbide' : 'steel',
  };
}

/** Typed values over proposed ones: the middle of the recommended ranges, then the start values of the tab. */
export function tabValues(tab: TabSpec, typed: Typed, material: CuttingMaterial | undefined): TabValues {
  const inUse = tab.fields.filter((field) => isInUse(tab, typed, field));
  const given: readonly InputField[] = [
    ...(tab.startSpeed === undefined ? [] : (['vc', 'n'] as const)),
    ...tab.feeds,
  ];
  const names = new Set<InputField>([...inUse.map(({ name }) => name), ...given]);
  const choice = (name: string) => choiceOf(tab, typed, name);
  const typedNumber = (name: InputField) => readTyped(typed[name] ?? '', fields[name].unit);
  const start = (name: InputField) => inUse.find((field) => field.name === name)?.start;
  const first = (name: InputField) => (typed[name] === undefined ? start(name) : typedNumber(name));
  const proposed: Readonly<Record<string, number | undefined>> = startValues(
    tab.operation,
    material,
    toolChoice(tab, { number: first, choice }),
  ).values;

  const isRanged = (name: InputField) =>
    given.includes(name) || inUse.some((field) => field.name === name && field.place === 'range');
  const proposal = (name: InputField): number | undefined => {
    const fallback = name === 'vc' ? tab.startSpeed : start(name);
    return isRanged(name) ? (proposed[name] ?? fallback) : start(name);
  };
  return {
    fields: inUse,
    choice,
    number: (name) => {
      if (!names.has(name)) return undefined;
      return typed[name] === undefined ? proposal(name) : typedNumber(name);
    },
    isProposed: (name) => typed[name] === undefined && proposal(name) !== undefined,
  };
}
