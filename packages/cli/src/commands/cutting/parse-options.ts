import type { FieldError } from '@truciolo/cutting';
import {
  type FlagOption,
  isFlag,
  isText,
  type NumberOption,
  optionName,
  type TextOption,
} from './option-names.ts';

export interface ParsedOptions {
  readonly numbers: ReadonlyMap<NumberOption, number>;
  readonly texts: ReadonlyMap<TextOption, string>;
  readonly flags: ReadonlySet<FlagOption>;
  /** How each option was typed, to name it back. */
  readonly typed: ReadonlyMap<string, string>;
  /** Values that are not numbers. */
  readonly errors: readonly FieldError[];
}

type Parsed =
  | { readonly ok: true; readonly options: ParsedOptions }
  /** The call itself is wrong: an unknown option, a value missing. */
  | { readonly ok: false; readonly message: string };

const decimal = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)(e[+-]?\d+)?$/i;

/** Comma or point as the decimal sign; anything else is not a number. */
function readNumber(text: string): number | undefined {
  return decimal.test(text) ? Number(text.replace(',', '.')) : undefined;
}

function split(argument: string): readonly [name: string, value: string | undefined] {
  const [name = '', ...rest] = argument.slice(2).split('=');
  return [name, rest.length > 0 ? rest.join('=') : undefined];
}

export function parseOptions(args: readonly string[]): Parsed {
  const numbers = new Map<NumberOption, number>();
  const texts = new Map<TextOption, string>();
  const flags = new Set<FlagOption>();
  const typed = new Map<string, string>();
  const errors: FieldError[] = [];
  for (let index = 0; index < args.length; index += 1) {
    const argument = args[index] ?? '';
    if (!argument.startsWith('--')) return { ok: false, message: `argomento inatteso «${argument}»` };
    const [name, inline] = split(argument);
    const option = optionName(name);
    if (!option) return { ok: false, message: `opzione sconosciuta --${name}` };
    typed.set(option, name);
    if (isFlag(option)) {
      flags.add(option);
      continue;
    }
    const next = args[index + 1];
    const value = inline ?? (next?.startsWith('--') ? undefined : next);
    if (value === undefined) return { ok: false, message: `manca il valore di --${name}` };
    if (inline === undefined) index += 1;
    if (isText(option)) {
      texts.set(option, value);
      continue;
    }
    const number = readNumber(value);
    if (number !== undefined) numbers.set(option, number);
    else
      errors.push({ field: option, code: 'not-a-number', message: `--${name}: «${value}» non è un numero.` });
  }
  return { ok: true, options: { numbers, texts, flags, typed, errors } };
}
