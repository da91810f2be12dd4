import {
  IconAlertTriangle,
  IconBraces,
  IconCheck,
  IconClipboardText,
  IconInfoCircle,
  IconMail,
  IconPaperclip,
  IconWorld,
} from '@tabler/icons-react';
import type { RequestRow } from '@truciolo/contract';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { TablePlaceholder } from '../../../components/placeholders/placeholders.tsx';
import { useAct } from '../../../components/use-act.ts';
import { countOf } from '../../../lib/format/counts.ts';
import { formatAgo } from '../../../lib/format/dates.ts';
import { initials } from '../../../lib/format/initials.ts';
import { formatNearDay } from '../../../lib/format/rome-day.ts';
import { requestPath } from '../../../lib/pages.ts';
import { INBOX_KEY, takeRequest } from '../api/request-calls.ts';
import { remarkOf } from '../request-words.ts';
import { FileThumb } from './file-thumb.tsx';
import classes from './inbox.module.css';

const doors = {
  mail: IconMail,
  upload: IconPaperclip,
  text: IconClipboardText,
  api: IconBraces,
  page: IconWorld,
} as const;
const remarkIcons = { warn: IconAlertTriangle, info: IconInfoCircle, ok: IconCheck } as const;
const THUMBS = 3;

interface InboxListProps {
  readonly rows: readonly RequestRow[];
  readonly opened: string;
  /** The row that the user opened; empty while the first one is shown by itself. */
  readonly chosen: string;
  readonly isLoading: boolean;
  readonly mayWrite: boolean;
  readonly empty: ReactNode;
}

export function InboxList({ rows, opened, chosen, isLoading, mayWrite, empty }: InboxListProps) {
  if (isLoading) return <TablePlaceholder rows={6} />;
  if (rows.length === 0) return empty;
  return (
    <ul className={classes.rows}>
      {rows.map((row) => (
        <InboxItem
          key={row.guid}
          row={row}
          isOpened={row.guid === opened}
          takesFocus={row.guid === chosen}
          mayWrite={mayWrite}
        />
      ))}
    </ul>
  );
}

function InboxItem({
  row,
  isOpened,
  takesFocus,
  mayWrite,
}: {
  readonly row: RequestRow;
  readonly isOpened: boolean;
  readonly takesFocus: boolean;
  readonly mayWrite: boolean;
}) {
  const item = useRef<HTMLLIElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  // The keys go on from the row that was opened.
  useEffect(() => {
    if (isOpened) item.current?.scrollIntoView({ block: 'nearest' });
    if (takesFocus) link.current?.focus({ preventScroll: true });
  }, [isOpened, takesFocus]);
  const { act, isBusy } = useAct(INBOX_KEY);
  const Door = doors[row.source];
  const remark = remarkOf(row);
  const Remark = remarkIcons[remark.tone];
  const more = row.files.length - THUMBS;
  return (
    <li ref={item} className={classes.row} data-opened={isOpened || undefined}>
      <span className={classes.door}>
        <Door size={16} stroke={1.6} aria-hidden="true" />
      </span>
      <div className={classes.who}>
        <p className={classes.name}>
          <Link
            ref={link}
            to={requestPath(row.guid)}
            aria-current={isOpened ? 'true' : undefined}
            data-page-keys
          >
            {row.customerName || row.senderName || row.senderEmail || 'Mittente non indicato'}
          </Link>
          {row.customerGuid ? (
            <span className={classes.known}>
              <IconCheck size={12} stroke={2.2} aria-hidden="true" /> cliente
            </span>
          ) : (
            <span className={classes.fresh}>nuovo</span>
          )}
        </p>
        <p className={classes.subject}>{row.subject || 'Senza oggetto'}</p>
        <p className={classes.remark} data-tone={remark.tone}>
          <Remark size={13} stroke={1.8} aria-hidden="true" /> {remark.text}
        </p>
      </div>
      <div className={classes.parts}>
        <span className={classes.thumbs}>
          {row.files.slice(0, THUMBS).map((file) => (
            <FileThumb key={file.guid} file={file} />
          ))}
          {more > 0 ? <span className={classes.more}>+{more}</span> : null}
        </span>
        <p className={classes.pieces}>
          <b>{row.positions === 0 ? 'nessun pezzo' : countOf(row.positions, 'pezzo', 'pezzi')}</b>
          {row.quantities ? ` · ${row.quantities}` : ''}
        </p>
      </div>
      <div className={classes.when}>
        <time dateTime={row.receivedAt}>{formatAgo(row.receivedAt, Date.now())}</time>
        <span className={classes.due}>
          {row.neededBy ? `entro ${formatNearDay(row.neededBy, Date.now())}` : 'senza data'}
        </span>
        {row.ownerGuid ? (
          <span className={classes.owner} title={row.ownerName}>
            {initials(row.ownerName)}
          </span>
        ) : mayWrite && row.state !== 'discarded' ? (
          <button
            type="button"
            className={classes.link}
            disabled={isBusy}
            onClick={() => void act(() => takeRequest(row.guid, true), 'La segui tu.')}
          >
            Prendi
          </button>
        ) : null}
      </div>
    </li>
  );
}
