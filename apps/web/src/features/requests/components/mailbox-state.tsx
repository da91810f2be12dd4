import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { mailboxQuery } from '../../../entities/mailbox/mailbox-query.ts';
import { formatRecent } from '../../../lib/format/dates.ts';
import { pages } from '../../../lib/pages.ts';
import classes from './inbox.module.css';

/** Whether the mailbox is read, and when it was read last. */
export function MailboxState({ isManager }: { readonly isManager: boolean }) {
  const { data } = useQuery(mailboxQuery);
  if (!data) return null;
  const { mailbox } = data;
  if (!mailbox?.active) return isManager ? <Link to={pages.integrations}>Collega la casella</Link> : null;
  if (mailbox.problem !== '')
    return (
      <Link to={pages.integrations} className={classes.remark} data-tone="warn" title={mailbox.problem}>
        <IconAlertTriangle size={13} stroke={1.8} aria-hidden="true" /> casella non letta
      </Link>
    );
  return (
    <span>
      <span className={classes.known}>
        <IconCheck size={12} stroke={2.2} aria-hidden="true" /> casella collegata
      </span>{' '}
      {mailbox.lastReadAt ? `ultima lettura ${formatRecent(mailbox.lastReadAt, Date.now())}` : ''}
    </span>
  );
}
