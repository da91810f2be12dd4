import { Textarea } from '@mantine/core';
import type { PositionDraft } from '@truciolo/quote';
import { useDraftText } from '../fields/use-draft-text.ts';
import { useEditor, useReadOnly } from '../state/use-editor.ts';

/** Printed below the position. */
export function PositionNotes({ position }: { readonly position: PositionDraft }) {
  const { store } = useEditor();
  const readOnly = useReadOnly();
  const draft = useDraftText(position.notes, (notes) =>
    store.editPosition(position.id, (before) => ({ ...before, notes })),
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
}
