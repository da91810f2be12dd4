import {
  type CuttingMaterial,
  familiesOf,
  fields,
  type InputField,
  type MillFamily,
  mills,
  proposedFamily,
  proposedMaterial,
  startValues,
  type ToolChoice,
  type ToolFamily,
  type ToolMaterial,
  type TurningFamily,
  toolMaterials,
  turningInserts,
} from '@truciolo/cutting';
import { type Micrometres, type Millimetres, micrometres, mm } from '@truciolo/units';
import type { ChoiceUse, FieldUse, TabSpec } from './tab-spec.ts';
import { readTyped } from './typed-number.ts';

/** By the name of a field or choice. Absent entries are proposed; present ones, even empty, were typed. */
export type Typed = Readonly<Record<string, string>>;

/** The numbers and choices of one tab, typed or proposed. */
export interface TabValues {
  /** Undefined when empty or not shown, NaN when the typed text is not a number. */
  readonly number: (name: InputField) => number | undefined;
  readonly choice: (name: string) => string;
  readonly isProposed: (name: InputField) => boolean;
  /** Fields that the choices leave visible, in the order of the tab. */
  readonly fields: readonly FieldUse[];
  readonly choices: readonly ChoiceUse[];
}

const firstOption = ({ options }: ChoiceUse): string => options[0]?.[0] ?? '';

type Choose = (name: string) => string;

/** Explicit choice of the tool, also from sets saved before tools had families. */
function saidTool(tab: TabSpec, typed: Typed, D: number | undefined) {
  return {
    family: familiesOf(tab.operation).find((family) => family === typed.family),
    material: toolMaterials.find((material) => material === typed.toolMaterial),
    milling: tab.kind,
    ...(typed.cutter === 'ball' ? { shape: 'ball' as const } : {}),
    D,
  };
}

/**
 * The user's choice, or a default from the work: a family by its size, CBN for hardened steel, else the first option.
 */
function chooser(
  tab: TabSpec,
  typed: Typed,
  material: CuttingMaterial | undefined,
  D: number | undefined,
): Choose {
  const proposed: Choose = (name) => {
    const choice = tab.choices.find((one) => one.name === name);
    if (!choice) return '';
    const byWork = name === 'toolMaterial' ? proposedMaterial(tab.operation, material?.isoGroup) : undefined;
    return (
      choice.options.find(([option]) => byWork !== 'carbide' && option === byWork)?.[0] ?? firstOption(choice)
    );
  };
  const choose: Choose = (name) => {
    if (name === 'speedBy') return typed.speedBy ?? 'vc';
    if (name === 'feedBy') return typed.feedBy ?? tab.feeds[0] ?? '';
    if (name === 'family') return proposedFamily(tab.operation, saidTool(tab, typed, D)) ?? '';
    if (name === 'cutter' && choose('family') === 'ball-mill') return 'ball';
    const value = typed[name];
    const isKnown = tab.choices.some(
      (one) => one.name === name && one.options.some(([option]) => option === value),
    );
    return isKnown && value !== undefined ? value : proposed(name);
  };
  return choose;
}

const isInUse = (choose: Choose, { when }: Pick<FieldUse, 'when'>): boolean =>
  !when || when.slice(1).includes(choose(when[0]));

/** The entering angle of the tool's usual holder, unless another was typed. */
function usualAngle(family: string): number | undefined {
  return turningInserts[family as TurningFamily]?.kapr ?? mills[family as MillFamily]?.kapr;
}

const length = (value: number | undefined): Millimetres | undefined =>
  value !== undefined && value > 0 && Number.isFinite(value) ? mm(value) : undefined;

const surface = (value: number | undefined): Micrometres | undefined =>
  value !== undefined && value > 0 && Number.isFinite(value) ? micrometres(value) : undefined;

/** Data of the tool and the choices that the recommended ranges need. */
export function toolChoice(
  tab: TabSpec,
  { number, choice }: Pick<TabValues, 'number' | 'choice'>,
): ToolChoice {
  const shape = choice('cutter');
  return {
    material: (choice('toolMaterial') || undefined) as ToolMaterial | undefined,
    family: (choice('family') || undefined) as ToolFamily | undefined,
    D: length(number(tab.operation === 'thread-milling' ? 'Dc' : 'D')),
    r: length(number('r')),
    ap: length(number('ap')),
    Ra: surface(number('Ra')),
    wiper: choice('wiper') === 'yes',
    hardness: length(number('hardness')),
    milling: tab.kind,
    shape: shape === 'round' || shape === 'ball' ? shape : undefined,
    plunge: choice('plunge') === 'grooving' ? 'grooving' : 'parting',
    bar: choice('bar') === 'carbide' ? 'carbide' : 'steel',
  };
}

/** Typed values over proposed ones: the middle of the recommended ranges, then the start values of the tab. */
export function tabValues(tab: TabSpec, typed: Typed, material: CuttingMaterial | undefined): TabValues {
  const given: readonly InputField[] = [
    ...(tab.startSpeed === undefined ? [] : (['vc', 'n'] as const)),
    ...tab.feeds,
  ];
  const typedNumber = (name: InputField) => readTyped(typed[name] ?? '', fields[name].unit);
  const ownStart = (name: InputField) => tab.fields.find((field) => field.name === name)?.start;
  const choice = chooser(tab, typed, material, typed.D === undefined ? ownStart('D') : typedNumber('D'));
  const inUse = tab.fields.filter((field) => isInUse(choice, field));
  const names = new Set<InputField>([...inUse.map(({ name }) => name), ...given]);
  const start = (name: InputField) => {
    const own = inUse.find((field) => field.name === name)?.start;
    return name === 'kapr' && own !== undefined ? (usualAngle(choice('family')) ?? own) : own;
  };
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
    choices: tab.choices.filter((one) => isInUse(choice, one)),
    choice,
    number: (name) => {
      if (!names.has(name)) return undefined;
      return typed[name] === undefined ? proposal(name) : typedNumber(name);
    },
    isProposed: (name) => typed[name] === undefined && proposal(name) !== undefined,
  };
}
