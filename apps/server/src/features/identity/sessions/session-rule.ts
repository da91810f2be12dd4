import { type IdleMinutes, idleChoices, sessionRule } from '@truciolo/contract';
import type { Db } from '../../../platform/database/handles.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';

async function readRule(db: Db, companyGuid: string): Promise<IdleMinutes | null> {
  const { sessionIdleMinutes: minutes } = await db
    .selectFrom('companies')
    .select('sessionIdleMinutes')
    .where('guid', '=', companyGuid)
    .executeTakeFirstOrThrow();
  return idleChoices.find((choice) => choice === minutes) ?? null;
}

export const sessionRuleRoutes = [
  endpoint(sessionRule.get, ({ tenant, actor }) =>
    tenant(async (db) => ({ idleMinutes: await readRule(db, actor.companyGuid) })),
  ),
  endpoint(sessionRule.set, ({ tenant, actor, audit }, { body: { idleMinutes } }) =>
    tenant(async (db) => {
      const { companyGuid } = actor;
      const before = await readRule(db, companyGuid);
      if (before === idleMinutes) return { idleMinutes };
      await db
        .updateTable('companies')
        .set({ sessionIdleMinutes: idleMinutes })
        .where('guid', '=', companyGuid)
        .execute();
      const changes = { idleMinutes: { from: before, to: idleMinutes } };
      await audit(db, { action: 'session-rule', entity: 'company', entityGuid: companyGuid, changes });
      return { idleMinutes };
    }),
  ),
];
