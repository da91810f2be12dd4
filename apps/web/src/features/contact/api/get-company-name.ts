import { companies } from '@truciolo/contract';
import { z } from 'zod';
import { silentApi } from '../../../lib/api/client.ts';

const named = { ...companies.get, answer: z.looseObject({ name: z.string() }) };

/** Name to prefill, or null: a failure is only logged. */
export async function getCompanyName(companyGuid: string): Promise<string | null> {
  try {
    return (await silentApi(named, { params: { companyGuid } })).name;
  } catch (error) {
    console.warn('Could not read the company to prefill the contact dialog', error);
    return null;
  }
}
