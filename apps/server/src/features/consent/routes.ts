import { consent } from '@truciolo/contract';
import { newGuid } from '../../platform/guid.ts';
import { endpoint } from '../../platform/http/endpoint.ts';

const PER_PLACE = 60;
const WINDOW_MINUTES = 60;

export const consentRoutes = [
  endpoint(consent.record, async ({ handles, supplierGuid, clock, limiter, caller }, { body }) => {
    const key = `consent:${caller.ip}`;
    await limiter.take({ [key]: PER_PLACE }, WINDOW_MINUTES);
    const now = clock();
    // Visitors have no company: the proof of consent belongs to the installation's supplier.
    await handles.tenant(supplierGuid, (db) =>
      db
        .insertInto('consents')
        .values({ ...body, guid: newGuid(now), companyGuid: supplierGuid, createdAt: now })
        .execute(),
    );
    return { success: true as const };
  }),
];
