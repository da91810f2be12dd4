import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { NoteBar } from '../../../components/states/note-bar.tsx';
import {
  forgetUnfinished,
  readUnfinished,
  unfinishedText,
} from '../../../entities/quotes/unfinished-position.ts';

/** Says what a reload in the middle of «Crea posizione» left undone. */
export function UnfinishedNote() {
  const [left, setLeft] = useState(readUnfinished);
  if (!left) return null;
  const dismiss = () => {
    forgetUnfinished();
    setLeft(null);
  };
  return (
    <NoteBar
      tone="warn"
      actions={
        <>
          {left.isSaved && left.quoteGuid ? (
            <Button size="xs" component={Link} to={`/quote-tools/${left.quoteGuid}`} onClick={dismiss}>
              Apri il preventivo
            </Button>
          ) : null}
          <Button size="xs" onClick={dismiss}>
            Ho capito
          </Button>
        </>
      }
    >
      {unfinishedText(left)}
    </NoteBar>
  );
}
