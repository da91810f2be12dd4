import { shopVisits } from '@truciolo/contract';
import { storeFiles } from '../../../platform/files/store-files.ts';
import { newGuid } from '../../../platform/guid.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { hashToken, newToken } from '../../../platform/secrets.ts';
import { openPageWith } from '../visit/open-page.ts';
import { acceptUpload } from './accept-upload.ts';
import { refuseWithoutRoom, roomOf } from './staged-files.ts';

/** Files an hour: several large requests of one office. */
const PER_PLACE = 200;
const PER_SHOP = 2000;
const WINDOW_MINUTES = 60;

/** Stored apart from the files of the shop, under a key that only its sender knows. */
export const uploadShopFile = endpoint(shopVisits.upload, async (context, { params, query, upload }) => {
  const { limiter, caller, clock } = context;
  const { companyGuid, tenant, found } = await openPageWith(context, params.slug, roomOf);
  await limiter.take(
    { [`shop-file:${caller.ip}`]: PER_PLACE, [`shop-files:${companyGuid}`]: PER_SHOP },
    WINDOW_MINUTES,
  );
  const { name, kind, type } = await acceptUpload(upload, query.name);
  refuseWithoutRoom(found, upload.length);
  const now = clock();
  const guid = newGuid(now);
  const file = `shop-page/${guid}`;
  const key = newToken();
  await storeFiles({ ...context, tenant }, [[file, upload]], async (db) => {
    const row = { guid, companyGuid, keyHash: hashToken(key), name, type, bytes: upload.length, file };
    await db
      .insertInto('shopUploads')
      .values({ ...row, createdAt: now })
      .execute();
  });
  return { key, name, kind, bytes: upload.length };
});
