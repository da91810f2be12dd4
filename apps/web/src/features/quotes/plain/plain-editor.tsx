import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Company, capabilities, type PlainView } from '@truciolo/contract';
import type { PlainPosition, PlainQuote } from '@truciolo/quote';
import { useMemo, useState } from 'react';
import { stopsAtUnread } from '../../../components/number-field/stop-at-unread.ts';
import { UnreadTextsProvider, useUnreadTexts } from '../../../components/number-field/unread-texts.ts';
import { Pill } from '../../../components/tags/pill.tsx';
import { useAct } from '../../../components/use-act.ts';
import { useCloseWarning, useLeaveGuard } from '../../../components/use-leave-guard.ts';
import { machinesQuery } from '../../../entities/machines/machines-query.ts';
import { askToRevise } from '../../../entities/quotes/ask-to-revise.ts';
import { quoteKeys } from '../../../entities/quotes/quote-keys.ts';
import type { QuoteSlotProps } from '../../../entities/quotes/quote-slot-props.ts';
import { quoteStateWords } from '../../../entities/quotes/quote-states.ts';
import { hasCapability } from '../../../lib/session/capabilities.ts';
import { useSessionUser } from '../../../lib/session/session-store.ts';
import { CustomerPicker } from '../editor/head/customer-picker.tsx';
import { termsOfCustomer } from '../editor/head/for-customer.ts';
import headClasses from '../editor/head/head.module.css';
import { SaveMark } from '../editor/head/save-badge.tsx';
import { newPlainPosition } from './new-plain-position.ts';
import classes from './plain.module.css';
import { callAddTemplate, callMarkPlainSent, callRefresh, callRevise, plainCalls } from './plain-calls.ts';
import { PlainMenu } from './plain-menu.tsx';
import { PlainNotes } from './plain-notes.tsx';
import { PlainOutcome } from './plain-outcome.tsx';
import { PlainPositionCard } from './plain-position.tsx';
import { PlainTotals } from './plain-prices.tsx';
import type { PlainSlots } from './plain-slots.ts';
import { PlainTemplatesDialog } from './plain-templates-dialog.tsx';
import { PlainTerms } from './plain-terms.tsx';
import { unpricedOf } from './unpriced-of.ts';
import { usePlainStore } from './use-plain-store.ts';

interface PlainEditorProps {
  readonly draft: PlainQuote;
  readonly view: PlainView | null;
  readonly company: Company;
  readonly slots: PlainSlots;
  readonly onCreated: (guid: string) => void;
}

/** One quote at list prices: the data of the part go to the server, prices come back. */
export function PlainEditor({ draft: first, view: known, company, slots, onCreated }: PlainEditorProps) {
  const { store, state } = usePlainStore({ draft: first, view: known, transport: plainCalls, onCreated });
  const { draft, view, save, clashes } = state;
  const user = useSessionUser();
  const cache = useQueryClient();
  const machines = useQuery(machinesQuery).data;
  const mayWrite = hasCapability(user.capabilities, [capabilities.insertion]);
  const readOnly = !mayWrite || (view !== null && view.state !== 'draft');
  const kept = useUnreadTexts();
  const { act, isBusy } = useAct(quoteKeys.rows);
  // A pending save is sent when a link leads away; closing the window sends nothing.
  useLeaveGuard(save.kind === 'offline' || save.kind === 'refused');
  useCloseWarning(save.kind === 'waiting' || save.kind === 'saving');
  const byId = useMemo(() => new Map(view?.prices.map((one) => [one.id, one])), [view]);
  const [isSettling, setSettling] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const isStale = save.kind === 'waiting' || save.kind === 'saving';
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
    if (await store.flush()) await act(async () => store.accept(await call()), said);
  };
  const revise = async () => {
    if (view && (await askToRevise(view))) await run(() => callRevise(view.guid), 'Nuova revisione aperta');
  };
  const addTemplate = async (template: string) => {
    // If the save failed, the mark beside the number gives the reason.
    const guid = await store.ensure();
    setChoosing(false);
    if (guid)
      await act(
        async () => store.accept(await callAddTemplate(guid, template)),
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
    flush: async () => !(await stopsAtUnread()) && store.flush(),
    reload: async () => {
      const now = view ? await plainCalls.read(view.guid).catch(() => null) : null;
      if (now) store.accept(now);
      void cache.invalidateQueries({ queryKey: quoteKeys.rows });
    },
    markSent: async () => {
      const sent = await callMarkPlainSent(view?.guid ?? '');
      store.accept(sent);
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
          <SaveMark save={save} onRetry={() => void store.flush()} />
          {view && mayWrite ? (
            <PlainMenu view={view} flush={store.flush} onOutcome={() => setSettling(true)} />
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
        <PlainNotes
          view={view}
          clashes={clashes}
          mayWrite={mayWrite}
          isBusy={isBusy || save.kind === 'saving'}
          onDismiss={store.dismissClashes}
          onRefresh={() => void run(() => callRefresh(view?.guid ?? ''), 'Tariffe ricontrollate')}
          onRevise={() => void revise()}
        />
        {view ? (
          <PlainOutcome
            {...{ view, mayWrite }}
            isOpen={isSettling}
            setOpen={setSettling}
            onRecorded={store.accept}
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
      </div>
    </UnreadTextsProvider>
  );
}
