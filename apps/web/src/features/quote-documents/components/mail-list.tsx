import type { QuoteMail } from '@truciolo/contract';
import { Pill } from '../../../components/tags/pill.tsx';
import { formatDateTime } from '../../../lib/format/dates.ts';
import classes from './documents.module.css';

function State({ mail }: { readonly mail: QuoteMail }) {
  if (mail.deliveredAt) return <Pill tone="ok">Consegnata</Pill>;
  return mail.error ? <Pill tone="warn">In ritardo, riprovo</Pill> : <Pill tone="info">In partenza</Pill>;
}

export function MailList({ mails }: { readonly mails: readonly QuoteMail[] }) {
  if (mails.length === 0) return null;
  return (
    <section className={classes.part}>
      <h3>Email</h3>
      <ul className={classes.rows} data-private>
        {mails.map((mail) => (
          <li key={mail.outboxGuid} title={mail.error ?? undefined}>
            <State mail={mail} />
            <span>{mail.recipient}</span>
            <span className={classes.note}>
              rev. {mail.revision}, {formatDateTime(mail.deliveredAt ?? mail.createdAt)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
