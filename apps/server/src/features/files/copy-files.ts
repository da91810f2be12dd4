import { FILES_PER_QUOTE, quoteFiles } from '@truciolo/contract';
import { AppError } from '../../platform/app-error.ts';
import { newGuid } from '../../platform/guid.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { lockQuote } from '../quotes/index.ts';
import { presentFile } from './presenter.ts';
import { insertFile, listFiles } from './repository.ts';

/** Files of a position for its duplicate, in the same order. */
export const copyFiles = endpoint(quoteFiles.copy, (context, { params, body }) =>
  context.tenant(async (db) => {
    if (!(await lockQuote(db, params.guid))) throw new AppError('NOT_FOUND');
    const all = await listFiles(db, params.guid);
    const own = all.filter(({ positionId }) => positionId === body.from);
    if (own.length === 0 || all.some(({ positionId }) => positionId === body.to)) return [];
    if (all.length + own.length > FILES_PER_QUOTE) throw new AppError('TOO_MANY_FILES');
    const now = context.clock();
    const copies = own.map((row) => ({ ...row, guid: newGuid(now), positionId: body.to }));
    for (const { uploaderName: _shown, ...row } of copies) await insertFile(db, row);
    const names = own.map(({ name }) => name).join(', ');
    const changes = { file: { from: null, to: names } };
    await context.audit(db, { action: 'add-file', entity: 'quote', entityGuid: params.guid, changes });
    return copies.map((row, index) => ({
      original: own[index]?.guid ?? row.guid,
      copy: presentFile(row, context),
    }));
  }),
);
