import type { QuoteDocument } from '@truciolo/quote';
import { NoteBar } from '../../../components/states/note-bar.tsx';
import { formatDay } from '../../../lib/format/rome-day.ts';
import { partsText } from '../planner/ask-position.ts';
import { usePlanAnswer } from '../planner/use-plan-answer.ts';

interface DueCheckProps {
  readonly document: QuoteDocument;
  readonly positionId: string;
  readonly quantity: number;
  readonly due: string;
}

/** Checks the plan again when an order is created: whether it keeps the agreed day. */
export function DueCheck({ document, positionId, quantity, due }: DueCheckProps) {
  const { promise } = usePlanAnswer(document, positionId, quantity);
  if (promise === null) return null;
  const isKept = due === '' || promise.day <= due;
  return (
    <NoteBar tone={isKept ? 'ok' : 'warn'}>
      {isKept
        ? `Il piano di oggi la mantiene: pronta entro il ${formatDay(promise.day)}.`
        : `Il piano di oggi arriva al ${formatDay(promise.day)} (${partsText(promise)} gg): cambia il giorno o libera le macchine.`}
    </NoteBar>
  );
}
