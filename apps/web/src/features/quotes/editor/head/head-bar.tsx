import { ActionIcon, Tooltip } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { chargesCarriage } from '@truciolo/quote';
import { lazy, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { stopsAtUnread } from '../../../../components/number-field/stop-at-unread.ts';
import { Pill } from '../../../../components/tags/pill.tsx';
import type { QuoteSlotProps } from '../../../../entities/quotes/quote-slot-props.ts';
import { quoteStateWords } from '../../../../entities/quotes/quote-states.ts';
import { callMarkSent, quoteCalls } from '../api/quote-calls.ts';
import { useOutdatedRates } from '../dialogs/use-outdated-rates.ts';
import { type EditorState, storedQuote } from '../state/editor-state.ts';
import { useEditor, useEditorState, useReadOnly } from '../state/use-editor.ts';
import { Colleagues } from './colleagues.tsx';
import { CustomerChooser } from './customer-chooser.tsx';
import classes from './head.module.css';
import type { HeadSlots } from './head-slots.ts';
import { openPoints } from './open-points.ts';
import { QuoteMenu } from './quote-menu.tsx';
import { SaveBadge } from './save-badge.tsx';

const RatesDialog = lazy(() => import('../dialogs/rates-dialog.tsx'));

const headOf = (state: EditorState) => state.head;
const canUndo = (state: EditorState) => state.undo.length > 0;
const canRedo = (state: EditorState) => state.redo.length > 0;

/** Number, customer, save state and actions of the quote. */
export function HeadBar(slots: HeadSlots) {
  const { store } = useEditor();
  const readOnly = useReadOnly();
  const head = useEditorState(headOf);
  const undoable = useEditorState(canUndo);
  const redoable = useEditorState(canRedo);
  return (
    <header className={classes.bar}>
      <h1 className={classes.number1} data-new={head === null || undefined}>
        {head?.number ?? 'Nuovo preventivo'}
        {head ? <span className={classes.revision}>rev. {head.revision}</span> : null}
      </h1>
      {head ? <Pill tone={quoteStateWords[head.state].tone}>{quoteStateWords[head.state].label}</Pill> : null}
      <CustomerChooser />
      <div className={classes.end}>
        <Colleagues />
        <SaveBadge />
        {readOnly ? null : (
          <>
            <Tooltip label="Annulla (Ctrl+Z)">
              <ActionIcon aria-label="Annulla" disabled={!undoable} onClick={store.undo}>
                <IconArrowBackUp size={18} stroke={1.6} />
              </ActionIcon>
            </Tooltip>
            <Tooltip label="Ripeti (Ctrl+Maiusc+Z)">
              <ActionIcon aria-label="Ripeti" disabled={!redoable} onClick={store.redo}>
                <IconArrowForwardUp size={18} stroke={1.6} />
              </ActionIcon>
            </Tooltip>
          </>
        )}
        <QuoteMenu />
        <Slots {...slots} />
      </div>
    </header>
  );
}

const documentOf = (state: EditorState) => state.document;
const positionOf = (state: EditorState) => state.positionId;
const pricedOf = (state: EditorState) => state.priced;

/** The buttons of other features. */
function Slots({ comments, request, preview, send }: HeadSlots) {
  const { store, autosave } = useEditor();
  const readOnly = useReadOnly();
  const head = useEditorState(headOf);
  const positionId = useEditorState(positionOf);
  // The buttons may lag behind the typing by a moment.
  const document = useDeferredValue(useEditorState(documentOf));
  const priced = useDeferredValue(useEditorState(pricedOf));
  const { changed } = useOutdatedRates();
  const [isUpdating, setUpdating] = useState(false);
  const points = useMemo(() => openPoints(document, priced), [document, priced]);
  const terms = {
    customer: document.customer.name,
    deliveryTerms: document.deliveryTerms,
    chargesCarriage: chargesCarriage(document),
  };
  const props: QuoteSlotProps = {
    head,
    document,
    terms,
    ...points,
    outdated: changed === null ? null : { text: changed, update: () => setUpdating(true) },
    readOnly,
    flush: async () => !(await stopsAtUnread()) && autosave.flush(),
    reload: async () => {
      const now = head ? await quoteCalls.read(head.guid).catch(() => null) : null;
      if (now) store.acceptOwn(now);
    },
    markSent: async (confirmed) => {
      const sent = await callMarkSent(head?.guid ?? '', confirmed);
      store.acceptOwn(storedQuote(sent));
      return sent;
    },
  };
  return (
    <>
      {head ? request(head.guid) : null}
      {head
        ? comments({
            quoteGuid: head.guid,
            positions: document.positions.map(({ id, code }) => ({ id, code })),
            positionId,
          })
        : null}
      {preview(props)}
      {send(props)}
      {isUpdating ? (
        <Suspense fallback={null}>
          <RatesDialog onClose={() => setUpdating(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
