import { customers, works } from '@truciolo/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectError } from '../../../test/expect-error.ts';
import { buildCustomer, buildWork } from '../../../test/registry-samples.ts';
import { registerTestCompany, sharedTestServer, type TestCompany } from '../../../test/test-server.ts';
import { newGuid } from '../guid.ts';

const server = sharedTestServer();
let ours: TestCompany;
beforeAll(async () => {
  ours = await registerTestCompany(server);
});

const named = async (q: string) => (await ours.call(customers.list, { query: { q } })).rows;

describe('a repeated create of a row', () => {
  it('creates one row, also when it is sent twice at the same time', async () => {
    const body = { ...buildCustomer({ name: 'Ripetuta' }), guid: newGuid(server.clock.now) };
    const first = await ours.call(customers.create, { body });
    expect(first.guid).toBe(body.guid);
    expect(await ours.call(customers.create, { body })).toEqual(first);
    const twin = { ...buildCustomer({ name: 'Gemella', code: 'G1' }), guid: newGuid(server.clock.now) };
    const both = await Promise.all([1, 2, 3].map(() => ours.call(customers.create, { body: twin })));
    expect(new Set(both.map(({ guid }) => guid))).toEqual(new Set([twin.guid]));
    expect([await named('ripetuta'), await named('gemella')].map((rows) => rows.length)).toEqual([1, 1]);
    const history = await ours.call(customers.history, { params: { guid: twin.guid } });
    expect(history.map(({ action }) => action)).toEqual(['create']);
  });

  it('has a key that is independent of codes, and cannot be used by others', async () => {
    const work = { ...buildWork({ code: 'K1' }), guid: newGuid(server.clock.now) };
    await ours.call(works.create, { body: work });
    const other = { ...buildWork({ code: 'K1' }), guid: newGuid(server.clock.now) };
    await expectError(ours.call(works.create, { body: other }), 'DUPLICATE_CODE');
    const stranger = await registerTestCompany(server);
    const stolen = { ...work, code: 'K2' };
    await expectError(stranger.call(works.create, { body: stolen }), 'GUID_TAKEN');
    await expectError(ours.call(works.create, { body: { ...work, guid: 'x' } }), 'VALIDATION');
  });
});
