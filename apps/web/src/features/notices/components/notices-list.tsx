import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Notice } from '@truciolo/contract';
import { Link } from 'react-router';
import { formatAgo } from '../../../lib/format/dates.ts';
import { callRead, noticesQuery } from '../api/notices-calls.ts';
import { noticeDetail, noticePlace, noticeSentence } from '../notice-words.ts';
import classes from './notices.module.css';

interface NoticesListProps {
  readonly remark: string | null;
  readonly rows: readonly Notice[];
  readonly unread: number;
  /** A notice was followed. */
  readonly onLeave: () => void;
  readonly onChoose: () => void;
}

export function NoticesList({ remark, rows, unread, onLeave, onChoose }: NoticesListProps) {
  const cache = useQueryClient();
  const read = async (guids?: readonly string[]) => {
    await callRead(guids).catch(() => undefined);
    await cache.invalidateQueries({ queryKey: noticesQuery.queryKey });
  };
  return (
    <>
      <div className={classes.head}>
        <h2 className={classes.title}>Notifiche</h2>
        {unread > 0 ? (
          <Button size="compact-xs" variant="subtle" onClick={() => void read()}>
            Segna tutte lette
          </Button>
        ) : null}
      </div>
      {remark ? <p className={classes.remark}>{remark}</p> : null}
      {rows.length === 0 && !remark ? (
        <p className={classes.remark}>
          Nessuna notifica. Ti avvisiamo qui quando un cliente apre, accetta o rifiuta un’offerta.
        </p>
      ) : null}
      <ul className={classes.list}>
        {rows.map((notice) => (
          <li key={notice.guid}>
            <Link
              to={noticePlace(notice)}
              className={classes.notice}
              data-unread={!notice.isRead || undefined}
              data-private
              onClick={() => {
                onLeave();
                if (!notice.isRead) void read([notice.guid]);
              }}
            >
              <span className={classes.sentence}>
                {noticeSentence(notice)}
                {notice.isRead ? null : <span className={classes.hidden}> (da leggere)</span>}
              </span>
              {noticeDetail(notice) === '' ? null : (
                <span className={classes.detail}>«{noticeDetail(notice)}»</span>
              )}
              <time className={classes.when} dateTime={notice.at}>
                {formatAgo(notice.at, Date.now())}
              </time>
            </Link>
          </li>
        ))}
      </ul>
      <div className={classes.foot}>
        <Button size="compact-xs" variant="subtle" onClick={onChoose}>
          Scegli cosa ricevere per email
        </Button>
      </div>
    </>
  );
}
