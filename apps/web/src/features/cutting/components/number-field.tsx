import { fields, type InputField } from '@truciolo/cutting';
import { displayUnit } from '@truciolo/units';
import { type ReactNode, useId } from 'react';
import { NumberTextField } from '../../../components/number-field/number-text-field.tsx';
import { readingOf, showTyped, writeNumber } from '../typed-number.ts';
import type { Cutting } from '../use-cutting.ts';
import classes from './inputs.module.css';

interface NumberFieldProps {
  readonly cutting: Cutting;
  readonly name: InputField;
  readonly label?: string | undefined;
  /** Label at the left of the field instead of above it. */
  readonly inline?: boolean;
  /** Between label and field. */
  readonly children?: ReactNode;
}

function fieldText({ typed, evaluation, system }: Cutting, name: InputField): string {
  const { unit } = fields[name];
  const stored = typed[name];
  if (stored !== undefined) return showTyped(stored, unit, system);
  const proposed = evaluation.values.number(name);
  return proposed === undefined ? '' : writeNumber(proposed, unit, system);
}

/** How an ambiguous text, a sum or a time was read. */
function noteOf({ typed }: Cutting, name: InputField): string | null {
  const stored = typed[name];
  const read = stored === undefined ? null : readingOf(stored, fields[name].unit);
  return read?.kind === 'number' ? (read.note ?? null) : null;
}

/** One number with its unit, its origin and, when it is wrong, why. */
export function NumberField({ cutting, name, label, inline = false, children }: NumberFieldProps) {
  const id = useId();
  const { evaluation, system } = cutting;
  const unit = displayUnit(fields[name].unit, system).label;
  const { outcome, values } = evaluation;
  const message = outcome.ok ? undefined : outcome.errors.find(({ field }) => field === name)?.message;
  const isProposed = values.isProposed(name);
  return (
    <div className={inline ? classes.inline : classes.stacked}>
      <label htmlFor={id} className={classes.label}>
        {label ?? fields[name].label}
      </label>
      {children}
      <NumberTextField
        id={id}
        // Field and message are cells of the row's own grid: see `.field`.
        classNames={{
          root: classes.field ?? '',
          wrapper: classes.box ?? '',
          input: classes.number ?? '',
          error: classes.error ?? '',
        }}
        data-proposed={isProposed || undefined}
        title={isProposed ? 'Valore proposto: scrivi per cambiarlo' : undefined}
        text={fieldText(cutting, name)}
        onText={(text) => cutting.type(name, text)}
        remark={noteOf(cutting, name)}
        error={message}
        unit={unit}
      />
    </div>
  );
}
