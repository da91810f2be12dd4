import { MESSAGE_LIMITS, openMessage, UnreadableMessage } from '@truciolo/mail-message';
import { messageOfText } from '@truciolo/request';
import type { Services } from '../../platform/context.ts';
import { takeMessage } from '../requests/index.ts';
import type { FetchedMessage } from './read-mailbox.ts';
import type { MailboxRow } from './repository.ts';

const MEGABYTE = 1024 * 1024;
const TOO_LARGE = `La mail è più grande di ${MESSAGE_LIMITS.bytes / MEGABYTE} MB`;
const UNREADABLE = 'La mail non si legge';

/** A message without an identifier has the one of its place. */
const placeOf = ({ uidValidity, host }: MailboxRow, uid: number): string =>
  `<${uidValidity ?? 'new'}.${uid}@${host}>`;

/** Takes what the server of the mailbox knows about a message that cannot be opened: nobody must look for it in vain. */
export function takeUnopened(
  services: Services,
  row: MailboxRow,
  { uid, arrivedAt, sender, subject, messageId }: FetchedMessage,
  why = UNREADABLE,
): Promise<string> {
  const now = services.clock();
  return takeMessage(
    { ...services, companyGuid: row.companyGuid, user: null },
    {
      ...messageOfText(''),
      messageId: messageId ?? placeOf(row, uid),
      from: sender,
      subject,
      attachments: [],
      notices: [`${why}: aprila nella casella, cartella «${row.folder}», e trascina qui i suoi allegati.`],
    },
    arrivedAt && arrivedAt <= now ? arrivedAt : now,
  );
}

/** Takes one message of a mailbox. A message that was taken before changes nothing. */
export async function takeFetched(
  services: Services,
  row: MailboxRow,
  message: FetchedMessage,
): Promise<void> {
  const { uid, arrivedAt, source } = message;
  const now = services.clock();
  if (source === null) return void (await takeUnopened(services, row, message, TOO_LARGE));
  try {
    const opened = await openMessage(source);
    await takeMessage(
      { ...services, companyGuid: row.companyGuid, user: null },
      { ...opened, messageId: opened.messageId ?? placeOf(row, uid) },
      arrivedAt && arrivedAt <= now ? arrivedAt : now,
    );
  } catch (error) {
    if (!(error instanceof UnreadableMessage)) throw error;
    await takeUnopened(services, row, message);
  }
}
