import { type NewSeries, numberSeries } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

export const createSeries = (body: NewSeries) => api(numberSeries.create, { body });
export const setSeriesActive = (guid: string, active: boolean) =>
  api(numberSeries.setActive, { params: { guid }, body: { active } });
