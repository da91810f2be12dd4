import { memo } from 'react';
import { useEditor, useLookAt, useLookedAt, useReadOnly } from '../state/use-editor.ts';
import { QuantityRow } from './quantity-row.tsx';
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
  const choose = useLookAt();

  const change = (from: number, to: number) => {
    if (from === to) return;
    store.editPosition(id, (before) => ({
      ...before,
      quantities: withQuantity(before.quantities, from, to),
      // Only the one that is looked at, and counts, can be typed into.
      chosenQuantity: to,
    }));
  };
  const add = (more: readonly number[]) =>
    store.editPosition(id, (before) => ({ ...before, quantities: withQuantities(before.quantities, more) }));
  const remove = (quantity: number) =>
    store.editPosition(id, (before) => ({
      ...before,
      quantities: before.quantities.filter((one) => one !== quantity),
      chosenQuantity: before.chosenQuantity === quantity ? null : before.chosenQuantity,
    }));
  return (
    <QuantityRow
      key={id}
      {...{ quantities, looked, readOnly }}
      onChoose={choose}
      onChange={change}
      onAdd={add}
      onRemove={remove}
    />
  );
});
