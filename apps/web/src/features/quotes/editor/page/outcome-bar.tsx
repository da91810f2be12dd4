import { Button } from '@mantine/core';
import type { Quote } from '@truciolo/contract';
import { inEuro } from '@truciolo/money';
import type { ReactNode } from 'react';
import { NoteBar } from '../../../../components/states/note-bar.tsx';
import { quoteStateWords } from '../../../../entities/quotes/quote-states.ts';
import { formatDateTime } from '../../../../lib/format/dates.ts';
import { formatEuro, formatNumber } from '../../../../lib/format/numbers.ts';

interface OutcomeBarProps {
  readonly state: Quote['state'];
  readonly outcome: NonNullable<Quote['outcome']>;
  /** The ordered positions and those left out, in words; null where nobody noted them. */
  readonly ordered?: { readonly ordered: string; readonly left: string } | null;
  /** The orders made from it. */
  readonly orders?: ReactNode;
  /** Null for users who may only read. */
  readonly onCorrect: (() => void) | null;
}

/** How a quote ended: the person and the words, the cheaper rival, the order that came of it. */
export function OutcomeBar({ state, outcome, ordered = null, orders = null, onCorrect }: OutcomeBarProps) {
  const { by, at, reason, competitor, competitorPrice, taken = [] } = outcome;
  const price = competitorPrice === null ? '' : formatEuro(inEuro(competitorPrice));
  const rival = competitor || price ? [competitor || 'Concorrente', price].filter(Boolean).join(' a ') : '';
  return (
    <NoteBar
      tone={state === 'accepted' ? 'ok' : 'warn'}
      actions={
        <>
          {orders}
          {onCorrect ? (
            <Button size="xs" onClick={onCorrect}>
              Correggi l’esito…
            </Button>
          ) : null}
        </>
      }
    >
      <b>{quoteStateWords[state].label}</b> · {by || 'senza nome'}, {formatDateTime(at)}
      {taken.length > 0 && ordered === null ? (
        <> · ordinati {taken.map(({ quantity }) => formatNumber(quantity)).join(' + ')} pz</>
      ) : null}
      {reason ? <> · «{reason}»</> : null}
      {rival ? <> · {rival}</> : null}
      {ordered?.ordered ? <div>Ordinati: {ordered.ordered}.</div> : null}
      {ordered?.left ? <div>Fuori dall’ordine: {ordered.left}.</div> : null}
    </NoteBar>
  );
}
