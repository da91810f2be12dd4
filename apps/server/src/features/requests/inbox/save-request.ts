import type { Change } from '@truciolo/changes';
import { type RequestContent, requestContent, requests } from '@truciolo/contract';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { validate } from '../../../platform/http/validate.ts';
import { mergeDocument } from '../../../platform/merge-changes.ts';
import { refuseUnknown } from '../../../platform/registry/refuse-unknown.ts';
import { loadRequest } from '../presenter.ts';
import { updateRequest } from '../repository.ts';
import { searchKeyOf, summaryOf } from '../summary.ts';
import { openRequest } from './open-request.ts';

const customerOf = ({ customerGuid }: RequestContent) =>
  ({ table: 'customers', guid: customerGuid, field: 'customerGuid' }) as const;

export const saveRequest = endpoint(requests.save, (context, { params, body }) =>
  context.tenant(async (db) => {
    const row = await openRequest(db, params.guid);
    const merged = mergeDocument(row.content, body.changes as Change[], row.version);
    const content = validate(requestContent, merged, 'body');
    await refuseUnknown(db, [customerOf(content)], [customerOf(row.content)]);
    const words = [row.subject, row.senderName, row.senderEmail];
    const searchKey = searchKeyOf(words, content, row.text);
    // From now on a person works on it: later files are paired, and nothing is read anew over their decisions.
    const state = row.state === 'new' ? 'reading' : row.state;
    await updateRequest(db, params.guid, { ...summaryOf(content), searchKey, state }, context.clock());
    return loadRequest(db, context, params.guid);
  }),
);
