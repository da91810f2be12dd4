import { queryOptions } from '@tanstack/react-query';
import { quotes } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

interface CustomerFigures {
  readonly quotes: number;
  /** Percent of the decided ones; null where none is decided. */
  readonly won: number | null;
}

/** The number of quotes that a customer was given, and the share that it accepted. */
export const customerFiguresQuery = (guid: string) =>
  queryOptions({
    queryKey: ['requests', 'customer-figures', guid],
    queryFn: async ({ signal }): Promise<CustomerFigures> => {
      const query = { filter: [`customer:${guid}`] };
      const { open, won, lost } = await api(quotes.statistics, { query }, { signal });
      const decided = won.count + lost.count;
      return {
        quotes: open.count + decided,
        won: decided === 0 ? null : Math.round((won.count / decided) * 100),
      };
    },
    staleTime: 5 * 60_000,
  });
