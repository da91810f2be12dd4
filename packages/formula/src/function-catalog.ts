import type { ValueType } from './value.ts';

/**
 * What an argument may be: `number` and `condition` also take each other's type as Excel does (VERO is 1),
 * `numbers` and `conditions` take tables too, `scalar` is anything but a table.
 */
export type Acceptance = 'number' | 'numbers' | 'condition' | 'conditions' | 'scalar' | 'table' | 'any';

export interface Parameter {
  readonly name: string;
  readonly accepts: Acceptance;
  readonly optional?: boolean;
  /** Only on the last parameter: it may come any number of times, at least once. */
  readonly repeats?: boolean;
}

export interface FunctionDefinition {
  /** The English name, stable: implementations are keyed by it. */
  readonly id: string;
  /** The canonical Italian name: what `print` writes and what Italian Excel reads. */
  readonly name: string;
  readonly aliases: readonly string[];
  readonly parameters: readonly Parameter[];
  /** A fixed type, the common type of the branches, or that of the looked-up column. */
  readonly result: ValueType | 'branches' | 'column';
  readonly help: string;
  readonly example: string;
}

/** Excel's own limit on the arguments of one call. */
export const MAX_ARGUMENTS = 255;

export interface Arity {
  readonly min: number;
  readonly max: number;
}

export function arityOf({ parameters }: FunctionDefinition): Arity {
  const min = parameters.filter((parameter) => parameter.optional !== true).length;
  const max = parameters.at(-1)?.repeats === true ? MAX_ARGUMENTS : parameters.length;
  return { min, max };
}

/** The parameter an argument fills; a repeated one takes all the rest. */
export function parameterAt({ parameters }: FunctionDefinition, index: number): Parameter | undefined {
  const last = parameters.at(-1);
  return parameters[index] ?? (last?.repeats === true ? last : undefined);
}

/** As shown to the user: `SE(condizione; se_vero; [se_falso])`. */
export function signatureOf({ name, parameters }: FunctionDefinition): string {
  const shown = parameters.map((parameter) => {
    if (parameter.repeats === true) return `${parameter.name}1; [${parameter.name}2]; …`;
    return parameter.optional === true ? `[${parameter.name}]` : parameter.name;
  });
  return `${name}(${shown.join('; ')})`;
}
