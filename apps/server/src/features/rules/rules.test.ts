import { blankRule, quotes, rules } from '@truciolo/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectError } from '../../../test/expect-error.ts';
import { asBody, pin, pinQuote } from '../../../test/quote-samples.ts';
import { addPerson } from '../../../test/test-people.ts';
import { registerTestCompany, sharedTestServer, type TestCompany } from '../../../test/test-server.ts';

const server = sharedTestServer();
let ours: TestCompany;
beforeAll(async () => {
  ours = await registerTestCompany(server);
});

const setupTwice = {
  ...blankRule(),
  name: 'Attrezzaggio doppio',
  conditions: [{ field: 'process' as const, contains: pin().phases[0]?.name ?? '' }],
  effects: [{ multiply: 'setup' as const, by: 2 }],
};

describe('rules of the price', () => {
  it('are stored per company, with conditions and effects as typed', async () => {
    const stranger = await registerTestCompany(server);
    const made = await ours.call(rules.create, { body: setupTwice });
    expect((await ours.call(rules.list, { query: {} })).rows).toMatchObject([
      { guid: made.guid, conditions: setupTwice.conditions, effects: setupTwice.effects, active: true },
    ]);
    expect((await stranger.call(rules.list, { query: {} })).total).toBe(0);
    await expectError(ours.call(rules.create, { body: setupTwice }), 'DUPLICATE_CODE');
    const bad = (change: object) =>
      expectError(ours.call(rules.create, { body: { ...setupTwice, name: 'x', ...change } }), 'VALIDATION');
    await bad({ conditions: [] });
    await bad({ effects: [{ multiply: 'cycle', by: 0 }] });
    await bad({ effects: [{ setScrap: 100 }] });
    await bad({ conditions: [{ field: 'material', contains: '' }] });
  });

  it('are tried on past quotes, which stay as they are', async () => {
    const quote = await ours.call(quotes.create, { body: asBody(pinQuote()) });
    const body = { guid: null, rule: setupTwice };
    const tried = await ours.call(rules.backTest, { body });
    expect(tried).toMatchObject({
      quotes: 1,
      isPartial: false,
      sums: { positions: 1, changed: 1, failed: 0 },
    });
    expect(tried.rows[0]).toMatchObject({ quoteGuid: quote.guid, positionId: 'p1' });
    expect(tried.sums.after).toBeGreaterThan(tried.sums.before);
    expect(await ours.call(quotes.get, { params: { guid: quote.guid } })).toEqual(quote);
    const never = { ...setupTwice, conditions: [{ field: 'material' as const, contains: 'titanio' }] };
    expect((await ours.call(rules.backTest, { body: { ...body, rule: never } })).rows).toEqual([]);
  });

  it('cannot be tried by users without price access', async () => {
    const floor = await addPerson(server, ours, 'reparto');
    await expectError(floor.call(rules.backTest, { body: { guid: null, rule: setupTwice } }), 'FORBIDDEN');
  });
});
