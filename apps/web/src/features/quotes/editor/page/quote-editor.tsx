import { useQuery } from '@tanstack/react-query';
import type { Company, Cost } from '@truciolo/contract';
import { capabilities, SAMPLE_TAG } from '@truciolo/contract';
import type { QuoteDocument, RatesDraft, RuleDraft } from '@truciolo/quote';
import { useMemo, useState } from 'react';
import { UnreadTextsProvider, useUnreadTexts } from '../../../../components/number-field/unread-texts.ts';
import { NoteBar } from '../../../../components/states/note-bar.tsx';
import { customerQuery } from '../../../../entities/customers/customers-query.ts';
import { hasCapability } from '../../../../lib/session/capabilities.ts';
import { useSessionUser } from '../../../../lib/session/session-store.ts';
import { quoteCalls } from '../api/quote-calls.ts';
import { ConflictDialog } from '../dialogs/conflict-dialog.tsx';
import { focusField } from '../fields/focus-field.ts';
import { HeadBar } from '../head/head-bar.tsx';
import type { HeadSlots } from '../head/head-slots.ts';
import { TermsRow } from '../head/terms-row.tsx';
import { FirstPosition } from '../part/first-position.tsx';
import { PositionPane } from '../part/position-pane.tsx';
import { PositionsColumn } from '../positions/positions-column.tsx';
import { PriceColumn } from '../price/price-column.tsx';
import type { EditorState, QuoteHead } from '../state/editor-state.ts';
import { createEditorStore, type EditorStore } from '../state/editor-store.ts';
import { EditorContext, useEditor, useEditorState } from '../state/use-editor.ts';
import { FirstSentCelebration } from './first-sent.tsx';
import { LateWorkNote } from './late-work-note.tsx';
import { LeftQuotes } from './left-quotes.tsx';
import type { OpenQuote, QuoteKind } from './open-editor.ts';
import { OutcomeNote } from './outcome-note.tsx';
import { OutdatedNote } from './outdated-note.tsx';
import classes from './page.module.css';
import { useEditorKeys } from './use-editor-keys.ts';
import { useOpenQuote } from './use-open-quote.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

interface QuoteEditorProps {
  readonly document: QuoteDocument;
  readonly head: QuoteHead | null;
  /** Session whose unsaved new quote is resumed. */
  readonly resumes?: string | null;
  readonly company: Company;
  readonly costs: readonly Cost[];
  readonly rules: readonly RuleDraft[];
  /** Today's rates, refetched whenever the page becomes visible. */
  readonly ratesNow: RatesDraft;
  readonly slots: HeadSlots;
  readonly onCreated: (guid: string) => void;
}

const withCosts: QuoteKind<QuoteDocument, QuoteHead, EditorStore> = {
  workName: 'quote-unsaved',
  transport: quoteCalls,
  pause: 1000,
  createStore: createEditorStore,
};

/** One quote, open. */
export function QuoteEditor(props: QuoteEditorProps) {
  const { document, head, resumes = null, company, costs, rules, ratesNow, slots, onCreated } = props;
  const user = useSessionUser();
  const open = useOpenQuote(withCosts, { document, head, user: user.guid, resumes, onCreated });
  const { store, autosave } = open;
  const [customerGuid, setCustomerGuid] = useState(store.getState().document.customer.guid);
  const customer = useQuery(customerQuery(customerGuid)).data ?? null;
  const mayWrite = hasCapability(user.capabilities, [capabilities.insertion]);
  const editor = useMemo(
    () => ({ store, autosave, start: { company, costs, customer, ratesNow, rules }, mayWrite }),
    [store, autosave, company, costs, customer, ratesNow, rules, mayWrite],
  );
  const kept = useUnreadTexts((key) => {
    const { positions } = store.getState().document;
    const position = positions.find(({ id }) => key.startsWith(id));
    if (!position) return;
    store.select(position.id);
    requestAnimationFrame(() => focusField(key.slice(position.id.length)));
  });
  useUnsavedGuard(open);
  return (
    <EditorContext value={editor}>
      <UnreadTextsProvider value={kept.scope}>
        <FollowCustomer known={customerGuid} onCustomer={setCustomerGuid} />
        <EditorPage slots={slots} open={open} />
      </UnreadTextsProvider>
    </EditorContext>
  );
}

const customerOf = (state: EditorState) => state.document.customer.guid;

/** A new position takes the margin of the customer, who may change while the quote is open. */
function FollowCustomer(props: {
  readonly known: string | null;
  readonly onCustomer: (guid: string | null) => void;
}) {
  const guid = useEditorState(customerOf);
  if (guid !== props.known) queueMicrotask(() => props.onCustomer(guid));
  return null;
}

const isNewOf = (state: EditorState) => state.head === null;
const conflictOf = (state: EditorState) => state.conflict;
const countOf = (state: EditorState) => state.document.positions.length;
const frozenOf = (state: EditorState) => state.head?.frozen === true;
/** Imported from the shop's own sheet; samples of a new company have their own tag. */
const importedOf = ({ head, document }: EditorState) =>
  head?.imported === true && head.revision === 1 && !document.tags.includes(SAMPLE_TAG);

interface EditorPageProps {
  readonly slots: HeadSlots;
  readonly open: OpenQuote<QuoteDocument, EditorStore>;
}

function EditorPage({ slots, open }: EditorPageProps) {
  const isNew = useEditorState(isNewOf);
  const conflict = useEditorState(conflictOf);
  const count = useEditorState(countOf);
  const frozen = useEditorState(frozenOf);
  const imported = useEditorState(importedOf);
  const { mayWrite } = useEditor();
  useEditorKeys();
  return (
    <div className={classes.page}>
      <HeadBar {...slots} />
      <TermsRow />
      <LeftQuotes {...open} isNew={isNew} />
      <LateWorkNote late={open.late} frozen={frozen} />
      <OutdatedNote />
      <OutcomeNote className={classes.note} {...slots} />
      {frozen ? (
        <div className={classes.note}>
          <NoteBar tone="info">
            {imported
              ? 'Importato da Excel: prezzi e costi sono quelli del foglio e non vengono ricalcolati.'
              : 'Questa revisione è stata inviata e non cambia più.'}
            {mayWrite && !imported ? ' Per modificarla scegli «Nuova revisione» dal menu.' : ''}
            {mayWrite && imported ? ' Per riusarlo scegli «Duplica preventivo» dal menu.' : ''}
          </NoteBar>
        </div>
      ) : null}
      <div className={classes.columns} data-empty={count === 0 || undefined}>
        <PositionsColumn count={count} />
        <div className={classes.work}>{count === 0 ? <FirstPosition /> : <PositionPane {...slots} />}</div>
        {count === 0 ? null : (
          <div className={classes.price}>
            <PriceColumn {...slots} />
          </div>
        )}
      </div>
      <ConflictDialog
        conflict={conflict}
        document={open.store.getState().document}
        onSettle={open.store.settleConflict}
      />
      <FirstSentCelebration />
    </div>
  );
}
