import { ActionIcon, Button } from '@mantine/core';
import { IconSettings } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { capabilities, type RequestState } from '@truciolo/contract';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { PageHead } from '../../../components/page-head/page-head.tsx';
import { SearchField } from '../../../components/search-field/search-field.tsx';
import { ErrorState } from '../../../components/states/error-state.tsx';
import { NoteBar } from '../../../components/states/note-bar.tsx';
import { Pill } from '../../../components/tags/pill.tsx';
import { useGlobalKeys } from '../../../components/use-global-keys.ts';
import { useOpenMade } from '../../../components/use-open-made.ts';
import { countOf } from '../../../lib/format/counts.ts';
import { pages, readingPath, requestPath } from '../../../lib/pages.ts';
import { hasCapability } from '../../../lib/session/capabilities.ts';
import { useSessionUser } from '../../../lib/session/session-store.ts';
import { addressQuery, inboxQuery, requestCountsQuery, requestQuery } from '../api/request-calls.ts';
import { DropBar } from '../components/drop-bar.tsx';
import { ForwardAddress } from '../components/forward-address.tsx';
import classes from '../components/inbox.module.css';
import { InboxEmpty } from '../components/inbox-empty.tsx';
import { InboxList } from '../components/inbox-list.tsx';
import { MailboxState } from '../components/mailbox-state.tsx';
import { RequestPreview } from '../components/request-preview.tsx';
import { SettingsDialog } from '../components/settings-dialog.tsx';
import { useRequestActs } from '../components/use-request-acts.ts';
import { stateTabs } from '../request-words.ts';

/** Richieste: what buyers sent, on its way to a draft quote. */
export function RequestsPage({ guid }: { readonly guid: string }) {
  const navigate = useNavigate();
  const [state, setState] = useState<RequestState>('new');
  const [q, setQ] = useState('');
  const [isMine, setMine] = useState(false);
  const [isSettingsOpen, setSettingsOpen] = useState(false);
  const user = useSessionUser();
  const isManager = user.role === 'responsabile';
  const mayWrite = hasCapability(user.capabilities, [capabilities.insertion]);
  const inbox = useQuery(inboxQuery({ state, q, mine: isMine ? 'yes' : 'no' }));
  const rows = inbox.data?.rows ?? [];
  const at = rows.findIndex((row) => row.guid === guid);
  const opened = guid || rows[0]?.guid || '';
  const openedState = useQuery({ ...requestQuery(guid), enabled: guid !== '' }).data?.state;
  const shown = useRef('');
  // A request that is opened by its address brings its tab along, once.
  useEffect(() => {
    if (!openedState || shown.current === guid) return;
    shown.current = guid;
    setState(openedState);
  }, [guid, openedState]);
  const acts = useRequestActs(opened);
  const openMade = useOpenMade();
  const openTaken = useCallback((taken: string) => openMade(requestPath(taken)), [openMade]);
  const isShareLost = useSearchParams()[0].get('condivisi') === 'persi';
  const keys = useMemo(() => {
    const step = (by: number) => () => {
      const row = rows[Math.min(rows.length - 1, Math.max(0, (at < 0 ? 0 : at) + by))];
      if (row) void navigate(requestPath(row.guid));
    };
    return {
      j: step(1),
      k: step(-1),
      Enter: () => opened && void navigate(readingPath(opened)),
      ...(mayWrite && opened && { b: acts.draft, c: acts.openQuestions, x: acts.discard }),
    };
  }, [rows, at, opened, navigate, mayWrite, acts]);
  useGlobalKeys(keys, true);
  const minutes = inbox.data?.minutesToDraft;
  const address = useQuery(addressQuery).data?.address;
  const { data: counts } = useQuery(requestCountsQuery);

  return (
    <div className={classes.page}>
      <PageHead
        title="Richieste"
        note={
          <>
            {minutes == null ? null : `dalla richiesta alla bozza in ${waited(minutes)}, media di 30 gg`}{' '}
            {counts && counts.late > 0 ? (
              <Pill tone="warn">
                {counts.late} senza risposta da oltre {countOf(counts.answerDays, 'giorno', 'giorni')}
              </Pill>
            ) : null}
          </>
        }
        tools={
          <>
            {address ? <ForwardAddress address={address} /> : null}
            {isManager ? (
              <ActionIcon
                variant="default"
                size="lg"
                aria-label="Impostazioni delle richieste"
                onClick={() => setSettingsOpen(true)}
              >
                <IconSettings size={16} stroke={1.6} />
              </ActionIcon>
            ) : null}
          </>
        }
        strip={
          <>
            <div className={classes.tabs} role="tablist" aria-label="Stato">
              {stateTabs.map((tab) => (
                <button
                  key={tab.state}
                  type="button"
                  role="tab"
                  aria-selected={tab.state === state}
                  className={classes.tab}
                  onClick={() => {
                    setState(tab.state);
                    void navigate(pages.requests);
                  }}
                >
                  {tab.label} <small>{inbox.data?.counts[tab.state] ?? ''}</small>
                </button>
              ))}
            </div>
            <span className={classes.grow} />
            <SearchField label="Cliente, codice, parola nel testo" value={q} onChange={setQ} />
            <Button size="xs" variant="default" aria-pressed={isMine} onClick={() => setMine(!isMine)}>
              {isMine ? 'Mie' : 'Di tutti'}
            </Button>
          </>
        }
      />
      <div className={classes.columns} data-opened={guid !== '' || undefined}>
        <section className={classes.list} aria-label="Elenco delle richieste">
          {mayWrite ? <DropBar onTaken={openTaken} /> : null}
          {isShareLost ? (
            <NoteBar tone="warn">I file condivisi non sono arrivati: condividili di nuovo.</NoteBar>
          ) : null}
          {inbox.error && !inbox.data ? (
            <ErrorState
              title="Le richieste non si sono caricate"
              error={inbox.error}
              retry={() => void inbox.refetch()}
            />
          ) : (
            <InboxList
              rows={rows}
              opened={opened}
              chosen={guid}
              isLoading={inbox.isPending}
              mayWrite={mayWrite}
              empty={
                <InboxEmpty
                  state={state}
                  q={q}
                  isMine={isMine}
                  isFirst={Object.values(inbox.data?.counts ?? {}).every((count) => count === 0)}
                  mayWrite={mayWrite}
                  action={
                    isManager ? (
                      <Button component={Link} to={pages.integrations} size="xs" variant="default">
                        Collega la casella
                      </Button>
                    ) : null
                  }
                />
              }
            />
          )}
          <footer className={classes.keys}>
            <span>
              <kbd>J</kbd> <kbd>K</kbd> scorri
            </span>
            <span>
              <kbd>Invio</kbd> leggi
            </span>
            <span>
              <kbd>B</kbd> bozza
            </span>
            <span>
              <kbd>C</kbd> chiedi
            </span>
            <span>
              <kbd>X</kbd> scarta
            </span>
            <span className={classes.grow} />
            <MailboxState isManager={isManager} />
          </footer>
        </section>
        {opened === '' ? null : <RequestPreview key={opened} guid={opened} mayWrite={mayWrite} acts={acts} />}
      </div>
      {acts.dialog}
      {isSettingsOpen ? <SettingsDialog onClose={() => setSettingsOpen(false)} /> : null}
    </div>
  );
}

const HOUR = 60;
const waited = (minutes: number): string =>
  minutes < 2 * HOUR ? `${Math.round(minutes)} min` : `${Math.round(minutes / HOUR)} ore`;
