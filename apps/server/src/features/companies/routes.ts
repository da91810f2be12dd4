import * as contract from '@truciolo/contract';
import { AppError } from '../../platform/app-error.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { changeLogo } from './change-logo.ts';
import { presentCompany } from './presenter.ts';
import { findCompany } from './repository.ts';
import { updateCompany } from './update-company.ts';

export const companiesRoutes = [
  endpoint(contract.companies.get, async (context, { params }) => {
    const row = await context.tenant((db) => findCompany(db, params.companyGuid));
    if (!row) throw new AppError('NOT_FOUND');
    return presentCompany(row, context);
  }),
  updateCompany,
  endpoint(contract.companies.uploadLogo, (context, { params, upload }) =>
    changeLogo(context, params.companyGuid, upload),
  ),
  endpoint(contract.companies.deleteLogo, (context, { params }) =>
    changeLogo(context, params.companyGuid, null),
  ),
];
