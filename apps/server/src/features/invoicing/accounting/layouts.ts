import { isDeepStrictEqual } from 'node:util';
import { accounting } from '@truciolo/contract';
import { ACCOUNTING_PROGRAMS, type AccountingLayout, type AccountingProgram } from '@truciolo/jobs';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';

/** Of each program the company's own layout, otherwise the delivered one. */
async function layoutsOf(db: Db): Promise<Record<AccountingProgram, AccountingLayout>> {
  const saved = await db.selectFrom('accountingLayouts').select(['program', 'layout']).execute();
  return {
    ...ACCOUNTING_PROGRAMS,
    ...Object.fromEntries(saved.map(({ program, layout }) => [program, layout])),
  };
}

export const getLayouts = endpoint(accounting.layouts, ({ tenant }) => tenant(layoutsOf));

export const saveLayout = endpoint(
  accounting.save,
  async ({ tenant, actor, audit }, { params: { program }, body }) => {
    const { companyGuid } = actor;
    return tenant(async (db) => {
      // The company's row serialises two people who save at the same time.
      await db.selectFrom('companies').select('guid').where('guid', '=', companyGuid).forUpdate().execute();
      const before = (await layoutsOf(db))[program];
      if (!isDeepStrictEqual(before, body.base)) throw new AppError('CONFLICT');
      await db.deleteFrom('accountingLayouts').where('program', '=', program).execute();
      if (body.layout)
        await db
          .insertInto('accountingLayouts')
          .values({ companyGuid, program, layout: JSON.stringify(body.layout) })
          .execute();
      const headings = ({ columns }: AccountingLayout) => columns.map(({ heading }) => heading).join(', ');
      const changes = {
        columns: { from: headings(before), to: headings(body.layout ?? ACCOUNTING_PROGRAMS[program]) },
      };
      await audit(db, { action: 'update', entity: 'accounting-layout', entityGuid: companyGuid, changes });
      return layoutsOf(db);
    });
  },
);
