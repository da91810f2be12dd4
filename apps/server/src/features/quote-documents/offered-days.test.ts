import { machines, offers, orders, quoteDelivery, quotes } from '@truciolo/contract';
import type { PositionDraft } from '@truciolo/quote';
import { expect, it } from 'vitest';
import { acceptedQuote } from '../../../test/job-samples.ts';
import { textOf } from '../../../test/pdf-text.ts';
import { asBody, pin, pinQuote } from '../../../test/quote-samples.ts';
import { registerFilledCompany, sharedTestServer, type TestCompany } from '../../../test/test-server.ts';
import { loadPrinted, orderOf } from './load-printed.ts';

const server = sharedTestServer();

/**
 * A pin on a machine of the shop. Lots of 10 and 50: 4 and 12 hours on it; its material takes the five working days of
 * the company, and the company adds its margin.
 */
async function pinOf({ call }: TestCompany, price: Partial<PositionDraft['price']> = {}, machine?: string) {
  const { rows } = await call(machines.list, { query: { filter: 'kind:tornio' } });
  const lathe = machine ?? rows[0]?.guid ?? '';
  const part = pin();
  const made = pinQuote({ positions: [{ ...part, price: { ...part.price, ...price } }] });
  return JSON.parse(JSON.stringify(made).replaceAll('tc-2', lathe)) as typeof made;
}

/** Days that customer PDF, internal PDF, buyer's page, editor and order dialog say. */
async function saidOf(company: TestCompany, document: Awaited<ReturnType<typeof pinOf>>) {
  const { call, user } = company;
  const { guid } = await call(quotes.create, { body: asBody(document) });
  const pdf = async (kind: 'customer' | 'internal') => {
    const printed = await server.handles.tenant(user.companyGuid, (db) =>
      loadPrinted(db, server.services, guid, undefined, true),
    );
    return textOf(await orderOf(printed, kind, server.services));
  };
  const draft = await pdf('customer');
  const { url } = await call(quoteDelivery.createLink, { params: { guid }, body: { confirmed: true } });
  const token = url.split('/offerta/')[1] ?? '';
  const { positions } = await server.as(null)(offers.read, { params: { token } });
  const sent = await pdf('customer');
  const internal = await pdf('internal');
  const { offeredDays } = await call(quotes.get, { params: { guid } });
  const quantities = [{ position: 'p1', quantity: 50 }];
  const answer = { answer: 'accepted' as const, name: 'Rossi', quantities };
  await server.as(null)(offers.answer, { params: { token }, body: answer });
  const order = await call(orders.propose, { params: { guid } });
  const inTable = (text: string) => [...text.matchAll(/(\d+) gg/g)].map(([, days]) => Number(days));
  return {
    draft: inTable(draft),
    sent: inTable(sent),
    page: positions[0]?.prices.map(({ leadDays }) => leadDays) ?? [],
    internal: /Giorni lavorativi\n(\d+|—)\n(\d+|—)/.exec(internal)?.slice(1).join(' ') ?? '',
    editor: offeredDays?.map(({ days }) => days),
    order: [order.positions[0]?.leadDays, order.positions[0]?.daysFrom],
  };
}

it('every document and page says the days of the plan where nobody typed any', async () => {
  const company = await registerFilledCompany(server);
  const said = await saidOf(company, await pinOf(company));
  const [ten = 0, fifty = 0] = said.page;
  // Five working days for the material, the day of the work, the margin of the shop.
  expect(ten).toBeGreaterThan(5);
  expect(fifty).toBeGreaterThanOrEqual(ten);
  expect(said).toEqual({
    draft: [ten, fifty],
    sent: [ten, fifty],
    page: [ten, fifty],
    internal: `${ten} ${fifty}`,
    editor: [ten, fifty],
    order: [fifty, 'plan'],
  });
});

it('typed days stand everywhere', async () => {
  const company = await registerFilledCompany(server);
  const said = await saidOf(company, await pinOf(company, { promisedDays: 4 }));
  const four = [4, 4];
  expect(said).toEqual({
    ...{ draft: four, sent: four, page: four, internal: '4 4', editor: four },
    order: [4, 'typed'],
  });
});

it('no days are said where the plan cannot answer', async () => {
  const company = await registerFilledCompany(server);
  const said = await saidOf(company, await pinOf(company, {}, 'tc-2'));
  expect(said).toEqual({
    draft: [],
    sent: [],
    page: [0, 0],
    internal: '— —',
    editor: [],
    order: [null, null],
  });
});

it('a sent offer keeps its days when the plan changes, and an accepted one is due on them', async () => {
  const company = await registerFilledCompany(server);
  const { call } = company;
  const document = await pinOf(company);
  const quote = await acceptedQuote(call, document);
  const said = async () => ({
    order: await call(orders.propose, { params: { guid: quote.guid } }),
    editor: (await call(quotes.get, { params: { guid: quote.guid } })).offeredDays,
  });
  const before = await said();
  expect(before.editor).not.toEqual([]);
  const { rows } = await call(machines.list, { query: { filter: 'kind:tornio' } });
  const lathe = rows[0];
  if (!lathe) throw new Error('the company has a lathe');
  const exceptions = [{ date: '2026-11-16', until: '2027-01-31', hours: 0, note: 'Guasto' }];
  const changes = { calendar: { ...lathe.calendar, exceptions } };
  await call(machines.update, {
    params: { guid: lathe.guid },
    body: { base: { calendar: lathe.calendar }, changes },
  });
  expect(await said()).toEqual(before);
});
