import { Button } from '@mantine/core';
import { useState } from 'react';
import { askConfirmation } from '../../../../components/popup/popup.tsx';
import { NoteBar } from '../../../../components/states/note-bar.tsx';
import { useOpenMade } from '../../../../components/use-open-made.ts';
import { countOf } from '../../../../lib/format/counts.ts';
import { formatDateTime } from '../../../../lib/format/dates.ts';
import type { LeftQuote } from '../saving/unsaved-work.ts';
import type { AnyQuote } from '../state/draft-state.ts';
import type { OpenQuote } from './open-editor.ts';
import classes from './page.module.css';
import { pathOfUnsavedQuote } from './use-quote-visit.ts';

function contentOf({ work }: LeftQuote<AnyQuote>): string {
  const { title, customer, positions } = work.document;
  const count = countOf(positions.length, 'posizione', 'posizioni');
  return [title.trim(), customer.name.trim(), count].filter((part) => part !== '').join(', ');
}

type LeftQuotesProps<Document> = Pick<
  OpenQuote<Document, unknown>,
  'left' | 'dropLeft' | 'kept' | 'autosave'
> & {
  /** A quote with a number offers no other one. */
  readonly isNew: boolean;
};

/** Unsaved new quotes of earlier visits, newest first. */
export function LeftQuotes<Document extends AnyQuote>(props: LeftQuotesProps<Document>) {
  const { left, dropLeft, kept, autosave, isNew } = props;
  const openMade = useOpenMade();
  const [waiting, setWaiting] = useState(left);
  const newest = waiting[0];
  if (!isNew || !newest) return null;
  const resume = async () => {
    // The quote begun on this page stays separate: it is saved, or kept for the next visit.
    kept.keepNow();
    await autosave.flush();
    openMade(pathOfUnsavedQuote(newest.session));
  };
  const drop = async () => {
    const isSure = await askConfirmation({
      title: 'Scartare il preventivo non salvato?',
      text: `${contentOf(newest)}: non si potrà più riprendere.`,
      confirm: 'Scarta',
      destructive: true,
    });
    if (!isSure) return;
    dropLeft(newest);
    setWaiting(waiting.slice(1));
  };
  return (
    <div className={classes.note}>
      <NoteBar
        tone="info"
        actions={
          <>
            <Button size="xs" onClick={() => void resume()}>
              Riprendi
            </Button>
            <Button size="xs" variant="subtle" onClick={() => void drop()}>
              Scarta
            </Button>
          </>
        }
      >
        C’è un preventivo non salvato del {formatDateTime(newest.work.at)}: {contentOf(newest)}.
      </NoteBar>
    </div>
  );
}
