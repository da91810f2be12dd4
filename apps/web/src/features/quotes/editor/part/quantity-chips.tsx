import { ActionIcon, Tooltip } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { type ClipboardEvent, type KeyboardEvent, memo, useState } from 'react';
import { formatNumber } from '../../../../lib/format/numbers.ts';
import { useEditor, useLookedAt, useReadOnly } from '../state/use-editor.ts';
import { parseQuantities, withQuantities } from './parse-quantities.ts';
import classes from './part.module.css';

interface QuantityChipsProps {
  readonly id: string;
  readonly quantities: readonly number[];
}

/**
 * The quantities of a position. A press looks at one and makes it the one that counts in the sum; the field at the end
 * takes one, a list, or a row pasted from Excel.
 */
export const QuantityChips = memo(function QuantityChips({ id, quantities }: QuantityChipsProps) {
  const { store } = useEditor();
  const readOnly = useReadOnly();
  const looked = useLookedAt();
  const [text, setText] = useState('');

  const choose = (quantity: number) => {
    store.selectQuantity(quantity);
    if (!readOnly) store.editPosition(id, (before) => ({ ...before, chosenQuantity: quantity }));
  };
  const add = (more: readonly number[]) => {
    if (more.length > 0)
      store.editPosition(id, (before) => ({
        ...before,
        quantities: withQuantities(before.quantities, more),
      }));
    setText('');
  };
  const remove = (quantity: number) =>
    store.editPosition(id, (before) => ({
      ...before,
      quantities: before.quantities.filter((one) => one !== quantity),
      chosenQuantity: before.chosenQuantity === quantity ? null : before.chosenQuantity,
    }));
  const onKeyDown = (event: KeyboardEvent) => {
    const last = quantities.at(-1);
    if (event.key === 'Enter') {
      event.preventDefault();
      add(parseQuantities(text));
    } else if (event.key === 'Backspace' && text === '' && last !== undefined) remove(last);
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = parseQuantities(event.clipboardData.getData('text'));
    if (pasted.length < 2) return;
    event.preventDefault();
    add(pasted);
  };

  return (
    <fieldset className={classes.quantities} aria-label="Quantità">
      <span className="dim small">Quantità</span>
      {quantities.map((quantity) => (
        <span key={quantity} className={classes.chip} data-on={quantity === looked || undefined}>
          <button
            type="button"
            aria-pressed={quantity === looked}
            onClick={() => choose(quantity)}
            data-private
          >
            {formatNumber(quantity)}
          </button>
          {readOnly ? null : (
            <button
              type="button"
              className={classes.drop}
              aria-label={`Togli la quantità ${formatNumber(quantity)}`}
              onClick={() => remove(quantity)}
            >
              <IconX size={11} stroke={2} />
            </button>
          )}
        </span>
      ))}
      {readOnly ? null : (
        <span className={classes.more}>
          <input
            className={classes.moreField}
            inputMode="numeric"
            aria-label="Aggiungi quantità"
            placeholder={quantities.length === 0 ? '10 50 100' : '+'}
            data-field="quantities"
            data-missing={quantities.length === 0 || undefined}
            value={text}
            maxLength={500}
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            onBlur={() => add(parseQuantities(text))}
          />
          {text === '' ? null : (
            <Tooltip label="Aggiungi (Invio)">
              <ActionIcon
                size={22}
                aria-label="Aggiungi le quantità scritte"
                onClick={() => add(parseQuantities(text))}
              >
                <IconPlus size={14} stroke={1.8} />
              </ActionIcon>
            </Tooltip>
          )}
        </span>
      )}
    </fieldset>
  );
});
