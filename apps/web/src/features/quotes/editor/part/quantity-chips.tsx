import { memo } from 'react';
import { useEditor, useLookedAt, useReadOnly } from '../state/use-editor.ts';
import { AddQuantities } from './add-quantities.tsx';
import classes from './part.module.css';
import { QuantityChip } from './quantity-chip.tsx';
import { withQuantities, withQuantity } from './with-quantities.ts';

interface QuantityChipsProps {
  readonly id: string;
  readonly quantities: readonly number[];
}

/**
 * The quantities of a position. A press looks at one and makes it the one that counts in the sum, a second press
 * changes it; the field at the end takes one, a list, or a row pasted from Excel.
 */
export const QuantityChips = memo(function QuantityChips({ id, quantities }: QuantityChipsProps) {
  const { store } = useEditor();
  const readOnly = useReadOnly();
  const looked = useLookedAt();

  const choose = (quantity: number) => {
    store.selectQuantity(quantity);
    if (!readOnly) store.editPosition(id, (before) => ({ ...before, chosenQuantity: quantity }));
  };
  const change = (from: number, to: number) => {
    if (from === to) return;
    store.editPosition(id, (before) => ({
      ...before,
      quantities: withQuantity(before.quantities, from, to),
      chosenQuantity: before.chosenQuantity === from ? to : before.chosenQuantity,
    }));
    store.selectQuantity(to);
  };
  const add = (more: readonly number[]) =>
    store.editPosition(id, (before) => ({ ...before, quantities: withQuantities(before.quantities, more) }));
  const remove = (quantity: number) =>
    store.editPosition(id, (before) => ({
      ...before,
      quantities: before.quantities.filter((one) => one !== quantity),
      chosenQuantity: before.chosenQuantity === quantity ? null : before.chosenQuantity,
    }));
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
          onChoose={() => choose(quantity)}
          onChange={(to) => change(quantity, to)}
          onRemove={() => remove(quantity)}
        />
      ))}
      {readOnly ? null : (
        <AddQuantities
          key={id}
          isFirst={last === undefined}
          onAdd={add}
          onTakeBack={() => (last === undefined ? undefined : remove(last))}
        />
      )}
    </fieldset>
  );
});
