import { Menu } from '@mantine/core';
import type { PositionDraft, QuoteDocument } from '@truciolo/quote';
import { lazy, Suspense, useMemo, useState } from 'react';
import { UnreadTextsProvider, useUnreadScope } from '../../../../components/number-field/unread-texts.ts';
import type { HeadSlots } from '../head/head-slots.ts';
import type { SectionProps } from '../sections/section-props.ts';
import type { EditorState } from '../state/editor-state.ts';
import {
  useEditor,
  useEditorState,
  useLookedAt,
  useReadOnly,
  useSelectedPosition,
  useSelectedPriced,
} from '../state/use-editor.ts';
import { OpenQuestions } from './open-questions.tsx';
import classes from './part.module.css';
import { PartHead } from './part-head.tsx';
import { PartStart } from './part-start.tsx';
import { PositionNotes } from './position-notes.tsx';
import { Sections } from './sections.tsx';

const dialogs = {
  similar: lazy(() => import('../dialogs/similar-dialog.tsx')),
  templates: lazy(() => import('../dialogs/templates-dialog.tsx')),
  saveTemplate: lazy(() => import('../dialogs/save-template-dialog.tsx')),
};
const documentOf = (state: EditorState) => state.document;
const guidOf = (state: EditorState) => state.head?.guid ?? null;

/** The selected position: the part, its blank, its routing, its other costs. */
export function PositionPane({ files }: Pick<HeadSlots, 'files'>) {
  const { store, start } = useEditor();
  const readOnly = useReadOnly();
  const document = useEditorState(documentOf);
  const quoteGuid = useEditorState(guidOf);
  const position = useSelectedPosition();
  const priced = useSelectedPriced();
  const quantity = useLookedAt();
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null);
  const Dialog = open ? dialogs[open] : null;
  const id = position?.id ?? '';
  const acts = useMemo(
    () => ({
      editPosition: (change: (position: PositionDraft) => PositionDraft) => store.editPosition(id, change),
      editDocument: (change: (document: QuoteDocument) => QuoteDocument) => store.edit(change),
    }),
    [store, id],
  );
  const choose = (shown: Pick<PositionDraft, 'picture' | 'mesh'>) =>
    acts.editPosition((before) => ({ ...before, ...shown }));
  const menuActs = useMemo(
    () => (
      <>
        <Menu.Divider />
        <Menu.Item onClick={() => setOpen('similar')}>Preventivi simili</Menu.Item>
        <Menu.Item onClick={() => setOpen('templates')}>Da modello di ciclo…</Menu.Item>
        <Menu.Item onClick={() => setOpen('saveTemplate')}>Salva come modello…</Menu.Item>
      </>
    ),
    [],
  );
  const kept = useUnreadScope(id);
  if (!position || !priced) return null;
  const section: SectionProps = {
    document,
    position,
    priced,
    quantity,
    readOnly,
    ratesNow: start.ratesNow,
    ...acts,
  };
  return (
    <UnreadTextsProvider value={kept}>
      <PartHead
        id={id}
        description={position.description}
        code={position.code}
        drawing={position.drawing}
        drawingRevision={position.drawingRevision}
        optional={position.optional}
        quantities={position.quantities}
        acts={menuActs}
      />
      {quoteGuid ? (
        <div className={classes.files} key={`files-${id}`}>
          {files({
            quoteGuid,
            positionId: id,
            readOnly,
            picture: { guid: position.picture ?? null, choose: (picture) => choose({ picture }) },
            mesh: { guid: position.mesh ?? null, choose: (mesh) => choose({ mesh }) },
          })}
        </div>
      ) : null}
      {readOnly ? null : (
        <PartStart
          position={position}
          onTemplates={() => setOpen('templates')}
          onSimilar={() => setOpen('similar')}
        />
      )}
      <OpenQuestions position={position} priced={priced} quantity={quantity} />
      <Sections {...section} key={`sections-${id}`} />
      <PositionNotes id={id} notes={position.notes} key={`notes-${id}`} />
      <div className={classes.end} />
      {Dialog ? (
        <Suspense fallback={null}>
          <Dialog onClose={() => setOpen(null)} />
        </Suspense>
      ) : null}
    </UnreadTextsProvider>
  );
}
