import { useQuery } from '@tanstack/react-query';
import type { QuoteDocument } from '@truciolo/quote';
import { useMemo } from 'react';
import { NoteBar } from '../../../components/states/note-bar.tsx';
import { formatDay } from '../../../lib/format/rome-day.ts';
import { planNowQuery } from '../api/plan-calls.ts';
import { askPosition, partsText } from '../planner/ask-position.ts';

interface DueCheckProps {
  readonly document: QuoteDocument;
  readonly positionId: string;
  readonly quantity: number;
  readonly due: string;
}

/** Checks the plan again when an order is created: whether it keeps the agreed day. */
export function DueCheck({ document, positionId, quantity, due }: DueCheckProps) {
  const input = useQuery(planNowQuery);
  const answer = useMemo(
    () => (input.data ? askPosition(input.data, document, positionId, quantity) : null),
    [input.data, document, positionId, quantity],
  );
  if (answer?.kind !== 'date') return null;
  const { promise } = answer;
  const isKept = due === '' || promise.day <= due;
  return (
    <NoteBar tone={isKept ? 'ok' : 'warn'}>
      {isKept
        ? `Il piano di oggi la mantiene: pronta entro il ${formatDay(promise.day)}.`
        : `Il piano di oggi arriva al ${formatDay(promise.day)} (${partsText(promise)} gg): cambia il giorno o libera le macchine.`}
    </NoteBar>
  );
}
