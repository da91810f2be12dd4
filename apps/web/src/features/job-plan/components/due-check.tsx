import { Button } from '@mantine/core';
import type { QuoteDocument } from '@truciolo/quote';
import { NoteBar } from '../../../components/states/note-bar.tsx';
import { formatDay } from '../../../lib/format/rome-day.ts';
import { partsText } from '../planner/ask-position.ts';
import { usePlanAnswer } from '../planner/use-plan-answer.ts';

export interface DueCheckProps {
  readonly document: QuoteDocument;
  readonly positionId: string;
  readonly quantity: number;
  /** The agreed day; empty where none was agreed. */
  readonly due: string;
  readonly onDue: (day: string) => void;
}

/** Checks the plan again when an order is created: whether it keeps the agreed day, or which day it proposes. */
export function DueCheck({ document, positionId, quantity, due, onDue }: DueCheckProps) {
  const { promise } = usePlanAnswer(document, positionId, quantity);
  if (promise === null) return null;
  if (due === '')
    return (
      <NoteBar
        tone="info"
        actions={
          <Button size="compact-xs" variant="default" onClick={() => onDue(promise.day)}>
            Usa il {formatDay(promise.day)}
          </Button>
        }
      >
        Nessun giorno concordato. Il piano di oggi la finisce entro il {formatDay(promise.day)}.
      </NoteBar>
    );
  const isKept = promise.day <= due;
  return (
    <NoteBar tone={isKept ? 'ok' : 'warn'}>
      {isKept
        ? `Il piano di oggi la mantiene: pronta entro il ${formatDay(promise.day)}.`
        : `Il piano di oggi arriva al ${formatDay(promise.day)} (${partsText(promise)} gg): cambia il giorno o libera le macchine.`}
    </NoteBar>
  );
}
