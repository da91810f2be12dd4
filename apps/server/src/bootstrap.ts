import { createCompany } from './features/companies/index.ts';
import { createStandardAddons } from './features/licensing/index.ts';
import type { Clock } from './platform/clock.ts';
import type { Handles, SystemHandle } from './platform/database/handles.ts';
import { newGuid } from './platform/guid.ts';

interface Installation {
  readonly supplierGuid: string;
  /** True when this start made the installation. */
  readonly isNew: boolean;
}

interface Ground {
  readonly handles: Handles & SystemHandle;
  readonly clock: Clock;
  readonly supplier: { readonly name: string; readonly vatNumber: string; readonly email: string };
}

/** The installation's own supplier, made at the first start: the reseller of every company that registers. */
export async function bootstrap({ handles, clock, supplier }: Ground): Promise<Installation> {
  return handles.system(async (db) => {
    const known = await db.selectFrom('installation').select('supplierGuid').executeTakeFirst();
    if (known) return { supplierGuid: known.supplierGuid, isNew: false };
    const now = clock();
    const guid = newGuid(now);
    const address = { address: '', postalCode: '', city: '', province: '' };
    await createCompany(db, { guid, kind: 'supplier', supplierGuid: null, ...supplier, ...address, now });
    await createStandardAddons(db, guid, now);
    // Two processes starting at once: the second insert waits, then sees the row and takes the first one's word.
    const made = await db
      .insertInto('installation')
      .values({ supplierGuid: guid })
      .onConflict((conflict) => conflict.column('singleton').doNothing())
      .executeTakeFirst();
    if (made.numInsertedOrUpdatedRows !== 1n)
      throw new Error('another process made the installation: start again');
    return { supplierGuid: guid, isNew: true };
  });
}
