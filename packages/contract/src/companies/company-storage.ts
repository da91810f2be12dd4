import { z } from 'zod';
import { guid } from '../kit/fields.ts';
import { route } from '../kit/route.ts';
import { type Plan, plans } from '../licences/licences.ts';

const GB = 10 ** 9;

/** Room for uploaded files by plan. */
export const STORAGE_QUOTA_BYTES: Readonly<Record<Plan, number>> = {
  Prova: GB,
  Base: 20 * GB,
  Pro: 100 * GB,
};

export const companyStorage = {
  get: route({
    method: 'GET',
    path: '/companies/:companyGuid/storage',
    summary: 'How much room the uploaded files of the company take, and how much its plan has',
    access: 'session',
    params: z.object({ companyGuid: guid }),
    answer: z.object({
      usedBytes: z.int(),
      files: z.int(),
      plan: z.enum(plans).nullable(),
      /** Null where nothing limits it: a reseller has no plan. */
      quotaBytes: z.int().nullable(),
    }),
    errors: ['NOT_FOUND'],
  }),
};
