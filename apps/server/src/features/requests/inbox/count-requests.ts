import { requests } from '@truciolo/contract';
import { reading } from '../../../platform/http/endpoint.ts';
import { requestFigures } from './request-figures.ts';

export const countRequests = reading(requests.counts, ({ tenant, clock }) =>
  tenant(async (db) => {
    const { fresh, late, answerDays } = await requestFigures(db, clock(), 1);
    return { fresh, late, answerDays };
  }),
);
