import PostalMime, { type Email, type Address as MimeAddress } from 'postal-mime';
import { type RawFile, type RawMessage, UnreadableMessage } from './opened.ts';

/** Parts of signed mails that hold the signature and nothing to read. */
const SIGNATURE = /^application\/(?:x-)?(?:pkcs7-signature|pgp-signature)$/;

const isoDate = (date: string | undefined): string | null => {
  const time = date === undefined ? Number.NaN : Date.parse(date);
  // A clock that is far off says nothing about the day.
  return Number.isNaN(time) || time < Date.UTC(1990) || time > Date.UTC(2100)
    ? null
    : new Date(time).toISOString();
};

const mailbox = (address: MimeAddress | undefined) =>
  address ? (address.group ? address.group[0] : address) : undefined;

const header = ({ headers }: Email, key: string): string =>
  headers.find((one) => one.key === key)?.value ?? '';

const bytesOf = (content: ArrayBuffer | Uint8Array | string): Uint8Array =>
  typeof content === 'string'
    ? new Uint8Array()
    : content instanceof Uint8Array
      ? content
      : new Uint8Array(content);

const identifiers = (text: string): string[] => (text.match(/<[^<>\s]{1,500}>/g) ?? []).slice(-50);

/** Reads a message as it travels (RFC 5322 and MIME). Broken parts are read as far as they go. */
export async function openEml(bytes: Uint8Array): Promise<RawMessage> {
  let email: Email;
  try {
    email = await PostalMime.parse(bytes, {
      forceRfc822Attachments: true,
      maxNestingDepth: 50,
      maxHeadersSize: 512 * 1024,
    });
  } catch {
    throw new UnreadableMessage('La mail è danneggiata e non si apre.');
  }
  const from = mailbox(email.from);
  const files = email.attachments.flatMap((file): RawFile[] => {
    if (SIGNATURE.test(file.mimeType)) return [];
    const name = file.filename ?? (file.mimeType === 'message/rfc822' ? 'messaggio.eml' : '');
    const inline = file.disposition === 'inline' || file.related === true;
    return [{ name, inline, bytes: bytesOf(file.content) }];
  });
  const automatic = header(email, 'auto-submitted');
  return {
    messageId: email.messageId?.slice(0, 500) ?? null,
    references: [...new Set([...identifiers(email.references ?? ''), ...identifiers(email.inReplyTo ?? '')])],
    from: from ? { name: from.name, address: from.address } : null,
    to: (email.to ?? [])
      .flatMap((address) => mailbox(address) ?? [])
      .map(({ name, address }) => ({ name, address })),
    subject: email.subject ?? '',
    sentAt: isoDate(email.date),
    bulk: header(email, 'list-unsubscribe') !== '' || /bulk|junk/i.test(header(email, 'precedence')),
    automatic:
      (automatic !== '' && !/^no\b/i.test(automatic)) ||
      /multipart\/report/i.test(header(email, 'content-type')),
    plain: email.text ?? '',
    html: email.html ?? '',
    files,
  };
}
