import { Button } from '@mantine/core';
import type { Quote } from '@truciolo/contract';
import { inEuro } from '@truciolo/money';
import { NoteBar } from '../../../../components/states/note-bar.tsx';
import { quoteStateWords } from '../../../../entities/quotes/quote-states.ts';
import { formatDateTime } from '../../../../lib/format/dates.ts';
import { formatEuro, formatNumber } from '../../../../lib/format/numbers.ts';

interface OutcomeBarProps {
  readonly state: Quote['state'];
  readonly outcome: NonNullable<Quote['outcome']>;
  /** Null for read-only users. */
  readonly onCorrect: (() => void) | null;
}

/** Outcome of a quote: author, reason, cheaper competitor and distance. */
export function OutcomeBar({ state, outcome, onCorrect }: OutcomeBarProps) {
  const { by, at, reason, competitor, competitorPrice, taken = [] } = outcome;
  const price = competitorPrice === null ? '' : formatEuro(inEuro(competitorPrice));
  const rival = competitor || price ? [competitor || 'Concorrente', price].filter(Boolean).join(' a ') : '';
  return (
    <NoteBar
      tone={state === 'accepted' ? 'ok' : 'warn'}
      actions={
        onCorrect ? (
          <Button size="xs" onClick={onCorrect}>
            Correggi l’esito…
          </Button>
        ) : null
      }
    >
      <b>{quoteStateWords[state].label}</b> · {by || 'senza nome'}, {formatDateTime(at)}
      {taken.length > 0 ? (
        <> · ordinati {taken.map(({ quantity }) => formatNumber(quantity)).join(' + ')} pz</>
      ) : null}
      {reason ? <> · «{reason}»</> : null}
      {rival ? <> · {rival}</> : null}
    </NoteBar>
  );
}
