import { MESSAGE_LIMITS } from '@truciolo/mail-message';
import type { ImapFlow } from 'imapflow';
import { MailboxProblem } from './connect.ts';

/** The last message that was looked at; both null before the first reading. */
export interface Mark {
  readonly uidValidity: string | null;
  readonly lastUid: number | null;
}

export interface FetchedMessage {
  readonly uid: number;
  readonly arrivedAt: Date | null;
  readonly sender: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly messageId: string | null;
  /** Null when the message is larger than one may be. */
  readonly source: Buffer | null;
}

export interface Round {
  readonly mark: Mark;
  /** More messages wait than one round takes. */
  readonly hasMore: boolean;
}

const MESSAGES_A_ROUND = 50;
const DAY_MS = 86_400_000;

interface Opened {
  readonly uidValidity: string;
  readonly uidNext: number;
}

async function open(client: ImapFlow, folder: string): Promise<Opened> {
  try {
    // Read-only: nothing is marked as seen.
    const { uidValidity, uidNext } = await client.mailboxOpen(folder, { readOnly: true });
    return { uidValidity: String(uidValidity), uidNext };
  } catch {
    throw new MailboxProblem(`La cartella «${folder}» non esiste o non si apre.`);
  }
}

/** New messages, oldest first. A folder that was built anew is searched by day: known messages are recognised. */
async function newUids(
  client: ImapFlow,
  { uidValidity, lastUid }: Mark,
  opened: Opened,
  since: Date | null,
): Promise<number[]> {
  if (uidValidity === opened.uidValidity) {
    const from = (lastUid ?? 0) + 1;
    const found = (await client.search({ uid: `${from}:*` }, { uid: true })) || [];
    // "n:*" also gives the last message when it is older than n.
    return found.filter((uid) => uid >= from).sort((one, two) => one - two);
  }
  const day = new Date((since ?? new Date()).getTime() - DAY_MS);
  const found = (await client.search({ since: day }, { uid: true })) || [];
  return found.sort((one, two) => one - two);
}

async function fetchMessage(client: ImapFlow, uid: number): Promise<FetchedMessage | null> {
  const asked = { size: true, internalDate: true, envelope: true };
  const head = await client.fetchOne(String(uid), asked, { uid: true });
  if (!head) return null;
  const [from] = head.envelope?.from ?? [];
  const known = {
    uid,
    arrivedAt: head.internalDate ? new Date(head.internalDate) : null,
    sender: { name: from?.name ?? '', address: from?.address ?? '' },
    subject: head.envelope?.subject ?? '',
    messageId: head.envelope?.messageId ?? null,
  };
  if ((head.size ?? 0) > MESSAGE_LIMITS.bytes) return { ...known, source: null };
  const whole = await client.fetchOne(String(uid), { source: true }, { uid: true });
  return whole ? { ...known, source: whole.source ?? null } : null;
}

/**
 * Hands the new messages of a folder over, one at a time, and notes each one as done after it was handed over. The first
 * reading only notes where the folder ends.
 */
export async function readMailbox(
  client: ImapFlow,
  folder: string,
  before: { readonly mark: Mark; readonly since: Date | null },
  take: (message: FetchedMessage) => Promise<void>,
  note: (mark: Mark) => Promise<void>,
): Promise<Round> {
  const opened = await open(client, folder);
  if (before.mark.uidValidity === null) {
    const mark = { uidValidity: opened.uidValidity, lastUid: opened.uidNext - 1 };
    await note(mark);
    return { mark, hasMore: false };
  }
  const uids = await newUids(client, before.mark, opened, before.since);
  const round = uids.slice(0, MESSAGES_A_ROUND);
  let mark: Mark = before.mark;
  for (const uid of round) {
    const message = await fetchMessage(client, uid);
    if (message) await take(message);
    mark = { uidValidity: opened.uidValidity, lastUid: uid };
    await note(mark);
  }
  if (uids.length === 0 && mark.uidValidity !== opened.uidValidity) {
    mark = { uidValidity: opened.uidValidity, lastUid: opened.uidNext - 1 };
    await note(mark);
  }
  return { mark, hasMore: uids.length > round.length };
}
