import {
  FILES_PER_REQUEST,
  REQUEST_TEXT_MAX,
  REQUESTS_A_DAY,
  type RequestSource,
  type SenderCheck,
} from '@truciolo/contract';
import { type Message, messageOfText, textTables } from '@truciolo/request';
import { AppError } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import type { Actor, Services } from '../../../platform/context.ts';
import { uniqueViolation } from '../../../platform/database/engine.ts';
import type { AfterCommit, Db } from '../../../platform/database/handles.ts';
import { storeFiles } from '../../../platform/files/store-files.ts';
import { newGuid } from '../../../platform/guid.ts';
import { beginReading } from '../drawings/read-arrived.ts';
import { readAgain } from '../read/read-again.ts';
import { listMaterials, readRequest } from '../read/read-request.ts';
import {
  findByMessages,
  insertFiles,
  insertMessage,
  insertRequest,
  lockRequest,
  updateRequest,
} from '../repository.ts';
import { searchKeyOf, summaryOf } from '../summary.ts';
import { acceptFiles } from './accept-files.ts';
import { recogniseCustomer } from './recognise-customer.ts';

/** A buyer sent this, by whatever way in. */
interface Received {
  /** Idempotency key of the caller. */
  readonly guid?: string | undefined;
  readonly source: RequestSource;
  readonly subject: string;
  readonly senderName: string;
  readonly senderEmail: string;
  /** `Message-ID` of a mail; the same one is taken once. */
  readonly messageId?: string | null;
  /** `In-Reply-To` and `References`: an answer goes to the request it belongs to. */
  readonly references?: readonly string[];
  readonly text: string;
  readonly receivedAt: Date;
  readonly files: readonly { readonly name: string; readonly bytes: Buffer }[];
  /** Sentences about parts that were not taken. */
  readonly notes?: readonly string[];
  /** Tables of the mail or of the pasted text. */
  readonly tables?: Message['tables'];
  /** Headers of newsletters and automatic answers. */
  readonly bulk?: boolean;
  readonly automatic?: boolean;
  /** Results for a mail that arrived at the inbound mail server. */
  readonly senderCheck?: SenderCheck;
}

/** The company that receives, and the user who dropped the files; a mailbox works without one. */
export interface Intake extends Services {
  readonly companyGuid: string;
  readonly user: Actor | null;
}

const DAY_MINUTES = 24 * 60;

const tenantOf =
  ({ handles, companyGuid }: Intake) =>
  <T>(work: (db: Db, afterCommit: AfterCommit) => Promise<T>): Promise<T> =>
    handles.tenant(companyGuid, work);

async function findKnown(intake: Intake, { guid, messageId }: Received): Promise<string | null> {
  return tenantOf(intake)(async (db) => {
    if (guid) {
      const row = await db
        .selectFrom('requests')
        .select(['guid', 'createdBy'])
        .where('guid', '=', guid)
        .executeTakeFirst();
      if (row && row.createdBy !== intake.user?.userGuid) throw new AppError('GUID_TAKEN');
      if (row) return row.guid;
    }
    return messageId ? findByMessages(db, [messageId]) : null;
  });
}

/**
 * Takes what a buyer sent: as a new request, or as an answer to a question of the shop. Returns the request. A message
 * that was taken before changes nothing.
 */
export async function takeRequest(intake: Intake, received: Received): Promise<string> {
  const known = await findKnown(intake, received);
  if (known) return known;
  try {
    return await takeNew(intake, received);
  } catch (error) {
    // The same message came twice at once, from the mailbox and from a colleague who dropped it.
    const taken = uniqueViolation(error) === null ? null : await findKnown(intake, received);
    if (taken === null) throw error;
    return taken;
  }
}

