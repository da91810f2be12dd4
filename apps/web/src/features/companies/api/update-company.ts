import { type CompanyFields, companies } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

interface CompanyChange {
  /** The values the change started from. */
  readonly base: Partial<CompanyFields>;
  readonly changes: Partial<CompanyFields>;
}

export const updateCompany = (companyGuid: string, change: CompanyChange) =>
  api(companies.update, { params: { companyGuid }, body: change });
