import { foldName } from './fold-name.ts';
import { FUNCTION_DEFINITIONS } from './function-catalog.data.ts';
import type { FunctionDefinition } from './function-catalog.ts';

export type FunctionId = (typeof FUNCTION_DEFINITIONS)[number]['id'];
export type KnownFunction = FunctionDefinition & { readonly id: FunctionId };

export const FUNCTIONS: readonly KnownFunction[] = FUNCTION_DEFINITIONS;

const BY_NAME: ReadonlyMap<string, KnownFunction> = new Map(
  FUNCTIONS.flatMap((definition) =>
    [definition.name, ...definition.aliases].map((name) => [foldName(name), definition] as const),
  ),
);

/** Every spelling a function may have, Italian first. */
export const FUNCTION_NAMES: readonly string[] = FUNCTIONS.flatMap(({ name, aliases }) => [name, ...aliases]);

/** By Italian or English name, whatever the case. */
export const findFunction = (name: string): KnownFunction | undefined => BY_NAME.get(foldName(name));

const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
  ['vero', true],
  ['true', true],
  ['falso', false],
  ['false', false],
]);

/** VERO and FALSO, in both languages; they are reserved and cannot name a variable. */
export const findBoolean = (name: string): boolean | undefined => BOOLEANS.get(foldName(name));
