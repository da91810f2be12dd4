import { agree, countOf } from '@truciolo/italian';
import type { ValueType } from './value.ts';

/**
 * Types an argument accepts: `number` and `condition` also take each other's type as Excel does (VERO is 1),
 * `numbers` and `conditions` take tables too, `scalar` is anything but a table.
 */
export type Acceptance = 'number' | 'numbers' | 'condition' | 'conditions' | 'scalar' | 'table' | 'any';

export interface Parameter {
  readonly name: string;
  readonly accepts: Acceptance;
  readonly optional?: boolean;
  /** Only on the last parameters: together they may come any number of times, at least once. */
  readonly repeats?: boolean;
}

export interface FunctionDefinition {
  /** The English name, stable: implementations are keyed by it. */
  readonly id: string;
  /** The canonical Italian name, written by `print` and read by Italian Excel. */
  readonly name: string;
  readonly aliases: readonly string[];
  readonly parameters: readonly Parameter[];
  /** A fixed type, the common type of the branches, that of the looked-up column, or whatever the cell holds. */
  readonly result: ValueType | 'branches' | 'column' | 'cell';
  readonly help: string;
  readonly example: string;
}

/** Excel's own limit on the arguments of one call. */
const MAX_ARGUMENTS = 255;

interface Arity {
  readonly min: number;
  readonly max: number;
}

export function arityOf({ parameters }: FunctionDefinition): Arity {
  const min = parameters.filter((parameter) => parameter.optional !== true).length;
  const max = parameters.at(-1)?.repeats === true ? MAX_ARGUMENTS : parameters.length;
  return { min, max };
}

const repeatedOf = ({ parameters }: FunctionDefinition): readonly Parameter[] =>
  parameters.filter(({ repeats }) => repeats === true);

/** Whether this number of arguments leaves no group of repeated parameters half filled (PIÙ.SE needs pairs). */
function hasWholeGroups(definition: FunctionDefinition, given: number): boolean {
  const group = repeatedOf(definition).length;
  return group < 2 || (given - (definition.parameters.length - group)) % group === 0;
}

/** Place of the parameter an argument fills, null past the last one; repeated ones take all the rest in turn. */
export function parameterIndexAt(definition: FunctionDefinition, index: number): number | null {
  const { parameters } = definition;
  if (index < parameters.length) return index;
  const group = repeatedOf(definition).length;
  if (group === 0) return null;
  const before = parameters.length - group;
  return before + ((index - before) % group);
}

export function parameterAt(definition: FunctionDefinition, index: number): Parameter | undefined {
  const at = parameterIndexAt(definition, index);
  return at === null ? undefined : definition.parameters[at];
}

/** Signature shown to the user: `SE(condizione; se_vero; [se_falso])`, `SOMMA(numero1; [numero2]; …)`. */
export function signatureOf(definition: FunctionDefinition): string {
  const repeated = repeatedOf(definition);
  const single = definition.parameters
    .filter(({ repeats }) => repeats !== true)
    .map(({ name, optional }) => (optional === true ? `[${name}]` : name));
  const group = (number: number) => repeated.map(({ name }) => `${name}${number}`).join('; ');
  const tail = repeated.length === 0 ? [] : [group(1), `[${group(2)}]`, '…'];
  return `${definition.name}(${[...single, ...tail].join('; ')})`;
}

const count = (amount: number): string => countOf(amount, 'argomento', 'argomenti');

/** An Italian sentence when a function is called with the wrong number of arguments, else null. */
export function describeArity(definition: FunctionDefinition, given: number): string | null {
  const { min, max } = arityOf(definition);
  const { name } = definition;
  if (given >= min && given <= max) {
    if (hasWholeGroups(definition, given)) return null;
    return `${name} vuole gli argomenti a coppie, qui ce ne sono ${given}: ${signatureOf(definition)}.`;
  }
  if (max === 0) return `${name} non vuole argomenti: scrivi ${name}().`;
  const wanted = min === max ? count(min) : given < min ? `almeno ${count(min)}` : `al massimo ${count(max)}`;
  return `${name} vuole ${wanted}, qui ${agree(given, 'ce n’è 1', `ce ne sono ${given}`)}: ${signatureOf(definition)}.`;
}
