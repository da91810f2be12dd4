import { jobs } from '@truciolo/contract';
import { JOB_STATES } from '@truciolo/jobs';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { makeJob } from '../../../../test/job-samples.ts';
import { makeNumbers } from '../../../../test/raw-quotes.ts';
import { registerTestCompany, sharedTestServer, type TestCompany } from '../../../../test/test-server.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { foldSums } from '../../../platform/running-sums/fold-sums.ts';
import { jobSums } from './job-sums.ts';

const TODAY = '2026-11-16';
type Chance = (below: number) => number;
const server = sharedTestServer();
let ours: TestCompany;
beforeAll(async () => {
  ours = await registerTestCompany(server);
  await makeJob(ours.call);
});

const KEY = sql.raw(jobSums.key.join(', '));
const SUMS = sql.raw(jobSums.sums.map((name) => `trim_scale(sum(${name})::numeric)`).join(', '));
const LEFT = sql.raw(jobSums.sums.map((name) => `sum(${name}) <> 0`).join(' or '));
const counted = async (from: string) => {
  const { rows } = await server.handles.system((db) =>
    sql<{ row: unknown }>`select jsonb_build_array(${KEY}, ${SUMS}) as row from ${sql.raw(from)} as sums
      group by ${KEY} having ${LEFT} order by 1`.execute(db),
  );
  return rows.map(({ row }) => row);
};
const kept = () => counted('job_sums');
const recounted = () => counted('recounted_job_sums()');

/** A random part of the jobs, archived ones included. */
const some = (part: number) =>
  sql`(select guid from jobs order by md5(guid::text || ${part}) limit ${part % 5})`;

let serial = 100;
/** Copies of the job that was created through the order, half of them without a price. */
async function copy(db: Db, chance: Chance): Promise<void> {
  serial += 1;
  const guid = crypto.randomUUID();
  await sql`insert into jobs select (jsonb_populate_record(j, jsonb_build_object('guid', ${guid}::text, 'serial', ${serial}::int,
      'number', 'C-' || ${serial}::text, 'archived_at', null, 'state', ${state(chance)}::text,
      'due', (${TODAY}::date + ${chance(60) - 30}::int)::text))).*
    from jobs j where serial = 1`.execute(db);
  if (chance(2) === 0)
    await sql`insert into job_amounts select (jsonb_populate_record(a, jsonb_build_object('job_guid', ${guid}::text,
        'total', ${chance(90_000_000)}::bigint))).*
      from job_amounts a join jobs on jobs.guid = a.job_guid where jobs.serial = 1`.execute(db);
}

const state = (chance: Chance) => JOB_STATES[chance(JOB_STATES.length)];

/** Random changes to jobs and their amounts, each one statement on up to four of them. */
const acts: readonly ((db: Db, chance: Chance) => Promise<unknown>)[] = [
  (db, chance) =>
    sql`update jobs set state = ${state(chance)} where guid in ${some(chance(1000))}`.execute(db),
  (db, chance) =>
    sql`update jobs set state = ${['finished', 'delivered'][chance(2)]},
        finished_at = ${TODAY}::timestamptz - ${chance(9000)} * interval '31 minutes'
      where guid in ${some(chance(1000))}`.execute(db),
  (db, chance) =>
    sql`update jobs set due = ${chance(4) === 0 ? null : TODAY}::date + ${chance(40) - 20}::int
      where guid in ${some(chance(1000))}`.execute(db),
  (db, chance) =>
    sql`update jobs set phases_paused = ${chance(2)}, questions = ${chance(3)}
      where guid in ${some(chance(1000))}`.execute(db),
  (db, chance) =>
    sql`update jobs set archived_at = case when archived_at is null then now() end
      where guid in ${some(chance(1000))}`.execute(db),
  (db, chance) => sql`update jobs set version = version + 1 where guid in ${some(chance(1000))}`.execute(db),
  (db, chance) =>
    sql`update job_amounts set total = ${chance(90_000_000)} where job_guid in ${some(chance(1000))}`.execute(
      db,
    ),
  (db, chance) =>
    sql`update job_amounts set actual_cost = ${chance(4) === 0 ? null : chance(70_000_000)}
      where job_guid in ${some(chance(1000))}`.execute(db),
  copy,
  copy,
];

it.each([1, 2])('the maintained sums equal a recount after random changes to the jobs (%i)', async (seed) => {
  const { companyGuid } = ours.user;
  const { tenant, system } = server.handles;
  const chance = makeNumbers(seed * 7919);
  for (let count = 0; count < 60; count += 1) await tenant(companyGuid, (db) => copy(db, chance));
  for (let step = 0; step < 60; step += 1) {
    const kind = chance(13);
    const act = acts[kind];
    if (act) await tenant(companyGuid, (db) => act(db, chance));
    else if (kind === 10)
      await system(async (db) => {
        const gone = sql`(select guid from jobs where serial > 100 order by md5(guid::text || ${step}) limit 2)`;
        await sql`create temp table gone on commit drop as ${gone}`.execute(db);
        await sql`delete from job_amounts where job_guid in (select guid from gone)`.execute(db);
        await sql`delete from jobs where guid in (select guid from gone)`.execute(db);
      });
    else if (kind === 11) await foldSums(server.handles, jobSums);
    else {
      const undone = tenant(companyGuid, async (db) => {
        await acts[chance(acts.length)]?.(db, chance);
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow('undone');
    }
    if (step % 10 === 9) expect(await kept(), `step ${step}`).toEqual(await recounted());
  }
  expect((await recounted()).length).toBeGreaterThan(8);

  for (const days of ['30', '365'] as const) {
    const { earned, ...today } = await ours.call(jobs.figures, { query: { days } });
    for (const figure of [...Object.values(today), ...Object.values(earned ?? {})]) {
      const { filter, count, value } = figure;
      const { rows, total } = await ours.call(jobs.list, { query: { filter, limit: 500 } });
      expect(total, filter.join(' ')).toBe(count);
      expect(rows.reduce((sum, row) => sum + (row.total ?? 0), 0)).toBe(value);
    }
  }
  const counts = await ours.call(jobs.counts, {});
  for (const one of JOB_STATES)
    expect(counts.states[one]).toBe(
      (await ours.call(jobs.list, { query: { filter: [`state:${one}`] } })).total,
    );
});

it('concurrent changes of a job and its amounts are counted once each', async () => {
  const { companyGuid } = ours.user;
  const chance = makeNumbers(17);
  const change = (act: (db: Db) => Promise<unknown>) => server.handles.tenant(companyGuid, act);
  for (let round = 0; round < 20; round += 1)
    await Promise.all([
      change((db) => sql`update jobs set state = ${state(chance)} where serial = 1`.execute(db)),
      change((db) =>
        sql`update job_amounts set total = ${chance(90_000_000)}
          where job_guid = (select guid from jobs where serial = 1)`.execute(db),
      ),
    ]);
  expect(await kept()).toEqual(await recounted());
});

it('folding leaves one row per key', async () => {
  const before = await kept();
  await foldSums(server.handles, jobSums);
  expect(await kept()).toEqual(before);
  const { rows } = await server.handles.system((db) =>
    sql<{ most: number }>`select max(rows) as most from (
      select count(*) as rows from job_sums group by ${KEY}) as keys`.execute(db),
  );
  expect(rows).toEqual([{ most: 1 }]);
});
