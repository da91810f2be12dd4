import { Button, Menu } from '@mantine/core';
import { IconDots, IconFilePlus, IconHelpCircle, IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { openPoints, type ShopRequest } from '@truciolo/contract';
import { Link } from 'react-router';
import { TablePlaceholder } from '../../../components/placeholders/placeholders.tsx';
import { ErrorState } from '../../../components/states/error-state.tsx';
import { NoteBar } from '../../../components/states/note-bar.tsx';
import { ColleaguesBadge } from '../../../entities/colleagues/colleagues-badge.tsx';
import { formatRecent } from '../../../lib/format/dates.ts';
import { pages, readingPath } from '../../../lib/pages.ts';
import { requestQuery } from '../api/request-calls.ts';
import { useRequestWatch } from '../colleagues/use-request-watch.ts';
import { useAddFiles } from '../pairing/use-add-files.ts';
import { pointText } from '../request-words.ts';
import { CustomerStrip } from './customer-strip.tsx';
import { OrderComparison } from './order-comparison.tsx';
import classes from './preview.module.css';
import { PreviewFiles } from './preview-files.tsx';
import { PreviewPositions } from './preview-positions.tsx';
import { PreviewText } from './preview-text.tsx';
import { SenderProof } from './sender-proof.tsx';
import type { RequestActs } from './use-request-acts.ts';

interface RequestPreviewProps {
  readonly guid: string;
  readonly mayWrite: boolean;
  readonly acts: RequestActs;
}

export function RequestPreview({ guid, mayWrite, acts }: RequestPreviewProps) {
  const query = useQuery(requestQuery(guid));
  if (!query.data)
    return (
      <section className={classes.preview} aria-label="Richiesta">
        {query.isPending ? (
          <TablePlaceholder rows={6} />
        ) : (
          <ErrorState
            title="La richiesta non si è aperta"
            error={query.error}
            retry={() => void query.refetch()}
          />
        )}
      </section>
    );
  return <Opened request={query.data} mayWrite={mayWrite} acts={acts} />;
}

function Opened({
  request,
  mayWrite,
  acts,
}: {
  readonly request: ShopRequest;
  readonly mayWrite: boolean;
  readonly acts: RequestActs;
}) {
  const points = openPoints(request.content);
  const others = useRequestWatch(request.guid, null, null).map((one) => ({ ...one, place: -1 }));
  const { onDrop } = useAddFiles(request.guid, mayWrite && request.state !== 'quoted');
  return (
    <section
      className={classes.preview}
      aria-label="Richiesta"
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
    >
      <header className={classes.head}>
        <IconMail size={18} stroke={1.6} aria-hidden="true" />
        <div>
          <h2>{request.subject || 'Senza oggetto'}</h2>
          <p>
            {[request.senderName, request.senderEmail, formatRecent(request.receivedAt, Date.now())]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {request.senderCheck ? (
            <p className={classes.proof}>
              <SenderProof check={request.senderCheck} />
            </p>
          ) : null}
        </div>
        <ColleaguesBadge others={others} what="questa richiesta" />
        <Link className={classes.back} to={pages.requests}>
          Elenco
        </Link>
      </header>
      <CustomerStrip request={request} />
      <div className={classes.body}>
        {request.notes.map((note) => (
          <NoteBar key={note} tone="warn">
            {note}
          </NoteBar>
        ))}
        <OrderComparison request={request} mayWrite={mayWrite && request.state !== 'quoted'} />
        <PreviewText request={request} />
        <PreviewFiles request={request} mayWrite={mayWrite} />
        <PreviewPositions request={request} />
        {points.length > 0 ? (
          <ul className={classes.points} aria-label="Punti aperti">
            {points.map((point) => {
              const { name, text } = pointText(request, point);
              return (
                <li key={`${point.positionId} ${point.key}`}>
                  <IconHelpCircle size={14} stroke={1.8} aria-hidden="true" />
                  <span>
                    <b>{name}:</b> {text}
                  </span>
                  <Link to={`${readingPath(request.guid)}?p=${point.positionId}&campo=${point.key}`}>
                    Scegli
                  </Link>
                </li>
              );
            })}
          </ul>
        ) : null}
      </div>
      {mayWrite ? <Actions request={request} acts={acts} points={points.length} /> : null}
    </section>
  );
}

function Actions({
  request,
  acts,
  points,
}: {
  readonly request: ShopRequest;
  readonly acts: RequestActs;
  readonly points: number;
}) {
  const isQuoted = request.state === 'quoted';
  return (
    <footer className={classes.actions}>
      {isQuoted ? null : request.state === 'discarded' ? (
        <Button variant="subtle" onClick={acts.restore} disabled={acts.isBusy}>
          Riporta fra le nuove
        </Button>
      ) : (
        <Button variant="subtle" onClick={acts.discard} disabled={acts.isBusy}>
          Non è una richiesta
        </Button>
      )}
      <span className={classes.grow} />
      <Menu position="top-end">
        <Menu.Target>
          <Button variant="default" px="xs" aria-label="Altre azioni">
            <IconDots size={16} />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item color="red" onClick={acts.remove}>
            Elimina «{request.subject || 'richiesta'}» con i file
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Button
        variant="default"
        leftSection={<IconHelpCircle size={16} stroke={1.6} />}
        onClick={acts.openQuestions}
      >
        Chiedi<span className={classes.wide}>&nbsp;chiarimenti</span>&nbsp;{points > 0 ? points : ''}
      </Button>
      <Button
        variant="filled"
        leftSection={<IconFilePlus size={16} stroke={1.6} />}
        disabled={acts.isBusy || request.content.positions.length === 0}
        onClick={acts.draft}
      >
        {isQuoted ? (
          `Apri ${request.quoteNumber}`
        ) : (
          <>
            Crea bozza<span className={classes.wide}>&nbsp;di preventivo</span>
          </>
        )}
      </Button>
    </footer>
  );
}
