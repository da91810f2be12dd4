import type { FieldsData } from '@kenjiuno/msgreader';
import { type RawFile, type RawMessage, UnreadableMessage } from './opened.ts';

/** Node and every browser have it; packages are checked without the types of either. */
declare const TextDecoder: new (label: string) => { decode(bytes: Uint8Array): string };

const isoDate = (date: string | undefined): string | null => {
  const time = date === undefined ? Number.NaN : Date.parse(date);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
};

const headerOf = (headers: string | undefined, name: string): string =>
  new RegExp(`^${name}:[ \\t]*(.*)$`, 'im').exec(headers ?? '')?.[1]?.trim() ?? '';

/** HTML of Outlook is stored as bytes in the code page that the page itself names. */
function htmlOf({ bodyHtml, html }: FieldsData): string {
  if (bodyHtml) return bodyHtml;
  if (!html) return '';
  let latin = '';
  for (const byte of html.subarray(0, 2000)) latin += String.fromCharCode(byte);
  const charset = /charset\s*=\s*["']?([\w-]+)/i.exec(latin)?.[1] ?? 'windows-1252';
  try {
    return new TextDecoder(charset).decode(html);
  } catch {
    return new TextDecoder('windows-1252').decode(html);
  }
}

/** Reads a message that Outlook saved (.msg). */
export async function openMsg(bytes: Uint8Array): Promise<RawMessage> {
  // The reader is large and most messages are not of this kind.
  const module = await import('@kenjiuno/msgreader');
  // The package is written for CommonJS: bundlers give its class at different depths.
  const inner: unknown = module.default;
  const Reader =
    typeof inner === 'function' ? module.default : (inner as { default: typeof module.default }).default;
  try {
    const reader = new Reader(bytes.slice().buffer);
    const data = reader.getFileData();
    const isEmpty = !data.subject && !data.body && !data.bodyHtml && !data.html && !data.attachments?.length;
    if (data.dataType !== 'msg' || isEmpty) throw new Error('no message');
    const files = (data.attachments ?? []).flatMap((attachment): RawFile[] => {
      const { fileName, content } = reader.getAttachment(attachment);
      const inline = attachment.attachmentHidden === true || (attachment.pidContentId ?? '') !== '';
      return [{ name: fileName ?? '', inline, bytes: content }];
    });
    const address = data.senderSmtpAddress ?? data.senderEmail ?? '';
    return {
      messageId: data.messageId ?? (headerOf(data.headers, 'message-id') || null),
      references: headerOf(data.headers, 'references').match(/<[^<>\s]{1,500}>/g) ?? [],
      from:
        address === '' && !data.senderName
          ? null
          : { name: data.senderName ?? '', address: address.includes('@') ? address : '' },
      to: (data.recipients ?? []).map(({ name, smtpAddress, email }) => ({
        name: name ?? '',
        address: smtpAddress ?? email ?? '',
      })),
      subject: data.subject ?? '',
      sentAt: isoDate(data.clientSubmitTime ?? data.messageDeliveryTime ?? data.creationTime),
      bulk: headerOf(data.headers, 'list-unsubscribe') !== '',
      automatic: headerOf(data.headers, 'auto-submitted').startsWith('auto'),
      plain: data.body ?? '',
      html: htmlOf(data),
      files,
    };
  } catch {
    throw new UnreadableMessage('La mail di Outlook è danneggiata e non si apre.');
  }
}
