import { IconPencil } from '@tabler/icons-react';
import type { PricedQuantity } from '@truciolo/pricing';
import type { PositionDraft } from '@truciolo/quote';
import { type KeyboardEvent, useState } from 'react';
import { readDecimal, writeDecimal } from '../../../../lib/decimal-text.ts';
import { formatNumber } from '../../../../lib/format/numbers.ts';
import { amount } from '../fields/amounts.ts';
import { useEditor, useReadOnly } from '../state/use-editor.ts';
import classes from './price.module.css';

interface TypedPriceProps {
  readonly position: PositionDraft;
  readonly priced: PricedQuantity;
}

/**
 * The list price of one quantity. A press makes it a field: a typed price stays whatever is recalculated, the computed
 * one stands below it; an empty field gives the computed one back.
 */
export function TypedPrice({ position, priced }: TypedPriceProps) {
  const { store } = useEditor();
  const readOnly = useReadOnly();
  const [text, setText] = useState<string | null>(null);
  const { quantity, price } = priced;
  const own = position.price.typedAt.find((entry) => entry.quantity === quantity);
  const label = `Prezzo a ${formatNumber(quantity)} pezzi`;

  const commit = () => {
    const unit = text === null ? null : readDecimal(text.replaceAll('.', text.includes(',') ? '' : '.'));
    const isEmpty = text?.trim() === '';
    setText(null);
    if (!isEmpty && (unit === null || unit < 0 || unit * 10_000 === price.listUnit)) return;
    store.editPosition(position.id, (before) => {
      const others = before.price.typedAt.filter((entry) => entry.quantity !== quantity);
      const typedAt = isEmpty || unit === null ? others : [...others, { quantity, unit }];
      return { ...before, price: { ...before.price, typedAt } };
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
    if (event.key === 'Escape') setText(null);
  };

  if (text !== null) {
    return (
      <input
        className={classes.typedField}
        aria-label={label}
        inputMode="decimal"
        value={text}
        // The press that opened it asked for it.
        ref={(element) => element?.focus()}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={commit}
        maxLength={16}
      />
    );
  }
  const shown = (
    <>
      {own ? <IconPencil size={12} stroke={1.8} aria-hidden="true" className={classes.pencil} /> : null}
      <b>{amount(price.listUnit)}</b>
      {own ? <span className={classes.computed}>ƒ {amount(price.computedUnit)}</span> : null}
    </>
  );
  if (readOnly) return <span className={classes.typed}>{shown}</span>;
  const hint = own ? `digitato, calcolato ${amount(price.computedUnit)}` : 'premi per scriverlo';
  return (
    <button
      type="button"
      className={classes.typed}
      aria-label={`${label}: ${amount(price.listUnit)}, ${hint}`}
      title={
        own
          ? 'Prezzo digitato: svuota il campo per tornare al calcolato'
          : 'Scrivi un prezzo per questa quantità'
      }
      onClick={() => setText(writeDecimal(price.listUnit / 10_000))}
      data-private
    >
      {shown}
    </button>
  );
}
