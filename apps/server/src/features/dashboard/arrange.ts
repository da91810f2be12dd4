import { dashboard, dashboardWidgets } from '@truciolo/contract';
import { endpoint } from '../../platform/http/endpoint.ts';

/** Users without a layout of their own see all panels. */
export const getLayout = endpoint(dashboard.layout, ({ tenant, actor }) =>
  tenant(async (db) => {
    const own = await db
      .selectFrom('dashboardLayouts')
      .select('widgets')
      .where('userGuid', '=', actor.userGuid)
      .executeTakeFirst();
    // Panels that no longer exist are dropped.
    const known = own?.widgets.filter((widget) => dashboardWidgets.includes(widget));
    return { widgets: known ?? [...dashboardWidgets] };
  }),
);

export const arrangeDashboard = endpoint(dashboard.arrange, ({ tenant, actor }, { body }) =>
  tenant(async (db) => {
    const { companyGuid, userGuid } = actor;
    const { widgets } = body;
    await db
      .insertInto('dashboardLayouts')
      .values({ companyGuid, userGuid, widgets })
      .onConflict((conflict) => conflict.column('userGuid').doUpdateSet({ widgets }))
      .execute();
    return { widgets };
  }),
);
