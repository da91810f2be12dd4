import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Company, capabilities, type PlainView } from '@truciolo/contract';
import type { PlainPosition, PlainQuote } from '@truciolo/quote';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { stopsAtUnread } from '../../../components/number-field/stop-at-unread.ts';
import { UnreadTextsProvider, useUnreadTexts } from '../../../components/number-field/unread-texts.ts';
import { Pill } from '../../../components/tags/pill.tsx';
import { useAct } from '../../../components/use-act.ts';
import { machinesQuery } from '../../../entities/machines/machines-query.ts';
import { materialsQuery } from '../../../entities/materials/materials-query.ts';
import { askToRevise } from '../../../entities/quotes/ask-to-revise.ts';
import { quoteKeys } from '../../../entities/quotes/quote-keys.ts';
import type { QuoteSlotProps } from '../../../entities/quotes/quote-slot-props.ts';
import { quoteStateWords } from '../../../entities/quotes/quote-states.ts';
import { hasCapability } from '../../../lib/session/capabilities.ts';
import { useSessionUser } from '../../../lib/session/session-store.ts';
import { ConflictDialog } from '../editor/dialogs/conflict-dialog.tsx';
import { CustomerPicker } from '../editor/head/customer-picker.tsx';
import { termsOfCustomer } from '../editor/head/for-customer.ts';
import headClasses from '../editor/head/head.module.css';
import type { QuoteSlots } from '../editor/head/head-slots.ts';
import { SaveMark } from '../editor/head/save-badge.tsx';
import { LateWorkNote } from '../editor/page/late-work-note.tsx';
import { LeftQuotes } from '../editor/page/left-quotes.tsx';
import type { QuoteKind } from '../editor/page/open-editor.ts';
import { useOpenQuote } from '../editor/page/use-open-quote.ts';
import { useUnsavedGuard } from '../editor/page/use-unsaved-guard.ts';
import { createDraftStore, type DraftStore } from '../editor/state/draft-store.ts';
import { newPlainPosition } from './new-plain-position.ts';
import classes from './plain.module.css';
import {
  callAddTemplate,
  callMarkPlainSent,
  callRefresh,
  callRevise,
  type PlainHead,
  plainCalls,
  storedPlain,
} from './plain-calls.ts';
import { PlainMenu } from './plain-menu.tsx';
import { PlainNotes } from './plain-notes.tsx';
import { PlainOutcome } from './plain-outcome.tsx';
import { PlainPositionCard } from './plain-position.tsx';
import { PlainTotals } from './plain-prices.tsx';
import { PlainTemplatesDialog } from './plain-templates-dialog.tsx';
import { PlainTerms } from './plain-terms.tsx';
import { unpricedOf } from './unpriced-of.ts';

const withoutCosts: QuoteKind<PlainQuote, PlainHead, DraftStore<PlainQuote, PlainHead>> = {
  workName: 'plain-quote-unsaved',
  transport: plainCalls,
  // Prices come with the answer, so it is asked for sooner than where the page computes them.
  pause: 700,
  createStore: createDraftStore,
};

interface PlainEditorProps {
  readonly document: PlainQuote;
  readonly head: PlainHead | null;
  /** Session whose unsaved new quote is resumed. */
  readonly resumes: string | null;
  readonly company: Company;
  readonly slots: QuoteSlots;
  readonly onCreated: (guid: string) => void;
}

