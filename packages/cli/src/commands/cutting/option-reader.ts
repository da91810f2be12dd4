import { type FieldError, fields, type InputField } from '@truciolo/cutting';
import type { FlagOption, NumberOption, OptionName, TextOption } from './option-names.ts';
import type { ParsedOptions } from './parse-options.ts';

/**
 * Hands the options to an operation and records the names it reads. Options it never reads are unknown to it, and the
 * recorded list is its help.
 */
export interface OptionReader {
  readonly asked: ReadonlySet<OptionName>;
  readonly errors: readonly FieldError[];
  number(name: NumberOption): number | undefined;
  /** Not a number when missing: the error is noted and the input never leaves. */
  need(name: InputField): number;
  /** The given one of several equivalent options. */
  oneOf<Name extends InputField>(...names: readonly Name[]): Name | undefined;
  text(name: TextOption): string | undefined;
  choice<Choice extends string>(name: TextOption, choices: readonly Choice[]): Choice | undefined;
  flag(name: FlagOption): boolean;
  refuse(error: FieldError): void;
}

export function optionReader(options: ParsedOptions): OptionReader {
  const asked = new Set<OptionName>();
  const errors: FieldError[] = [...options.errors];
  const unreadable = new Set(options.errors.map((error) => error.field));
  const refuse = (error: FieldError) => void errors.push(error);
  const number = (name: NumberOption) => {
    asked.add(name);
    return options.numbers.get(name);
  };
  const text = (name: TextOption) => {
    asked.add(name);
    return options.texts.get(name);
  };
  return {
    asked,
    errors,
    refuse,
    number,
    text,
    need(name) {
      const value = number(name);
      if (value === undefined && !unreadable.has(name)) {
        refuse({
          field: name,
          code: 'missing',
          message: `${fields[name].label}: manca il valore (--${name}).`,
        });
      }
      return value ?? Number.NaN;
    },
    oneOf(...names) {
      const present = names.filter((name) => number(name) !== undefined);
      const [first, second] = present;
      if (first !== undefined && second !== undefined) {
        const message = `Indica --${first} oppure --${second}, non entrambi.`;
        refuse({ field: second, code: 'conflict', message });
      }
      return first;
    },
    choice(name, choices) {
      const value = text(name);
      if (value === undefined) return undefined;
      const found = choices.find((choice) => choice === value.toLowerCase());
      if (!found)
        refuse({ field: name, code: 'conflict', message: `--${name}: scegli tra ${choices.join(', ')}.` });
      return found;
    },
    flag(name) {
      asked.add(name);
      return options.flags.has(name);
    },
  };
}
