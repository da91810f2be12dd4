import { Textarea } from '@mantine/core';
import { percent } from '@truciolo/money';
import { netOfQuote } from '@truciolo/pricing';
import type { PositionDraft, PricedPosition } from '@truciolo/quote';
import { countOf } from '../../../../lib/format/counts.ts';
import { formatNumber } from '../../../../lib/format/numbers.ts';
import { useDraftText } from '../sections/values/use-draft-text.ts';
import { useEditor, useReadOnly } from '../state/use-editor.ts';
import classes from './price.module.css';

interface FloorReasonProps {
  readonly position: PositionDraft;
  readonly priced: PricedPosition;
  readonly discounts: readonly number[];
}

/** A price below the cost is allowed, with a reason. */
export function FloorReason({ position, priced, discounts }: FloorReasonProps) {
  const { store } = useEditor();
  const readOnly = useReadOnly();
  const reason = position.price.belowFloorReason;
  const draft = useDraftText(reason, (belowFloorReason) =>
    store.editPosition(position.id, (before) => ({
      ...before,
      price: { ...before.price, belowFloorReason },
    })),
  );
  const rates = discounts.map((one) => percent(one));
  const below = priced.outcomes.filter(
    ({ outcome }) => outcome.ok && netOfQuote(outcome.priced, rates).unit < outcome.priced.cost.fullPerPiece,
  );
  if (below.length === 0) return null;
  const isLoss = below.some(
    ({ outcome }) =>
      outcome.ok && netOfQuote(outcome.priced, rates).unit < outcome.priced.cost.variablePerPiece,
  );
  const last = below.at(-1)?.quantity ?? 0;
  const others = below.slice(0, -1).map(({ quantity }) => `${formatNumber(quantity)}, `);
  const where = `${others.join('')}${countOf(last, 'pezzo', 'pezzi')}`;
  return (
    <div className={classes.reason} data-tone={isLoss ? 'bad' : 'warn'}>
      <Textarea
        {...draft}
        label={
          isLoss
            ? `A ${where} il netto è sotto il costo variabile: perché?`
            : `A ${where} il netto è sotto il costo pieno: perché?`
        }
        placeholder="Es. cliente nuovo, macchina scarica"
        autosize
        minRows={1}
        maxRows={4}
        maxLength={500}
        readOnly={readOnly}
        data-field="price.belowFloorReason"
        data-missing={reason.trim() === '' || undefined}
      />
    </div>
  );
}