/** One quote at list prices: the data of the part go to the server, prices come back. */
export function PlainEditor({ company, slots, ...visit }: PlainEditorProps) {
  const user = useSessionUser();
  const open = useOpenQuote(withoutCosts, { ...visit, user: user.guid });
  const { store, autosave } = open;
  const {
    document: draft,
    saved,
    head,
    save,
    conflict,
  } = useSyncExternalStore(store.subscribe, store.getState);
  const view = useMemo(() => (head && saved ? { ...head, draft: saved } : null), [head, saved]);
  const cache = useQueryClient();
  const machines = useQuery(machinesQuery).data;
  const mayWrite = hasCapability(user.capabilities, [capabilities.insertion]);
  const readOnly = !mayWrite || head?.frozen === true;
  const kept = useUnreadTexts();
  const { act, isBusy } = useAct(quoteKeys.rows);
  useUnsavedGuard(open);
  const byId = useMemo(() => new Map(view?.prices.map((one) => [one.id, one])), [view]);
  const materials = useQuery({ ...materialsQuery, enabled: conflict !== null }).data;
  const names = new Map([
    ...(machines ?? []).map(({ guid, name }) => [guid, name] as const),
    ...(materials ?? []).map(({ guid, designation }) => [guid, designation] as const),
  ]);
  const [isSettling, setSettling] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  // The answer to a save brings the prices.
  const isStale = save.kind !== 'saved';
  const change = (position: PlainPosition) =>
    store.edit((before) => ({
      ...before,
      positions: before.positions.map((one) => (one.id === position.id ? position : one)),
    }));
  const add = () =>
    store.edit((before) => ({
      ...before,
      positions: [...before.positions, newPlainPosition(machines ?? [], before.positions.at(-1)?.quantities)],
    }));
  const run = async (call: () => Promise<PlainView>, said: string) => {
    // If the save failed, the mark beside the number gives the reason, and no success is reported.
    if (await autosave.flush()) await act(async () => store.acceptOwn(storedPlain(await call())), said);
  };
  const revise = async () => {
    if (!view || !(await askToRevise(view))) return;
    // Nothing can be saved into a sent revision: unsaved work goes into the new one.
    await act(
      async () => store.acceptOwn(storedPlain(await callRevise(view.guid))),
      'Nuova revisione aperta',
    );
  };
  const addTemplate = async (template: string) => {
    // If the save failed, the mark beside the number gives the reason.
    const guid = await autosave.create();
    setChoosing(false);
    if (guid)
      await act(
        async () => store.acceptOwn(storedPlain(await callAddTemplate(guid, template))),
        'Posizione aggiunta dal modello.',
      );
  };
  const slotProps: QuoteSlotProps = {
    head: view,
    document: null,
    // Order costs are visible only with cost access.
    terms: { customer: draft.customer.name, deliveryTerms: draft.deliveryTerms, chargesCarriage: false },
    toConfirm: view?.toConfirm ?? [],
    unpriced: view ? unpricedOf(view) : [],
    uncharged: 0,
    unreasoned: 0,
    outdated: null,
    readOnly,
    flush: async () => !(await stopsAtUnread()) && autosave.flush(),
    reload: async () => {
      const now = view ? await plainCalls.read(view.guid).catch(() => null) : null;
      if (now) store.acceptOwn(now);
      void cache.invalidateQueries({ queryKey: quoteKeys.rows });
    },
    markSent: async () => {
      const sent = await callMarkPlainSent(view?.guid ?? '');
      store.acceptOwn(storedPlain(sent));
      return sent;
    },
  };
  return (
    <UnreadTextsProvider value={kept.scope}>
      <header className={classes.bar}>
        <h1 className={headClasses.number1} data-new={view === null || undefined}>
          {view?.number ?? 'Nuovo preventivo'}
          {view ? <span className={headClasses.revision}>rev. {view.revision}</span> : null}
        </h1>
        {view ? (
          <Pill tone={quoteStateWords[view.state].tone}>{quoteStateWords[view.state].label}</Pill>
        ) : null}
        <CustomerPicker
          customer={draft.customer}
          readOnly={readOnly}
          onChoose={(customer) =>
            store.edit((before) => ({ ...before, ...termsOfCustomer(customer, company) }))
          }
        />
        <div className={classes.end}>
          <SaveMark save={save} onRetry={autosave.retryNow} />
          {view && mayWrite ? (
            <PlainMenu view={view} flush={slotProps.flush} onOutcome={() => setSettling(true)} />
          ) : null}
          {view
            ? slots.comments({
                quoteGuid: view.guid,
                positions: draft.positions.map(({ id, code }) => ({ id, code })),
              })
            : null}
          {slots.preview(slotProps)}
          {mayWrite ? slots.send(slotProps) : null}
        </div>
      </header>
      <div className={classes.body}>
        <LeftQuotes {...open} isNew={head === null} />
        <LateWorkNote late={open.late} frozen={head?.frozen === true} />
        <PlainNotes
          view={view}
          mayWrite={mayWrite}
          isBusy={isBusy || save.kind === 'saving'}
          onRefresh={() => void run(() => callRefresh(view?.guid ?? ''), 'Tariffe ricontrollate')}
          onRevise={() => void revise()}
        />
        {view ? (
          <PlainOutcome
            {...{ view, mayWrite }}
            isOpen={isSettling}
            setOpen={setSettling}
            onRecorded={(recorded) => store.acceptOwn(storedPlain(recorded))}
          />
        ) : null}
        <PlainTerms draft={draft} readOnly={readOnly} onChange={(next) => store.edit(() => next)} />
        {draft.positions.map((position, index) => (
          <PlainPositionCard
            key={position.id}
            place={index + 1}
            position={position}
            prices={byId.get(position.id) ?? null}
            isStale={isStale}
            readOnly={readOnly}
            files={view ? slots.files({ quoteGuid: view.guid, positionId: position.id, readOnly }) : null}
            onChange={change}
            onRemove={() =>
              store.edit((before) => ({
                ...before,
                positions: before.positions.filter(({ id }) => id !== position.id),
              }))
            }
          />
        ))}
        {readOnly ? null : (
          <div className={classes.adding}>
            <Button
              variant={draft.positions.length === 0 ? 'filled' : 'default'}
              leftSection={<IconPlus size={16} stroke={1.6} />}
              disabled={!machines}
              onClick={add}
            >
              Aggiungi posizione
            </Button>
            <Button variant="subtle" onClick={() => setChoosing(true)}>
              Da modello…
            </Button>
          </div>
        )}
        {view ? <PlainTotals view={view} /> : null}
        {isChoosing ? (
          <PlainTemplatesDialog
            isBusy={isBusy}
            onChoose={(guid) => void addTemplate(guid)}
            onClose={() => setChoosing(false)}
          />
        ) : null}
        <ConflictDialog {...{ conflict, names }} document={draft} onSettle={store.settleConflict} />
      </div>
    </UnreadTextsProvider>
  );
}
