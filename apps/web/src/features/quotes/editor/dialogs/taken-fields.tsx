import { Checkbox } from '@mantine/core';
import { NumberField } from '../../../../components/number-field/number-field.tsx';
import { formatNumber } from '../../../../lib/format/numbers.ts';
import classes from './dialogs.module.css';
import type { TakenRow } from './taken-choice.ts';

interface TakenFieldsProps {
  readonly rows: readonly TakenRow[];
  readonly onRows: (rows: readonly TakenRow[]) => void;
}

/** Accepted positions and pieces, which give the value of the quote. */
export function TakenFields({ rows, onRows }: TakenFieldsProps) {
  const change = (index: number, part: Partial<TakenRow>) =>
    onRows(rows.map((row, at) => (at === index ? { ...row, ...part } : row)));
  return (
    <fieldset className={classes.taken}>
      <legend>Che cosa ha ordinato</legend>
      {rows.map(({ position, name, taken, quantity, quantities }, index) => (
        <div key={position} className={classes.takenRow}>
          <Checkbox
            label={name}
            checked={taken}
            onChange={(event) => change(index, { taken: event.currentTarget.checked })}
          />
          <NumberField
            aria-label={`Pezzi di ${name}`}
            unit="pz"
            decimals={0}
            min={1}
            size="xs"
            disabled={!taken}
            value={quantity}
            onChange={(next) => change(index, { quantity: next })}
            title={`Offerti: ${quantities.map((one) => formatNumber(one)).join(', ')} pz`}
          />
        </div>
      ))}
    </fieldset>
  );
}
