import { quoteDocuments, quotes } from '@truciolo/contract';
import { beforeAll, expect, it, vi } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { asBody, pinQuote } from '../../../test/quote-samples.ts';
import { registerTestCompany, type TestCompany, testServerOfFile } from '../../../test/test-server.ts';
import { layOutDays } from '../../features/quotes/index.ts';
import { whileLocked } from '../workers/while-locked.ts';

const server = testServerOfFile();
let trial: TestCompany;
let victim: TestCompany;
let base: string;
beforeAll(async () => {
  trial = await registerTestCompany(server);
  victim = await registerTestCompany(server);
  base = await server.app.listen({ port: 0, host: '127.0.0.1' });
});

const makeQuote = async ({ call }: TestCompany) =>
  (await call(quotes.create, { body: asBody(pinQuote()) })).guid;

/** Fills the line of a company at the database until `release`. */
function holdLine(companyGuid: string) {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const begun = vi.fn(() => gate);
  const all = Promise.all(Array.from({ length: 5 }, () => server.handles.tenant(companyGuid, () => begun())));
  const end = () => {
    release();
    return all;
  };
  return { begun, end };
}

it('calls whose callers hung up while they waited begin nothing, and another company is answered', async () => {
  const [large, small] = [await makeQuote(trial), await makeQuote(victim)];
  const run = vi.spyOn(server.services.workers, 'run');
  let [arrived, gone] = [0, 0];
  server.app.server.on('request', (_request, response) => {
    arrived += 1;
    response.once('close', () => {
      gone += 1;
    });
  });
  const isAlone = server.engine.connections === 1;
  const line = holdLine(trial.user.companyGuid);
  await eventually(() => expect(line.begun).toHaveBeenCalledTimes(isAlone ? 1 : 5));
  const hangUp = new AbortController();
  const rude = Array.from({ length: 6 }, () =>
    fetch(`${base}/api/quotes/${large}/pdf?kind=internal`, {
      headers: { authorization: `Bearer ${trial.token}` },
      signal: hangUp.signal,
    }).catch(() => 'hung up'),
  );
  await eventually(() => expect(arrived).toBe(6));
  hangUp.abort();
  expect(await Promise.all(rude)).toEqual(rude.map(() => 'hung up'));
  await eventually(() => expect(gone).toBe(6));
  const answers = Promise.all([
    victim.call(quoteDocuments.pdf, { params: { guid: small }, query: { kind: 'internal' } }),
    victim.call(quotes.list, { query: {} }),
  ]);
  // The embedded engine has one connection, which the line holds; on PostgreSQL others have theirs.
  if (!isAlone) await answers;
  await line.end();
  expect((await answers)[1].rows).toHaveLength(1);
  // The next call of the company stands behind those that were given up.
  await trial.call(quotes.list, { query: {} });
  const printed = run.mock.calls.map(([{ name }, owner]) => [name, owner]);
  expect(printed).toEqual([['pdf', victim.user.companyGuid]]);
  run.mockRestore();
});

it('a transaction that would wait for a worker is refused, unless it says that it must', async () => {
  const { companyGuid } = trial.user;
  const lay = () => layOutDays(server.services, companyGuid, pinQuote(), null);
  const inTransaction = (work: () => Promise<unknown>) => server.handles.tenant(companyGuid, work);
  await expect(inTransaction(lay)).rejects.toThrow('must not wait for a worker');
  await expect(inTransaction(() => whileLocked(lay))).resolves.toEqual({});
  let later = () => {};
  const goesOn = await server.handles.tenant(companyGuid, async () => {
    const ended = new Promise<void>((resolve) => {
      later = resolve;
    });
    return { work: ended.then(lay) };
  });
  later();
  await expect(goesOn.work).resolves.toEqual({});
});
