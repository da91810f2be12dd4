import type { Services } from '../platform/context.ts';
import { newGuid } from '../platform/guid.ts';
import { SAMPLE_LOGO } from './sample-logo.data.ts';

/** Logo and phone number of the sample shop, which its documents and its page for buyers show. */
export async function createSampleLogo(services: Services, companyGuid: string, now: Date): Promise<void> {
  const logoFile = `logos/${newGuid(now)}`;
  await services.files.put(logoFile, Buffer.from(SAMPLE_LOGO, 'base64'));
  await services.handles.tenant(companyGuid, (db) =>
    db
      .updateTable('companies')
      .set({ logoFile, logoType: 'image/png', phone: '0163 000 014' })
      .where('guid', '=', companyGuid)
      .execute(),
  );
}
