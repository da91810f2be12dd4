import { dashboard, quotes } from '@truciolo/contract';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { byScope } from '../../../../../testing/by-scope.ts';
import { figuresIn } from '../../../test/figures-in.ts';
import { buildRawQuotes, insertRawQuotes, makeNumbers } from '../../../test/raw-quotes.ts';
import { addPerson } from '../../../test/test-people.ts';
import { registerTestCompany, type TestCompany, testServerOfFile } from '../../../test/test-server.ts';
import type { Db } from '../../platform/database/handles.ts';
import { foldSums } from '../../platform/running-sums/fold-sums.ts';
import { quoteSums } from '../quotes/index.ts';

const TODAY = '2026-11-16';
const server = testServerOfFile();
let ours: TestCompany;
let people: string[];
beforeAll(async () => {
  ours = await registerTestCompany(server);
  people = [ours.user.guid, (await addPerson(server, ours, 'preventivista')).user.guid];
});

const KEY = sql.raw('company_guid, what, grain, day, owner_guid, state, key, label');
const counted = async (from: ReturnType<typeof sql.raw>) => {
  const { rows } = await server.handles.system((db) =>
    sql<{ row: unknown }>`select jsonb_build_array(${KEY}, sum(quotes), trim_scale(sum(value)), sum(answers),
        trim_scale(sum(answer_hours)), trim_scale(sum(margin_value)), trim_scale(sum(margin)), sum(distances),
        trim_scale(sum(distance))) as row
      from ${from} as sums group by ${KEY}
      having sum(quotes) <> 0 or sum(value) <> 0 or sum(answers) <> 0 or sum(answer_hours) <> 0
        or sum(margin_value) <> 0 or sum(margin) <> 0 or sum(distances) <> 0 or sum(distance) <> 0
      order by 1`.execute(db),
  );
  return rows.map(({ row }) => row);
};
const kept = () => counted(sql.raw('quote_sums'));
const recounted = () => counted(sql.raw('recounted_quote_sums()'));

/** A random part of the company's quotes, archived ones included. */
const some = (part: number) =>
  sql`(select guid from quotes order by md5(guid::text || ${part}) limit ${part % 6})`;

const tell = (reason: string, competitor: string, competitorPrice: number | null) =>
  JSON.stringify({ at: `${TODAY}T08:00:00.000Z`, by: 'Anna', reason, competitor, competitorPrice });

/** Random changes, each one statement on up to five quotes. */
const acts: readonly ((db: Db, chance: (below: number) => number) => Promise<unknown>)[] = [
  (db, chance) =>
    sql`update quotes set taxable = ${chance(9) === 0 ? null : chance(90_000_000)}, net_margin = ${chance(5) === 0 ? null : chance(600_000) - 100_000}
      where guid in ${some(chance(1000))}`.execute(db),
  (db, chance) =>
    sql`update quotes set date = ${TODAY}::date - ${chance(800)}::int, valid_until = ${TODAY}::date + ${chance(60) - 30}::int
      where guid in ${some(chance(1000))}`.execute(db),
  (db, chance) =>
    sql`update quotes set state = 'sent', sent_at = created_at + ${chance(900)} * interval '7 minutes', outcome = null
      where guid in ${some(chance(1000))}`.execute(db),
  (db, chance) =>
    sql`update quotes set state = ${['accepted', 'refused', 'expired', 'draft'][chance(4)]}
      where guid in ${some(chance(1000))}`.execute(db),
  (db, chance) =>
    sql`update quotes set state = 'refused', outcome = ${tell(['Prezzo', ' prezzo', '', 'Consegna'][chance(4)] ?? '', ['', 'Officina Bianchi', 'OFFICINA BIANCHI'][chance(3)] ?? '', chance(3) === 0 ? null : chance(4) * 700_001)}
      where guid in ${some(chance(1000))}`.execute(db),
  (db, chance) =>
    sql`update quotes set archived_at = case when archived_at is null then now() end
      where guid in ${some(chance(1000))}`.execute(db),
  (db, chance) =>
    sql`update quotes set customer_name = ${chance(2) === 0 ? 'Rossi S.r.l.' : 'ROSSI S.R.L.'}, customer_key = 'rossi s.r.l.'
      where guid in ${some(chance(1000))}`.execute(db),
  (db, chance) =>
    sql`update quotes set owner_guid = ${people[chance(2)]} where guid in ${some(chance(1000))}`.execute(db),
  (db, chance) =>
    sql`update quotes set follow_up_on = ${TODAY}::date + ${chance(20) - 10}::int
      where guid in ${some(chance(1000))}`.execute(db),
  (db, chance) =>
    sql`update quotes set version = version + 1 where guid in ${some(chance(1000))}`.execute(db),
];

it.each(byScope([1], [1, 2, 3]))(
  'the maintained sums equal a recount after random changes to the quotes (%i)',
  async (seed) => {
    const { companyGuid } = ours.user;
    const chance = makeNumbers(seed * 7919);
    for (let step = 0; step < 40; step += 1) {
      const kind = chance(14);
      const act = acts[kind];
      if (act) await server.handles.tenant(companyGuid, (db) => act(db, chance));
      else if (kind === 10)
        await server.handles.system((db) =>
          sql`delete from quotes where guid in ${some(chance(1000))}`.execute(db),
        );
      else if (kind === 11) await foldSums(server.handles, quoteSums);
      else if (kind === 12) {
        const undone = server.handles.tenant(companyGuid, async (db) => {
          await acts[chance(acts.length)]?.(db, chance);
          throw new Error('undone');
        });
        await expect(undone).rejects.toThrow('undone');
      } else
        await insertRawQuotes(
          server,
          companyGuid,
          buildRawQuotes(1 + chance(30), people, TODAY, 1 + chance(9999)),
        );
      if (step % 8 === 7) expect(await kept(), `step ${step}`).toEqual(await recounted());
    }
    expect((await recounted()).length).toBeGreaterThan(50);

    for (const query of [{ days: '90' }, { days: '365' }] as const) {
      const { figures } = await ours.call(dashboard.get, { query });
      for (const [place, { filter, count, value }] of figuresIn(figures)) {
        const { rows, total } = await ours.call(quotes.list, { query: { filter: [...filter], limit: 500 } });
        expect(total, place).toBe(count);
        expect(
          rows.reduce((whole, { taxable }) => whole + (taxable ?? 0), 0),
          place,
        ).toBe(value);
      }
    }
  },
);

it('folding leaves one row per key, and removes zero sums', async () => {
  const before = await kept();
  await foldSums(server.handles, quoteSums);
  expect(await kept()).toEqual(before);
  const { rows } = await server.handles.system((db) =>
    sql<{ most: number; fresh: number }>`select max(rows) as most, sum(fresh)::bigint as fresh from (
      select count(*) as rows, count(*) filter (where not folded) as fresh from quote_sums group by ${KEY}) as keys`.execute(
      db,
    ),
  );
  expect(rows).toEqual([{ most: 1, fresh: 0 }]);
});
