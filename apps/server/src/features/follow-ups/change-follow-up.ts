import { followUps } from '@truciolo/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/handles.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { findQuote, lockQuote, setFollowUp } from '../quotes/index.ts';

async function load(db: Db, guid: string) {
  const quote = await findQuote(db, guid);
  if (!quote) throw new AppError('NOT_FOUND');
  return { on: quote.followUpOn, due: quote.followUpDue };
}

export const getFollowUp = endpoint(followUps.get, ({ tenant }, { params }) =>
  tenant((db) => load(db, params.guid)),
);

/** Only quotes that wait for an answer have a follow-up. */
export const changeFollowUp = endpoint(followUps.set, ({ audit, tenant }, { params, body }) =>
  tenant(async (db) => {
    const quote = await lockQuote(db, params.guid);
    if (!quote) throw new AppError('NOT_FOUND');
    if (quote.state !== 'sent') throw new AppError('QUOTE_STATE');
    if (quote.followUpOn !== body.on) {
      await setFollowUp(db, quote.guid, body.on);
      const changes = { followUpOn: { from: quote.followUpOn, to: body.on } };
      await audit(db, { action: 'follow-up', entity: 'quote', entityGuid: quote.guid, changes });
    }
    return load(db, quote.guid);
  }),
);
