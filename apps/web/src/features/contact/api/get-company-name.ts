import { companies } from '@truciolo/contract';
import { silentApi } from '../../../lib/api/client.ts';

/** Name to prefill, or null: a failure is only logged. */
export async function getCompanyName(companyGuid: string): Promise<string | null> {
  try {
    return (await silentApi(companies.get, { params: { companyGuid } })).name;
  } catch (error) {
    console.warn('Could not read the company to prefill the contact dialog', error);
    return null;
  }
}
