import { queryOptions } from '@tanstack/react-query';
import { materialNeeds, type RouteInput } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

export const NEEDS = 'material-needs';

export const needsQuery = queryOptions({
  queryKey: [NEEDS],
  queryFn: ({ signal }) => api(materialNeeds.list, {}, { signal }),
});

export const needsPdf = (supplier: string) => api(materialNeeds.pdf, { query: { supplier } });
export const mailNeeds = (body: RouteInput<typeof materialNeeds.mail>['body']) =>
  api(materialNeeds.mail, { body });
export const orderMaterial = (guids: readonly string[], arrives: string | null) =>
  api(materialNeeds.order, { body: { guids: [...guids], arrives } });

export const setLeadDays = (supplier: string, days: number | null) =>
  api(materialNeeds.setLeadDays, { body: { supplier, days } });