async function takeNew(intake: Intake, received: Received): Promise<string> {
  const { companyGuid, clock, limiter, user } = intake;
  const tenant = tenantOf(intake);
  await limiter.take({ [`requests:${companyGuid}`]: REQUESTS_A_DAY }, DAY_MINUTES);
  const answered = await tenant((db) => findByMessages(db, received.references ?? []));
  const now = clock();
  const guid = answered ?? received.guid ?? newGuid(now);
  const { accepted, notes } = await acceptFiles(
    { ...intake, tenant },
    received.files.slice(0, FILES_PER_REQUEST),
  );
  const text = received.text.replaceAll('\0', '').slice(0, REQUEST_TEXT_MAX);
  const rows = accepted.map(({ guid: file, name, type, bytes }) => ({
    guid: file,
    companyGuid,
    requestGuid: guid,
    name,
    type,
    bytes: bytes.length,
    file: `requests/${file}`,
    createdAt: now,
  }));
  const written = accepted.map(({ guid: file, bytes }) => [`requests/${file}`, bytes] as const);
  const allNotes = [...(received.notes ?? []), ...notes];
  await storeFiles({ ...intake, tenant }, written, async (db) => {
    if (!answered) {
      const read = await readRequest(messageOf(received, text), accepted, await listMaterials(db), now);
      const content = await recogniseCustomer(
        db,
        { ...read.content, email: read.content.email || received.senderEmail },
        received,
      );
      const { subject, senderName, senderEmail, source } = received;
      // A person who drops files or text here means a request.
      await insertRequest(db, {
        guid,
        companyGuid,
        state: 'new',
        kind: source !== 'mail' && read.kind === 'other' ? 'request' : read.kind,
        source,
        subject,
        senderName,
        senderEmail,
        messageId: received.messageId ?? null,
        text,
        notes: allNotes,
        senderCheck: received.senderCheck ?? null,
        ...summaryOf(content),
        searchKey: searchKeyOf(
          [subject, senderName, senderEmail, ...rows.map(({ name }) => name)],
          content,
          text,
        ),
        receivedAt: received.receivedAt,
        createdBy: user?.userGuid ?? null,
        createdAt: now,
        updatedAt: now,
      });
    }
    await insertFiles(db, rows);
    const fresh = rows.map((row) => row.guid);
    if (answered) await addAnswer(db, intake, received, { guid, text, notes: allNotes, fresh });
    const action = answered ? 'answer' : 'create';
    await writeAudit(db, { companyGuid, actor: user, action, entity: 'request', entityGuid: guid, at: now });
  });
  // A person who drops files reads them on the page.
  if (user === null) beginReading(intake, companyGuid, guid);
  return guid;
}

/** The parts of a message that the reader needs; pasted text has no headers. */
const messageOf = (received: Received, text: string) => ({
  ...messageOfText(text, received.tables ?? textTables(text)),
  from: received.senderEmail ? { name: received.senderName, address: received.senderEmail } : null,
  subject: received.subject,
  sentAt: received.receivedAt.toISOString(),
  bulk: received.bulk ?? false,
  automatic: received.automatic ?? false,
});

interface Answer {
  readonly guid: string;
  readonly text: string;
  readonly notes: readonly string[];
  /** Guids of the files that came with it. */
  readonly fresh: readonly string[];
}

/** The buyer's answer reopens a request that was set aside. */
async function addAnswer(
  db: Db,
  intake: Intake,
  { senderName, senderEmail, subject, messageId = null, receivedAt }: Received,
  { guid, text, notes, fresh }: Answer,
): Promise<void> {
  const { companyGuid, clock } = intake;
  const row = await lockRequest(db, guid);
  if (!row) throw new AppError('NOT_FOUND');
  const now = clock();
  await insertMessage(db, {
    guid: newGuid(now),
    companyGuid,
    requestGuid: guid,
    fromShop: false,
    name: senderName,
    email: senderEmail,
    subject,
    text,
    messageId,
    at: receivedAt,
  });
  const state = row.state === 'discarded' ? 'new' : row.state;
  const read = fresh.length > 0 ? await readAgain(db, intake, row, fresh) : {};
  await updateRequest(db, guid, { state, notes: [...row.notes, ...notes], ...read }, now);
}
