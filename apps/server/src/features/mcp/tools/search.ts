import { customers, jobs, machines, materials, quotes, works } from '@truciolo/contract';
import { formatMoney, money } from '@truciolo/money';
import { z } from 'zod';
import { asData } from '../as-data.ts';
import { type Assistant, tool } from '../tool.ts';

interface Asked {
  readonly q: string;
  readonly limit: number;
}
type Find = (assistant: Assistant, query: Asked) => Promise<string[]>;

const priceText = (amount: number | null): string =>
  amount === null ? 'senza prezzo' : formatMoney(money(amount));

/** One line for each row; the guid comes first, because the other tools take it. */
const finders: Readonly<
  Record<'customers' | 'materials' | 'machines' | 'processes' | 'quotes' | 'jobs', Find>
> = {
  customers: async ({ call, signal }, query) =>
    (await call(customers.list, { query }, { signal })).rows.map(
      ({ guid, name, code, legalAddress }) => `${guid} ${asData(name)} ${code} ${legalAddress.city}`,
    ),
  materials: async ({ call, signal }, query) =>
    (await call(materials.list, { query }, { signal })).rows.map(
      ({ guid, designation, wnr, isoGroup, density, pricePerKg }) =>
        `${guid} ${asData(designation)} ${wnr} gruppo ${isoGroup} ${density} kg/dm³${
          pricePerKg === null ? '' : ` ${priceText(pricePerKg)}/kg`
        }`,
    ),
  machines: async ({ call, signal }, query) =>
    (await call(machines.list, { query }, { signal })).rows.map(
      ({ guid, code, name, kind }) => `${guid} ${code} ${asData(name)} (${kind})`,
    ),
  processes: async ({ call, signal }, query) =>
    (await call(works.list, { query }, { signal })).rows.map(({ guid, name }) => `${guid} ${asData(name)}`),
  quotes: async ({ call, link, signal }, query) =>
    (await call(quotes.list, { query }, { signal })).rows.map(
      ({ guid, number, state, date, customerName, title, firstPart, taxable }) =>
        `${guid} ${number} del ${date} (${state}) ${asData(customerName)} ${asData(title || firstPart)} ${priceText(taxable)} ${link('quote', guid)}`,
    ),
  jobs: async ({ call, link, signal }, query) =>
    (await call(jobs.list, { query }, { signal })).rows.map(
      ({ guid, number, state, customerName, code, quantity, due }) =>
        `${guid} ${number} (${state}) ${asData(customerName)} ${asData(code)} ${quantity} pezzi, consegna ${due ?? 'non fissata'} ${link('job', guid)}`,
    ),
};
const kinds = Object.keys(finders) as [keyof typeof finders, ...(keyof typeof finders)[]];

export const searchTool = tool(
  {
    name: 'search',
    title: 'Cerca in anagrafica, preventivi e commesse',
    description:
      'Trova clienti (customers), materiali (materials), macchine (machines), lavorazioni (processes), preventivi passati (quotes) e commesse (jobs). Ogni riga comincia con il guid che gli altri strumenti chiedono. Usalo prima di preparare un preventivo: non inventare mai un guid.',
  },
  z.strictObject({
    kind: z.enum(kinds).describe('Che cosa cercare'),
    query: z.string().max(200).default('').describe('Parole da cercare: nome, codice, numero, materiale'),
    limit: z.int().min(1).max(20).default(8),
  }),
  async (assistant, { kind, query, limit }) => {
    const rows = await finders[kind](assistant, { q: query, limit });
    return rows.length === 0 ? 'Nessun risultato: prova con meno parole.' : rows.join('\n');
  },
);
