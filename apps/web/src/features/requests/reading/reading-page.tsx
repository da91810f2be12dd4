import { Button } from '@mantine/core';
import { IconArrowLeft, IconFilePlus, IconHelpCircle, IconMail, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { capabilities, openPoints, type RequestFieldKey, type ShopRequest } from '@truciolo/contract';
import { useEffect, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { PageHead } from '../../../components/page-head/page-head.tsx';
import { TablePlaceholder } from '../../../components/placeholders/placeholders.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { ErrorState } from '../../../components/states/error-state.tsx';
import { Pill } from '../../../components/tags/pill.tsx';
import { useGlobalKeys } from '../../../components/use-global-keys.ts';
import { ColleaguesBadge } from '../../../entities/colleagues/colleagues-badge.tsx';
import { formatRecent } from '../../../lib/format/dates.ts';
import { newId } from '../../../lib/new-id.ts';
import { requestPath } from '../../../lib/pages.ts';
import { hasCapability } from '../../../lib/session/capabilities.ts';
import { useSessionUser } from '../../../lib/session/session-store.ts';
import { moveRequest, requestQuery, saveRequest } from '../api/request-calls.ts';
import { useRequestWatch } from '../colleagues/use-request-watch.ts';
import { useRequestActs } from '../components/use-request-acts.ts';
import { countFields, nameOf, stateTabs, titleOf } from '../request-words.ts';
import { shownKeys } from './field-edits.ts';
import { PositionDesk } from './position-desk.tsx';
import classes from './reading.module.css';
import { useLooseSheets } from './use-loose-sheets.ts';

/** A request part by part: its drawing beside the values that were read from it. */
export function ReadingPage({ guid }: { readonly guid: string }) {
  const query = useQuery(requestQuery(guid));
  if (query.data) return <Reading request={query.data} />;
  if (query.isPending) return <TablePlaceholder rows={8} />;
  return (
    <ErrorState title="La richiesta non si è aperta" error={query.error} retry={() => void query.refetch()} />
  );
}

const newPosition = () => ({ id: newId(), files: [], fields: {}, takenFrom: null });

function Reading({ request }: { readonly request: ShopRequest }) {
  const { guid, content, state } = request;
  const mayAsk = hasCapability(useSessionUser().capabilities, [capabilities.insertion]);
  const mayWrite = mayAsk && state !== 'quoted';
  const [search, setSearch] = useSearchParams();
  const acts = useRequestActs(guid);
  const { positions } = content;
  const at = Math.max(
    0,
    positions.findIndex(({ id }) => id === search.get('p')),
  );
  const position = positions[at];
  const points = useMemo(() => openPoints(content).length, [content]);
  useEffect(() => {
    if (mayWrite && state === 'new') void moveRequest(guid, 'reading').catch(() => undefined);
  }, [guid, mayWrite, state]);
  const keys = useMemo(
    () => (mayAsk ? { c: acts.openQuestions, b: acts.draft } : {}),
    [mayAsk, acts.openQuestions, acts.draft],
  );
  useGlobalKeys(keys, true);
  useLooseSheets(request, mayWrite);
  const [field, setField] = useState<RequestFieldKey | null>(null);
  const others = useRequestWatch(guid, position?.id ?? null, field);
  const colleagues = others.map((other) => ({
    ...other,
    place: positions.findIndex(({ id }) => id === other.position),
  }));
  const open = (id: string) => setSearch({ p: id }, { replace: true });
  const add = async () => {
    const fresh = newPosition();
    await saveRequest(guid, [{ path: ['positions', fresh.id], value: fresh }]);
    open(fresh.id);
  };
  return (
    <div className={classes.page}>
      <PageHead
        title={
          <span className={classes.title}>
            <Link to={requestPath(guid)} aria-label="Torna alla richiesta">
              <IconArrowLeft size={18} stroke={1.8} />
            </Link>
            {titleOf(request)}
          </span>
        }
        note={
          <span className={classes.note}>
            <Pill tone="info">{stateTabs.find((tab) => tab.state === state)?.label}</Pill>
            <span className={classes.who}>
              <b>{content.customerName || 'Cliente da indicare'}</b>
              {[request.senderName, formatRecent(request.receivedAt, Date.now())].filter(Boolean).join(' · ')}
            </span>
            <ColleaguesBadge others={colleagues} what="questa richiesta" />
          </span>
        }
        tools={
          <>
            <Button
              component={Link}
              to={requestPath(guid)}
              className={classes.mail}
              variant="default"
              leftSection={<IconMail size={16} stroke={1.6} />}
            >
              Mail
            </Button>
            {mayAsk ? (
              <Button
                variant="default"
                leftSection={<IconHelpCircle size={16} stroke={1.6} />}
                onClick={acts.openQuestions}
              >
                Chiedi<span className={classes.wide}>&nbsp;chiarimenti</span>&nbsp;
                {points > 0 ? points : ''}
              </Button>
            ) : null}
          </>
        }
        action={
          mayAsk ? (
            <Button
              variant="default"
              leftSection={<IconFilePlus size={16} stroke={1.6} />}
              disabled={acts.isBusy || positions.length === 0}
              onClick={acts.draft}
            >
              {state === 'quoted' ? (
                `Apri ${request.quoteNumber}`
              ) : (
                <>
                  Crea bozza<span className={classes.wide}>&nbsp;di preventivo</span>
                </>
              )}
            </Button>
          ) : null
        }
        strip={
          <>
            <div className={classes.tabs} role="tablist" aria-label="Posizioni">
              {positions.map((one, index) => {
                const { settled, all } = countFields(one, shownKeys(one));
                return (
                  <button
                    key={one.id}
                    type="button"
                    role="tab"
                    aria-selected={index === at}
                    className={classes.tab}
                    onClick={() => open(one.id)}
                  >
                    <i>{index + 1}</i> {nameOf(one, index)}{' '}
                    <small>
                      {settled} di {all}
                    </small>
                  </button>
                );
              })}
            </div>
            {mayWrite ? (
              <button type="button" className={classes.tab} onClick={() => void add()}>
                <IconPlus size={14} stroke={1.8} aria-hidden="true" /> Posizione
              </button>
            ) : null}
          </>
        }
      />
      {position ? (
        <PositionDesk
          key={position.id}
          request={request}
          position={position}
          index={at}
          mayWrite={mayWrite}
          firstField={search.get('campo')}
          others={others}
          onActive={setField}
          onNext={() => {
            const next = positions[at + 1];
            if (next) open(next.id);
            else acts.draft();
          }}
        />
      ) : (
        <EmptyState
          text="In questa richiesta non c’è ancora nessuna posizione."
          action={mayWrite ? <Button onClick={() => void add()}>Aggiungi la prima</Button> : null}
        />
      )}
      {acts.dialog}
    </div>
  );
}
