import { companies } from '@truciolo/contract';
import { AppError } from '../../platform/app-error.ts';
import { uniqueViolation } from '../../platform/database/engine.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { mergeFields } from '../../platform/merge-changes.ts';
import { guardCompanyWrite } from './policy.ts';
import { fieldsOf, presentCompany } from './presenter.ts';
import { lockCompany, updateCompanyRow } from './repository.ts';

export const updateCompany = endpoint(companies.update, async (context, { params, body }) => {
  const { actor } = context;
  const guid = params.companyGuid;
  try {
    return await context.tenant(async (db) => {
      const row = await lockCompany(db, guid);
      if (!row) throw new AppError('NOT_FOUND');
      guardCompanyWrite(actor);
      const { values, changes } = mergeFields(
        { ...fieldsOf(row), version: row.version },
        body.base,
        body.changes,
      );
      if (Object.keys(values).length === 0) return presentCompany(row, context);
      const saved = await updateCompanyRow(db, guid, values);
      await context.audit(db, { action: 'update', entity: 'company', entityGuid: guid, changes });
      return presentCompany(saved, context);
    });
  } catch (error) {
    if (uniqueViolation(error) !== 'companies_vat_number_key') throw error;
    throw new AppError('DUPLICATE_VAT', { fields: { vatNumber: new AppError('DUPLICATE_VAT').message } });
  }
});
