import { type ContentKind, contentKind, type Message, refusalOf, safeName } from '@truciolo/request';
import { bodyText } from './body-text.ts';
import { MESSAGE_LIMITS, type MessageLimits } from './limits.ts';
import { openEml } from './open-eml.ts';
import { openMsg } from './open-msg.ts';
import { type OpenedAttachment, type OpenedMessage, type RawMessage, UnreadableMessage } from './opened.ts';

const isOutlook = (bytes: Uint8Array): boolean =>
  bytes[0] === 0xd0 && bytes[1] === 0xcf && bytes[2] === 0x11 && bytes[3] === 0xe0;

const nameEndings: Partial<Record<ContentKind, string>> = {
  pdf: '.pdf',
  step: '.step',
  image: '.png',
  message: '.eml',
};

interface Collected {
  readonly attachments: OpenedAttachment[];
  readonly notices: string[];
  /** Texts of messages inside, as a mail program would write them below. */
  readonly inner: string[];
}

/** "-- Messaggio inoltrato --" and the header lines that a mail program writes above a forwarded text. */
function forwardText(inner: Message): string {
  const from = inner.from ? `${inner.from.name} <${inner.from.address}>`.trim() : '';
  return `-------- Messaggio inoltrato --------\nOggetto: ${inner.subject}\nData: ${inner.sentAt ?? ''}\nMittente: ${from}\n\n${inner.text}`;
}

async function collect(raw: RawMessage, limits: MessageLimits, depth: number): Promise<Collected> {
  const found: Collected = { attachments: [], notices: [], inner: [] };
  for (const [at, file] of raw.files.entries()) {
    if (found.attachments.length >= limits.attachments) {
      found.notices.push(`La mail ha più di ${limits.attachments} allegati: gli altri non sono stati presi.`);
      break;
    }
    const kind = contentKind(file.bytes);
    const name = safeName(file.name, `allegato-${at + 1}${nameEndings[kind] ?? ''}`);
    if (kind === 'message' && depth < limits.depth) {
      try {
        const inner = await open(file.bytes, limits, depth + 1);
        found.inner.push(forwardText(inner));
        found.attachments.push(...inner.attachments.slice(0, limits.attachments - found.attachments.length));
        found.notices.push(...inner.notices);
        continue;
      } catch (error) {
        if (!(error instanceof UnreadableMessage)) throw error;
      }
    }
    const tooLarge =
      file.bytes.length > limits.attachmentBytes ? `«${name}» non è stato preso: è troppo grande.` : null;
    const nested =
      kind === 'message'
        ? `«${name}» non è stato preso: è una mail dentro troppe altre, o danneggiata.`
        : null;
    const refused = tooLarge ?? nested ?? refusalOf(name, kind);
    if (refused) found.notices.push(refused);
    const bytes = refused ? new Uint8Array() : file.bytes;
    found.attachments.push({ name, size: file.bytes.length, kind, inline: file.inline, refused, bytes });
  }
  return found;
}

async function open(bytes: Uint8Array, limits: MessageLimits, depth: number): Promise<OpenedMessage> {
  if (bytes.length > limits.bytes) throw new UnreadableMessage('La mail è troppo grande.');
  const raw = isOutlook(bytes) ? await openMsg(bytes) : await openEml(bytes);
  const { attachments, notices, inner } = await collect(raw, limits, depth);
  const { plain, html, files: _, ...message } = raw;
  const own = bodyText(plain, html);
  const text = [own.text, ...inner].join(inner.length > 0 ? '\n' : '');
  return { ...message, text, tables: own.tables, attachments, notices };
}

/** Opens a message (.eml or .msg): text, tables and files that may be taken. Nothing in it is run or loaded. */
export const openMessage = (
  bytes: Uint8Array,
  limits: MessageLimits = MESSAGE_LIMITS,
): Promise<OpenedMessage> => open(bytes, limits, 0);
