import { AddQuantities } from './add-quantities.tsx';
import classes from './part.module.css';
import { QuantityChip } from './quantity-chip.tsx';

interface QuantityRowProps {
  readonly quantities: readonly number[];
  /** The one that is looked at. */
  readonly looked: number | null;
  readonly readOnly: boolean;
  readonly onChoose: (quantity: number) => void;
  readonly onChange: (from: number, to: number) => void;
  readonly onAdd: (more: readonly number[]) => void;
  readonly onRemove: (quantity: number) => void;
}

/** Quantities as chips, and a field at the end that takes more of them. */
export function QuantityRow(props: QuantityRowProps) {
  const { quantities, looked, readOnly, onChoose, onChange, onAdd, onRemove } = props;
  const last = quantities.at(-1);
  return (
    <fieldset className={classes.quantities} aria-label="Quantità">
      <span className="dim small">Quantità</span>
      {quantities.map((quantity) => (
        <QuantityChip
          key={quantity}
          quantity={quantity}
          isLooked={quantity === looked}
          readOnly={readOnly}
          onChoose={() => onChoose(quantity)}
          onChange={(to) => onChange(quantity, to)}
          onRemove={() => onRemove(quantity)}
        />
      ))}
      {readOnly ? null : (
        <AddQuantities
          isFirst={last === undefined}
          onAdd={onAdd}
          onTakeBack={() => (last === undefined ? undefined : onRemove(last))}
        />
      )}
    </fieldset>
  );
}
