import { requests } from '@truciolo/contract';
import { endpoint, reading } from '../../../platform/http/endpoint.ts';
import { readSettings } from '../repository.ts';

export const getRequestSettings = reading(requests.settings, ({ tenant }) => tenant(readSettings));

export const setRequestSettings = endpoint(requests.setSettings, ({ tenant, actor, audit }, { body }) =>
  tenant(async (db) => {
    const before = await readSettings(db);
    const { companyGuid } = actor;
    await db
      .insertInto('requestSettings')
      .values({ companyGuid, ...body })
      .onConflict((conflict) => conflict.column('companyGuid').doUpdateSet(body))
      .execute();
    const changes = {
      answerDays: { from: before.answerDays, to: body.answerDays },
      retentionDays: { from: before.retentionDays, to: body.retentionDays },
    };
    await audit(db, { action: 'update', entity: 'request-settings', entityGuid: null, changes });
    return body;
  }),
);
