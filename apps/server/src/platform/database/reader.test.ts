import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { registerTestCompany, sharedTestServer } from '../../../test/test-server.ts';
import { AppError } from '../app-error.ts';
import { createLog } from '../log.ts';
import { openMetrics } from '../metrics/metrics.ts';
import { type Behind, openReader } from './reader.ts';

const server = sharedTestServer();
let company: string;
beforeAll(async () => {
  company = (await registerTestCompany(server)).user.companyGuid;
});

/** The test's database is its own replica; the lag is given here. */
function open(behind: Behind) {
  const metrics = openMetrics();
  const replica = { ...server.engine, close: async () => {} };
  const reader = openReader({
    primary: server.handles,
    replica,
    behind,
    metrics,
    log: createLog('silent'),
  });
  const count = (outcome: string) =>
    Number(
      new RegExp(`truciolo_replica_readings\\{outcome="${outcome}"\\} (\\d+)`).exec(metrics.text())?.[1] ?? 0,
    );
  return { reader, count, text: () => metrics.text() };
}

const names = (db: Parameters<Parameters<ReturnType<typeof openReader>['tenant']>[2]>[0]) =>
  sql<{ guid: string }>`select guid from companies`
    .execute(db)
    .then(({ rows }) => rows.map(({ guid }) => guid));

it('reads on the replica as the company, once it has caught up', async () => {
  const left = [120, 40, 0];
  const { reader, count } = open(async () => left.shift() ?? 0);
  expect(await reader.tenant(company, '0/1', names)).toEqual([company]);
  expect(left).toEqual([]);
  expect([count('replica'), count('behind'), count('away')]).toEqual([1, 0, 0]);
});

it('reads on the primary while the replica is behind, or its position is unknown', async () => {
  const { reader, count, text } = open(async () => 4096);
  expect(await reader.tenant(company, '0/1', names)).toEqual([company]);
  expect(await reader.tenant(company, null, names)).toEqual([company]);
  expect([count('replica'), count('behind'), count('away')]).toEqual([0, 2, 0]);
  expect(text()).toContain('truciolo_replica_behind_bytes 4096\n');
});

it('a failing or promoted replica fails no request and is not used again', async () => {
  for (const fault of [() => Promise.reject(new Error('connection terminated')), async () => null]) {
    let asked = 0;
    const { reader, count, text } = open(async () => {
      asked += 1;
      return fault();
    });
    expect(await reader.tenant(company, '0/1', names)).toEqual([company]);
    expect(await reader.tenant(company, '0/1', names)).toEqual([company]);
    expect([asked, count('away')]).toEqual([1, 2]);
    expect(text()).toContain('truciolo_replica_away 1\n');
    await reader.close();
  }
});

it('an error of a use case is not retried', async () => {
  const { reader, count } = open(async () => 0);
  let asked = 0;
  const refusing = () => {
    asked += 1;
    throw new AppError('NOT_FOUND');
  };
  await expect(reader.tenant(company, '0/1', async () => refusing())).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  expect([asked, count('away')]).toEqual([1, 0]);
});
