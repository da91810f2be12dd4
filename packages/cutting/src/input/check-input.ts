import { writeGrouped } from '@truciolo/italian';
import { displayUnit } from '@truciolo/units';
import type { ErrorCode, FieldError } from './field-error.ts';
import { type Field, fields, type InputField } from './fields.data.ts';

export interface InputCheck {
  readonly errors: readonly FieldError[];
  /** The value must be there and lie within the bounds of its field. */
  need(field: InputField, value: number | undefined): void;
  /** The value may be absent; when it is there it must be right. */
  allow(field: InputField, value: number | undefined): void;
  /** A rule across fields, asked only when the single fields are right. */
  rule(field: InputField, code: ErrorCode, message: string, holds: () => boolean): void;
}

function withUnit(value: number, unit: Field['unit']): string {
  return `${writeGrouped(value)} ${displayUnit(unit, 'metric').label}`.trim();
}

function problem(field: Field, value: number): readonly [ErrorCode, string] | undefined {
  if (!Number.isFinite(value)) return ['not-a-number', 'scrivi un numero'];
  if (value <= 0 && field.min > 0) return ['not-positive', 'deve essere maggiore di zero'];
  if (value < 0 && field.min === 0) return ['negative', 'non può essere negativo'];
  if (value < field.min) return ['too-small', `deve essere almeno ${withUnit(field.min, field.unit)}`];
  if (value > field.max) return ['too-large', `può essere al massimo ${withUnit(field.max, field.unit)}`];
  if (field.whole && !Number.isInteger(value)) return ['not-whole', 'deve essere un numero intero'];
  return undefined;
}

export function checkInput(): InputCheck {
  const errors: FieldError[] = [];
  const add = (name: InputField, code: ErrorCode, text: string) => {
    errors.push({ field: name, code, message: `${fields[name].label}: ${text}.` });
  };
  const allow = (name: InputField, value: number | undefined) => {
    if (value === undefined) return;
    const found = problem(fields[name], value);
    if (found) add(name, ...found);
  };
  return {
    errors,
    allow,
    need(name, value) {
      if (value === undefined) add(name, 'missing', 'manca il valore');
      else allow(name, value);
    },
    rule(name, code, message, holds) {
      if (errors.length === 0 && !holds()) add(name, code, message);
    },
  };
}
