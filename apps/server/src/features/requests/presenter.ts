import type { RequestFile, RequestRow, ShopRequest } from '@truciolo/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Services } from '../../platform/context.ts';
import type { Db } from '../../platform/database/handles.ts';
import { signedAddress } from '../../platform/files/signed-address.ts';
import { findByNumber } from '../quotes/index.ts';
import { loadPage } from './page/page-parts.ts';
import { findRequest, type InboxRow, listFiles, listMessages, readSettings } from './repository.ts';
import { kindOfType } from './request-kind.ts';

type Signing = Pick<Services, 'secrets' | 'clock'>;
type FileRow = Awaited<ReturnType<typeof listFiles>>[number];

const DAY_MS = 86_400_000;

/** A request waits for its answer until the offer is sent. */
const isLate = ({ state, kind, sentAt, receivedAt }: InboxRow, answerDays: number, now: Date): boolean =>
  state !== 'discarded' &&
  kind === 'request' &&
  sentAt === null &&
  now.getTime() - receivedAt.getTime() > answerDays * DAY_MS;

export function presentRow(row: InboxRow, answerDays: number, now: Date): Omit<RequestRow, 'files'> {
  const { sentAt: _sentAt, receivedAt, updatedAt, ...shown } = row;
  return {
    ...shown,
    receivedAt: receivedAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    late: isLate(row, answerDays, now),
  };
}

export const presentFile = (
  { guid, name, type, bytes, file }: FileRow,
  { secrets, clock }: Signing,
): RequestFile => ({
  guid,
  name,
  kind: kindOfType(type),
  bytes,
  url: signedAddress(secrets, file, type, clock(), name),
});

/** The quote that an order names; buyers write its number with blanks and in small letters. */
export async function findConfirmed(db: Db, offerNumber: string): Promise<ShopRequest['confirms']> {
  if (offerNumber === '') return null;
  const [quote] = await findByNumber(db, [offerNumber, offerNumber.toUpperCase().replace(/\s+/g, '')]);
  return quote ? { guid: quote.guid, number: quote.number, state: quote.state } : null;
}

export async function listLayouts(db: Db, customerGuid: string | null) {
  if (customerGuid === null) return [];
  return db
    .selectFrom('drawingLayouts')
    .select(['sheet', 'field', 'place'])
    .where('customerGuid', '=', customerGuid)
    .orderBy('sheet')
    .orderBy('field')
    .execute();
}

export async function loadRequest(db: Db, services: Signing, guid: string): Promise<ShopRequest> {
  const row = await findRequest(db, guid);
  if (!row) throw new AppError('NOT_FOUND');
  const { answerDays } = await readSettings(db);
  const files = await listFiles(db, [guid]);
  const messages = await listMessages(db, guid);
  const confirms = await findConfirmed(db, row.content.offerNumber);
  const page = row.source === 'page' ? await loadPage(db, guid, services.clock()) : null;
  const { text, notes, senderCheck, content, version, createdBy: _createdBy, ...inbox } = row;
  return {
    ...presentRow(inbox, answerDays, services.clock()),
    text,
    notes,
    senderCheck,
    content,
    confirms,
    page,
    layouts: await listLayouts(db, row.content.customerGuid),
    version,
    files: files.map((file) => presentFile(file, services)),
    messages: messages.map(
      ({ companyGuid: _company, requestGuid: _request, messageId: _id, at, ...said }) => ({
        ...said,
        at: at.toISOString(),
      }),
    ),
  };
}
