import { dashboard, offers, orders, plainQuotes, quoteDelivery, quotes, webhooks } from '@truciolo/contract';
import type { QuoteDocument } from '@truciolo/quote';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { transport } from '../../../../test/delivery-samples.ts';
import { expectError } from '../../../../test/expect-error.ts';
import { asBody, pin, pinQuote } from '../../../../test/quote-samples.ts';
import { registerTestCompany, sharedTestServer, type TestCompany } from '../../../../test/test-server.ts';
import { valueEarlier } from './value-earlier.ts';

const server = sharedTestServer({ WEBHOOK_PRIVATE: 'on' });
let ours: TestCompany;
beforeEach(async () => {
  ours = await registerTestCompany(server);
});

/** Ten pieces count, fifty are offered too; a second position is left to choice. */
const document = pinQuote({
  discounts: [3],
  orderCosts: [transport],
  positions: [pin({ chosenQuantity: 10 }), pin({ id: 'p2', code: 'RO-2', optional: true })],
});

async function linked(change: Partial<QuoteDocument> = {}, anyQuantity = false) {
  const { guid } = await ours.call(quotes.create, { body: asBody({ ...document, ...change }) });
  const made = await ours.call(quoteDelivery.createLink, {
    params: { guid },
    body: { confirmed: true, anyQuantity },
  });
  return { guid, token: made.url.split('/offerta/')[1] ?? '' };
}

const rowOf = async (guid: string) => {
  const { rows } = await ours.call(quotes.list, { query: {} });
  return rows.find((row) => row.guid === guid);
};
const wonValue = async () =>
  (await ours.call(dashboard.get, { query: { days: '90' } })).figures?.now.won.value;
const take = (token: string, quantity: number) =>
  server.as(null)(offers.answer, {
    params: { token },
    body: { answer: 'accepted', name: 'Giulia', quantities: [{ position: 'p1', quantity }] },
  });
const shown = async (token: string, quantity: number) =>
  (
    await server.as(null)(offers.price, {
      params: { token },
      body: { quantities: [{ position: 'p1', quantity }] },
    })
  ).totals.taxable;

describe('an accepted quote', () => {
  it('has the value of the buyer’s choice on the link: in the list, the figures, the statistics and the margin', async () => {
    const { guid, token } = await linked();
    const offered = await rowOf(guid);
    const paid = await shown(token, 50);
    expect(paid).toBeGreaterThan(offered?.taxable ?? 0);
    await take(token, 50);
    const alone = await ours.call(quotes.create, {
      body: asBody({ ...document, positions: [pin({ chosenQuantity: 50 })] }),
    });
    expect(await rowOf(guid)).toMatchObject({
      taxable: paid,
      netMargin: (await rowOf(alone.guid))?.netMargin,
    });
    expect(await wonValue()).toBe(paid);
    const { won, byCustomer, byQuantity } = await ours.call(quotes.statistics, {
      query: { filter: ['state:accepted'] },
    });
    expect(won).toEqual({ count: 1, value: paid });
    expect(byCustomer).toMatchObject([{ value: paid }]);
    // The optional position was not taken: no line of it counts.
    expect(byQuantity).toMatchObject([{ key: '50', won: 1 }]);
    expect((await ours.call(quotes.get, { params: { guid } })).outcome?.taken).toEqual([
      { position: 'p1', quantity: 50 },
    ]);
  });

  it('has the value of a quantity between the offered ones too, also for webhooks', async () => {
    const hook = { url: 'http://127.0.0.1:9/hook', events: ['quote.accepted' as const], active: true };
    await ours.call(webhooks.create, { body: hook });
    const { guid, token } = await linked({}, true);
    const paid = await shown(token, 37);
    await take(token, 37);
    expect((await rowOf(guid))?.taxable).toBe(paid);
    const { rows } = await server.handles.system((db) =>
      sql<{ body: string }>`select body::text as body from webhook_deliveries
        where company_guid = ${ours.user.companyGuid}`.execute(db),
    );
    expect(rows.map(({ body }) => JSON.parse(body).data)).toMatchObject([{ guid, taxable: paid }]);
    const { byQuantity } = await ours.call(quotes.statistics, { query: { filter: ['state:accepted'] } });
    expect(byQuantity).toMatchObject([{ key: '10', won: 1 }]);
  });

  it('is recorded by hand with the accepted positions, which are proposed for the order', async () => {
    const { guid, token } = await linked();
    const paid = await shown(token, 50);
    const offered = (await rowOf(guid))?.taxable;
    const note = { reason: '', competitor: '', competitorPrice: null } as const;
    const taken = [{ position: 'p1', quantity: 50 }];
    const params = { guid };
    await ours.call(quotes.recordOutcome, { params, body: { ...note, state: 'accepted', taken } });
    expect((await rowOf(guid))?.taxable).toBe(paid);
    const { positions } = await ours.call(orders.propose, { params });
    expect(positions.map(({ chosenQuantity }) => chosenQuantity)).toEqual([50, null]);
    // A corrected text keeps the accepted positions; a refused quote has the value of the offer.
    const words = { ...note, state: 'accepted', reason: 'Consegna', correction: 'Detto meglio' } as const;
    await ours.call(quotes.recordOutcome, { params, body: words });
    expect((await rowOf(guid))?.taxable).toBe(paid);
    const lost = { ...note, state: 'refused', correction: 'Ha cambiato idea' } as const;
    expect((await ours.call(quotes.recordOutcome, { params, body: lost })).outcome?.taken).toBeUndefined();
    expect((await rowOf(guid))?.taxable).toBe(offered);
    await ours.call(quotes.recordOutcome, { params, body: { ...words, taken } });
    expect((await ours.call(plainQuotes.get, { params })).outcome?.taken).toEqual(taken);
    await ours.call(quotes.revise, { params });
    expect((await rowOf(guid))?.taxable).toBe(offered);
  });

  it('refuses an unknown position and a quantity without a price', async () => {
    const { guid } = await linked();
    const note = { state: 'accepted', reason: '', competitor: '', competitorPrice: null } as const;
    const refused = (taken: { position: string; quantity: number }[]) =>
      expectError(
        ours.call(quotes.recordOutcome, { params: { guid }, body: { ...note, taken } }),
        'VALIDATION',
      );
    await refused([]);
    expect(await refused([{ position: 'p9', quantity: 5 }])).toMatchObject({
      fields: { 'taken.0.position': expect.any(String) },
    });
    expect((await rowOf(guid))?.state).toBe('sent');
  });

  it('from an older version is valued once, by the answer on its link', async () => {
    const { guid, token } = await linked();
    const offered = await rowOf(guid);
    await take(token, 50);
    const after = await rowOf(guid);
    await server.handles.system((db) =>
      sql`update quotes set taxable = ${offered?.taxable}, net_margin = ${offered?.netMargin},
        outcome = outcome - 'taken' where guid = ${guid}`.execute(db),
    );
    expect(await valueEarlier(server.services, server.handles)).toBe(1);
    expect(await rowOf(guid)).toMatchObject({ taxable: after?.taxable, netMargin: after?.netMargin });
    expect(await wonValue()).toBe(after?.taxable);
    expect(await valueEarlier(server.services, server.handles)).toBe(0);
  });
});
