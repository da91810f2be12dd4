import { performance } from 'node:perf_hooks';
import type pg from 'pg';
import { p95 } from '../timing/p95.ts';
import type { Measure } from '../timing/time-calls.ts';

const PARTS = 16;
const ROUNDS = 10;

/** A copy of the quotes in partitions by the company's hash, with the indexes of the table itself. */
async function makeParted(client: pg.Client): Promise<void> {
  await client.query(
    'create table quotes_parted (like quotes including defaults including generated) partition by hash (company_guid)',
  );
  for (let at = 0; at < PARTS; at += 1)
    await client.query(
      `create table quotes_parted_${at} partition of quotes_parted for values with (modulus ${PARTS}, remainder ${at})`,
    );
  const { rows: columns } = await client.query<{ names: string }>(
    `select string_agg(format('%I', column_name), ', ') as names from information_schema.columns
     where table_schema = 'public' and table_name = 'quotes' and is_generated = 'NEVER'`,
  );
  const names = columns[0]?.names ?? '';
  await client.query(`insert into quotes_parted (${names}) select ${names} from quotes`);
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes where tablename = 'quotes'`,
  );
  for (const { name, definition } of indexes)
    await client.query(
      definition
        .replace('CREATE UNIQUE INDEX', 'CREATE INDEX')
        .replace(name, `${name}_parted`)
        .replace(/ ON public\.quotes /, ' ON public.quotes_parted '),
    );
  await client.query('vacuum analyze quotes_parted');
}

const questions: readonly (readonly [name: string, text: string])[] = [
  [
    'list',
    'select * from $T where company_guid = $1 and archived_at is null order by date desc, guid desc limit 100',
  ],
  [
    'search',
    "select * from $T where company_guid = $1 and archived_at is null and search_key like '%boccola%' and search_key like '%bronzo%' order by date desc, guid desc limit 100",
  ],
  ['sums', 'select state, count(*), sum(taxable) from $T where company_guid = $1 group by state'],
];

interface Plan {
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
}

/** Pages of 8 kB that a statement touches: a measure that the load of the machine does not change. */
async function pagesOf(client: pg.Client, text: string, company: string): Promise<number> {
  const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
    `explain (analyze, buffers, format json) ${text.replace('$1', `'${company}'`)}`,
  );
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
  return (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0);
}

/** The same statements on the table and on its partitions, in turns, so that both meet the same noise. */
export async function measurePartitions(client: pg.Client, companies: readonly string[]): Promise<Measure[]> {
  await makeParted(client);
  const measures: Measure[] = [];
  for (const [name, text] of questions) {
    const times: Record<string, number[]> = { quotes: [], quotes_parted: [] };
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const company of companies)
        for (const [table, list] of Object.entries(times)) {
          const start = performance.now();
          await client.query(text.replace('$T', table), [company]);
          if (round > 0) list.push(performance.now() - start);
        }
    for (const [table, list] of Object.entries(times)) {
      const pages: number[] = [];
      for (const company of companies) pages.push(await pagesOf(client, text.replace('$T', table), company));
      measures.push(
        { name: `growth, ${table}: ${name}, p95`, value: p95(list), unit: 'ms' },
        { name: `growth, ${table}: ${name}, pages touched, p95`, value: p95(pages), unit: '' },
      );
    }
  }
  return measures;
}
