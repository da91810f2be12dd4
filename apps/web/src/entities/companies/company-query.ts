import { queryOptions } from '@tanstack/react-query';
import { companies } from '@truciolo/contract';
import { z } from 'zod';
import { api } from '../../lib/api/client.ts';

/** A text or switch that cannot be read is empty. Numbers make prices: a company is refused without one of them. */
function lenient(field: z.ZodType): z.ZodType {
  if (field instanceof z.ZodString) return field.catch('');
  if (field instanceof z.ZodBoolean) return field.catch(false);
  return field;
}

const { guid: _own, ...fields } = companies.get.answer.shape;
const readable = {
  ...companies.get,
  answer: z.object({
    ...companies.get.answer.shape,
    ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, lenient(field)])),
  }),
};

/** The own company, shared by every page that shows part of it: one odd field does not hide the rest. */
export const companyQuery = (companyGuid: string) =>
  queryOptions({
    queryKey: ['companies', companyGuid],
    queryFn: ({ signal }) => api(readable, { params: { companyGuid } }, { signal }),
  });
