import { REQUESTS_A_DAY, type RequestContent } from '@truciolo/contract';
import type { Insertable } from 'kysely';
import { writeAudit } from '../../../platform/audit.ts';
import type { Services } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/handles.ts';
import type { RequestFilesTable } from '../../../platform/database/request-tables.ts';
import { recogniseCustomer } from '../intake/recognise-customer.ts';
import { insertFiles, insertRequest } from '../repository.ts';
import { searchKeyOf, summaryOf } from '../summary.ts';

const DAY_MINUTES = 24 * 60;

/** Counts towards the same limit as requests by mail. */
export const countRequest = ({ limiter }: Pick<Services, 'limiter'>, companyGuid: string) =>
  limiter.take({ [`requests:${companyGuid}`]: REQUESTS_A_DAY }, DAY_MINUTES);

interface PageRequest {
  readonly guid: string;
  readonly companyGuid: string;
  readonly subject: string;
  readonly text: string;
  readonly content: RequestContent;
  /** The files stay where they were uploaded, apart from those that people of the shop put in. */
  readonly files: readonly Omit<Insertable<RequestFilesTable>, 'companyGuid' | 'requestGuid'>[];
}

/** Stores a request of the shop's page, in the transaction of its sender. */
export async function storePageRequest(
  db: Db,
  { guid, companyGuid, subject, text, files, content: given }: PageRequest,
  now: Date,
): Promise<void> {
  const sender = { senderName: given.contact, senderEmail: given.email };
  const content = await recogniseCustomer(db, given, sender);
  const names = files.map(({ name }) => name);
  await insertRequest(db, {
    guid,
    companyGuid,
    state: 'new',
    kind: 'request',
    source: 'page',
    subject,
    ...sender,
    text,
    ...summaryOf(content),
    searchKey: searchKeyOf([subject, given.contact, given.email, ...names], content, text),
    receivedAt: now,
    createdBy: null,
    createdAt: now,
    updatedAt: now,
  });
  await insertFiles(
    db,
    files.map((file) => ({ ...file, companyGuid, requestGuid: guid })),
  );
  const entry = { action: 'create', entity: 'request', entityGuid: guid, at: now };
  await writeAudit(db, { companyGuid, actor: null, outsider: given.contact, ...entry });
}
