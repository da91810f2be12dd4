import { Textarea } from '@mantine/core';
import { memo } from 'react';
import { useDraftText } from '../sections/values/use-draft-text.ts';
import { useEditor, useReadOnly } from '../state/use-editor.ts';

interface PositionNotesProps {
  readonly id: string;
  readonly notes: string;
}

/** Printed below the position. It measures its own height when it is drawn: not at every keystroke elsewhere. */
export const PositionNotes = memo(function PositionNotes({ id, notes }: PositionNotesProps) {
  const { store } = useEditor();
  const readOnly = useReadOnly();
  const draft = useDraftText(notes, (text) =>
    store.editPosition(id, (before) => ({ ...before, notes: text })),
  );
  return (
    <Textarea
      {...draft}
      label="Note della posizione, stampate sul preventivo"
      placeholder="Es. quote critiche, trattamenti esclusi, imballo richiesto"
      autosize
      minRows={1}
      maxRows={8}
      maxLength={20_000}
      readOnly={readOnly}
    />
  );
});
