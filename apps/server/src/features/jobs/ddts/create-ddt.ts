import { ddts } from '@truciolo/contract';
import type { Db } from '../../../platform/database/handles.ts';
import { firstMade } from '../../../platform/first-made.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { issueDdt } from './issue-ddt.ts';
import { loadDdt } from './load-ddt.ts';

export const createDdt = endpoint(ddts.create, async (context, { body }) =>
  firstMade(context, {
    guid: body.guid,
    constraint: 'ddts_pkey',
    maker: makerOfDdt,
    make: (db, guid) => issueDdt(db, context, guid, body),
    load: loadDdt,
  }),
);

async function makerOfDdt(db: Db, guid: string): Promise<string | undefined> {
  const row = await db.selectFrom('ddts').select('createdBy').where('guid', '=', guid).executeTakeFirst();
  return row?.createdBy;
}
