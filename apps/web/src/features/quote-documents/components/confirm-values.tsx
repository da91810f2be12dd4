import { Checkbox } from '@mantine/core';
import { type QuoteDocument, valuesToConfirm } from '@truciolo/quote';
import { formatDecimal } from '../../../lib/format/numbers.ts';
import classes from './documents.module.css';

/** Machines have two rates from one proposal: what looks alike is looked at once. */
export interface ProposedValue {
  readonly key: string;
  readonly label: string;
}

const UNITS: readonly [RegExp, string][] = [
  [/^rates\/materials\//, '€/kg'],
  [/^rates\/(machines|labour)\//, '€/h'],
  [/\/cycle$/, 'min, tempo minimo'],
];

export function proposedValues(document: QuoteDocument): ProposedValue[] {
  const found = new Map<string, ProposedValue>();
  for (const { path, label, value } of valuesToConfirm(document)) {
    const unit = UNITS.find(([place]) => place.test(path))?.[1] ?? '';
    const text = `${label || 'Valore proposto'}: ${formatDecimal(value, 4)} ${unit}`.trim();
    found.set(text, { key: text, label: text });
  }
  return [...found.values()];
}

interface ConfirmValuesProps {
  readonly values: readonly ProposedValue[];
  readonly confirmed: ReadonlySet<string>;
  readonly onConfirmed: (confirmed: ReadonlySet<string>) => void;
}

/** Prices of the library are an order of magnitude: before they go out somebody looks at each. */
export function ConfirmValues({ values, confirmed, onConfirmed }: ConfirmValuesProps) {
  if (values.length === 0) return null;
  const toggle = (key: string, isOn: boolean) => {
    const next = new Set(confirmed);
    if (isOn) next.add(key);
    else next.delete(key);
    onConfirmed(next);
  };
  return (
    <fieldset className={classes.confirm}>
      <legend>Conferma i valori proposti</legend>
      {values.map(({ key, label }) => (
        <Checkbox
          key={key}
          label={label}
          checked={confirmed.has(key)}
          onChange={(event) => toggle(key, event.currentTarget.checked)}
        />
      ))}
    </fieldset>
  );
}
