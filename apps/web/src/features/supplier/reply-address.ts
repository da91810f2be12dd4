import type { InboxMessage } from '@truciolo/contract';
import { formatDate } from '../../lib/format/dates.ts';

const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');

/** A mailto link that opens the reply with the message quoted below. */
export function replyAddress({ name, email, message, createdAt }: InboxMessage): string {
  const subject = 'La tua richiesta su Truciolo';
  const body = `Buongiorno ${name},\n\n\n\nIl ${formatDate(createdAt)} hai scritto:\n${quoted(message)}`;
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
