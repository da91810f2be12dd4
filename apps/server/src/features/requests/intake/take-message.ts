import { requests, type SenderCheck } from '@truciolo/contract';
import { type OpenedMessage, openMessage, UnreadableMessage } from '@truciolo/mail-message';
import { AppError } from '../../../platform/app-error.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { loadRequest } from '../presenter.ts';
import { intakeOf } from './create-request.ts';
import { type Intake, takeRequest } from './take-request.ts';

/** Takes an opened mail, from the mailbox or from the page. Returns the request that it made or belongs to. */
export function takeMessage(
  intake: Intake,
  message: OpenedMessage,
  receivedAt: Date,
  senderCheck?: SenderCheck,
): Promise<string> {
  const { attachments, notices, references, messageId, bulk, automatic, tables } = message;
  return takeRequest(intake, {
    source: 'mail',
    subject: message.subject.slice(0, 300),
    senderName: message.from?.name.slice(0, 200) ?? '',
    senderEmail: message.from?.address.slice(0, 254) ?? '',
    messageId,
    references,
    text: message.text,
    tables,
    bulk,
    automatic,
    receivedAt,
    files: attachments
      .filter(({ refused }) => refused === null)
      .map(({ name, bytes }) => ({ name, bytes: Buffer.from(bytes) })),
    notes: notices,
    ...(senderCheck && { senderCheck }),
  });
}

const DAMAGED = 'La mail è rovinata e non si apre: inoltrala di nuovo, o trascina i suoi allegati.';
const FUTURE_MS = 3_600_000;

/** The date of the mail, unless it is missing or lies in the future. */
function arrival({ sentAt }: OpenedMessage, now: Date): Date {
  const sent = sentAt ? new Date(sentAt) : now;
  return sent.getTime() > now.getTime() + FUTURE_MS ? now : sent;
}

export const takeMail = endpoint(requests.takeMail, async (context, { upload }) => {
  const message = await upload.whole(openMessage).catch((error: unknown) => {
    // The readers of mail formats throw whatever a damaged file makes them stumble over.
    const message = error instanceof UnreadableMessage ? error.message : DAMAGED;
    throw new AppError('UNSUPPORTED_MEDIA', { message });
  });
  const guid = await takeMessage(intakeOf(context), message, arrival(message, context.clock()));
  return context.tenant((db) => loadRequest(db, context, guid));
});
