import type { RouteRequest } from '@truciolo/contract';
import { usage } from '@truciolo/contract';
import { italianDay, writeCsv } from '@truciolo/italian';
import type { Context } from '../../platform/context.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { usageDays, usageFunnel, usageItems, usageRetention } from './usage.ts';

type Request = RouteRequest<typeof usage.csv>;
type Table = { readonly head: readonly string[]; readonly rows: readonly (readonly unknown[])[] };

const STEPS = {
  registered: 'Aziende registrate',
  quoteTool: 'Hanno aperto Nuovo Preventivo',
  firstQuote: 'Primo preventivo',
  sentQuote: 'Preventivo inviato',
} as const;

const tables: Record<
  Request['params']['chart'],
  (context: Context, query: Request['query']) => Promise<Table>
> = {
  days: async (context, query) => ({
    head: ['Giorno', 'Utenti', 'Sessioni', 'Pagine viste', 'Clic'],
    rows: (await usageDays(context, query)).rows.map((row) => [
      italianDay(row.day),
      row.users,
      row.sessions,
      row.pageViews,
      row.clicks,
    ]),
  }),
  pages: async (context, query) => ({
    head: ['Pagina', 'Visite'],
    rows: (await usageItems(context, query, 'page')).rows.map((row) => [row.name, row.count]),
  }),
  clicks: async (context, query) => ({
    head: ['Elemento', 'Pagina', 'Clic'],
    rows: (await usageItems(context, query, 'click')).rows.map((row) => [row.name, row.pagePath, row.count]),
  }),
  funnel: async (context, query) => ({
    head: ['Passo', 'Aziende'],
    rows: (await usageFunnel(context, query)).steps.map(({ step, companies }) => [STEPS[step], companies]),
  }),
  retention: async (context, query) => {
    const { cohorts } = await usageRetention(context, query);
    const weeks = Math.max(0, ...cohorts.map(({ active }) => active.length));
    return {
      head: ['Settimana di inizio', 'Utenti', ...Array.from({ length: weeks }, (_, n) => `Settimana ${n}`)],
      rows: cohorts.map(({ week, users, active }) => [italianDay(week), users, ...active]),
    };
  },
};

export const usageCsv = endpoint(usage.csv, async (context, { params, query }) => {
  const { head, rows } = await tables[params.chart](context, query);
  return {
    fileName: `statistiche-${params.chart}-${query.from}-${query.to}.csv`,
    content: writeCsv(head, rows),
  };
});
