import { materialNeeds } from '@truciolo/contract';
import { endpoint } from '../../../platform/http/endpoint.ts';

/** The machine plan and the proposed deliveries count with the days of the supplier from now on. */
export const setLeadDays = endpoint(materialNeeds.setLeadDays, async ({ audit, tenant, actor }, { body }) => {
  const { companyGuid } = actor;
  const { supplier, days } = body;
  await tenant(async (db) => {
    const before = await db
      .selectFrom('supplierLeadTimes')
      .select('days')
      .where('supplier', '=', supplier)
      .executeTakeFirst();
    if (days === null) await db.deleteFrom('supplierLeadTimes').where('supplier', '=', supplier).execute();
    else
      await db
        .insertInto('supplierLeadTimes')
        .values({ companyGuid, supplier, days })
        .onConflict((conflict) => conflict.columns(['companyGuid', 'supplier']).doUpdateSet({ days }))
        .execute();
    const changes = { [supplier]: { from: before?.days ?? null, to: days } };
    await audit(db, { action: 'lead-days', entity: 'company', entityGuid: companyGuid, changes });
  });
  return { success: true as const };
});
