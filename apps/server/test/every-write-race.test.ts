import {
  auth,
  companyData,
  ddts,
  invitations,
  invoicing,
  isWrite,
  jobs,
  orders,
  quotes,
  type RouteSpec,
  roleCapabilities,
  routes,
  sharedTablets,
} from '@truciolo/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../src/platform/log.ts';
import { acceptedQuote, handMade, makeJob, orderOf } from './job-samples.ts';
import { asBody, pinQuote } from './quote-samples.ts';
import { isPostgres } from './test-database.ts';
import { addPerson } from './test-people.ts';
import { registerTestCompany, startTestServer, type TestCompany, type TestServer } from './test-server.ts';
import { ONE_PIXEL, validBody } from './valid-bodies.ts';
import { schemaOf, validValue } from './valid-value.ts';

/**
 * Every write of the contract six times at the same moment, as a double click or a program without patience sends it.
 * Some are made and some refused; none fails, and none leaves it to the database to find out. The embedded engine runs
 * one statement after the other and has nothing to race.
 */
const AT_ONCE = 6;
/** Calls that end the session of the test. */
const ENDING: readonly RouteSpec[] = [auth.logout, companyData.confirmDeletion, sharedTablets.begin];
const mayCall = ({ capability }: RouteSpec) =>
  !capability || capability.some((one) => roleCapabilities.responsabile.includes(one));
const writes = (Object.entries(routes) as [string, RouteSpec][]).filter(
  ([, spec]) => isWrite(spec.method) && spec.access === 'session' && mayCall(spec) && !ENDING.includes(spec),
);

let server: TestServer;
let ours: TestCompany;
const met: string[] = [];
/** Rows that paths name, by the beginning of the path. */
let rows: Record<string, string>;
let bodies: Map<RouteSpec, object>;
const outcomes = new Map<number, number>();

const paper = {
  date: '2026-11-20',
  destination: '',
  reason: 'Vendita',
  carrier: '',
  packages: 1,
  weight: null,
  appearance: '',
  notes: '',
};

beforeAll(async () => {
  if (!isPostgres) return;
  const log = createLog('warn', {
    write: (line: string) => void (line.includes('two calls met') && met.push(line)),
  });
  server = await startTestServer({}, log);
  ours = await registerTestCompany(server);
  const { call } = ours;
  const colleague = await addPerson(server, ours, 'tecnico');
  const quote = await call(quotes.create, { body: asBody(pinQuote()) });
  const job = await makeJob(call);
  const accepted = await acceptedQuote(call);
  const hand = await call(jobs.create, { body: handMade });
  const note = await call(ddts.create, { body: { ...paper, lines: [{ jobGuid: job.guid, quantity: 1 }] } });
  const first = async (path: string) => {
    const answer = await server.app.inject({
      url: `/api${path}`,
      headers: { authorization: `Bearer ${ours.token}` },
    });
    return /"guid":"([^"]+)"/.exec(answer.body)?.[1] ?? '';
  };
  rows = {
    '/quotes': quote.guid,
    '/plain-quotes': quote.guid,
    '/jobs': job.guid,
    '/orders': await first('/orders'),
    '/users': colleague.user.guid,
    '/licences/seats': colleague.user.guid,
    '/companies': ours.user.companyGuid,
    '/customers': await first('/customers'),
    '/materials': await first('/materials'),
    '/machines': await first('/machines'),
    '/works': await first('/works'),
    '/costs': await first('/costs'),
  };
  bodies = new Map<RouteSpec, object>([
    [quotes.create, asBody(pinQuote())],
    [jobs.create, handMade],
    [orders.create, orderOf(accepted.guid)],
    [invitations.create, { email: 'doppio@persone.it', role: 'tecnico', seat: false, hideCosts: false }],
    [ddts.create, { ...paper, lines: [{ jobGuid: hand.guid, quantity: 1 }] }],
    [invoicing.mark, { ddts: [note.guid], invoice: { number: '7', date: '2026-11-30' } }],
  ]);
});
afterAll(() => server?.stop());

const phaseOf = async (guid: string) =>
  (await ours.call(jobs.get, { params: { guid } })).phaseList[0]?.guid ?? '';

async function pathOf({ path }: RouteSpec): Promise<string> {
  const known = Object.entries(rows).find(([start]) => path.startsWith(`${start}/:`))?.[1];
  const phase = path.includes(':phaseGuid') ? await phaseOf(rows['/jobs'] ?? '') : '';
  return path
    .replace(':phaseGuid', phase)
    .replace(/:[a-zA-Z]+/, known || '01900000-0000-7000-8000-000000000001')
    .replace(/:[a-zA-Z]+/g, '01900000-0000-7000-8000-000000000001');
}

function bodyOf(spec: RouteSpec): string | Buffer {
  if (spec.upload) return ONE_PIXEL;
  const known = bodies.get(spec) ?? validBody(spec);
  const drawn = spec.body ? (validValue(schemaOf(spec.body)) as object) : {};
  return JSON.stringify(Object.keys(known).length > 0 ? known : drawn);
}

describe.runIf(isPostgres)('every write six times at once', () => {
  it.each(writes)('%s never fails', async (_name, spec) => {
    const url = `/api${await pathOf(spec)}`;
    const payload = bodyOf(spec);
    const headers = {
      authorization: `Bearer ${ours.token}`,
      'content-type': spec.upload?.types[0] ?? 'application/json',
    };
    const send = () => server.app.inject({ method: spec.method, url, headers, payload });
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, send));
    for (const { statusCode } of answers) outcomes.set(statusCode, (outcomes.get(statusCode) ?? 0) + 1);
    expect(answers.filter(({ statusCode }) => statusCode >= 500).map(({ body }) => body)).toEqual([]);
    expect(met.splice(0)).toEqual([]);
  });

  it('took a good part of them', () => {
    const taken = [200, 201, 202].reduce((sum, status) => sum + (outcomes.get(status) ?? 0), 0);
    expect(taken).toBeGreaterThan(writes.length);
  });
});
