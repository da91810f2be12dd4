import { type CompanyFields, updateCompany as updateCompanyRoute } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

export interface CompanyChange {
  /** The values the change started from. */
  readonly base: Partial<CompanyFields>;
  readonly changes: Partial<CompanyFields>;
}

export const updateCompany = (companyGuid: string, change: CompanyChange) =>
  api(updateCompanyRoute, { params: { companyGuid }, body: change });
