import { IconPencil } from '@tabler/icons-react';
import { readNumber, writeNumber } from '@truciolo/italian';
import { fromEuro, inEuro } from '@truciolo/money';
import type { PricedQuantity } from '@truciolo/pricing';
import type { PositionDraft } from '@truciolo/quote';
import { type KeyboardEvent, useState } from 'react';
import { afterPress } from '../../../../components/number-field/after-press.ts';
import { NumberTextField } from '../../../../components/number-field/number-text-field.tsx';
import { countOf } from '../../../../lib/format/counts.ts';
import { amount } from '../fields/amounts.ts';
import { useEditor, useReadOnly } from '../state/use-editor.ts';
import classes from './price.module.css';

interface TypedPriceProps {
  readonly position: PositionDraft;
  readonly priced: PricedQuantity;
}

/**
 * The list price of one quantity. A click edits it: a typed price survives recalculation, with the computed one below
 * it; an empty field restores the computed one.
 */
export function TypedPrice({ position, priced }: TypedPriceProps) {
  const { store } = useEditor();
  const readOnly = useReadOnly();
  const [text, setText] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const { quantity, price } = priced;
  const own = position.price.typedAt.find((entry) => entry.quantity === quantity);
  const label = `Prezzo a ${countOf(quantity, 'pezzo', 'pezzi')}`;

  const read = readNumber(text ?? '', { unit: '€' });

  const close = () => {
    setText(null);
    setLeft(false);
  };
  const commit = () => {
    // Text that is not a price stays in the field, marked.
    if (read.kind === 'unreadable') return setLeft(true);
    close();
    if (read.kind === 'number' && fromEuro(read.value) === price.listUnit) return;
    store.editPosition(position.id, (before) => {
      const others = before.price.typedAt.filter((entry) => entry.quantity !== quantity);
      const typedAt = read.kind === 'empty' ? others : [...others, { quantity, unit: read.value }];
      return { ...before, price: { ...before.price, typedAt } };
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
    if (event.key === 'Escape') close();
  };

  if (text !== null) {
    const isWrong = read.kind === 'unreadable' && (isLeft || !read.isUnfinished);
    return (
      <NumberTextField
        classNames={{ input: classes.typedField ?? '' }}
        variant="unstyled"
        aria-label={label}
        text={text}
        onText={setText}
        isWrong={isWrong}
        remark={read.kind === 'number' ? read.note : isWrong ? read.message : null}
        // The user's click opened it.
        autoFocus
        onKeyDown={onKeyDown}
        onBlur={() => afterPress(commit)}
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
      onClick={() => setText(writeNumber(inEuro(price.listUnit)))}
      data-private
    >
      {shown}
    </button>
  );
}
