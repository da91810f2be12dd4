import { audit, companies, customers, formulas, quotes, rack, works } from '@truciolo/contract';
import { money } from '@truciolo/money';
import { expect, it } from 'vitest';
import { asBody, pinQuote } from '../../../test/quote-samples.ts';
import { buildCustomer, buildRackItem, buildWork } from '../../../test/registry-samples.ts';
import { addPerson } from '../../../test/test-people.ts';
import { registerTestCompany, sharedTestServer } from '../../../test/test-server.ts';

const server = sharedTestServer();

it('a responsabile without cost access sees that something happened, but no price, cost or margin', async () => {
  const company = await registerTestCompany(server);
  const blind = await addPerson(server, company, 'responsabile');
  await server.handles.system((db) =>
    db.updateTable('users').set({ hideCosts: true }).where('guid', '=', blind.user.guid).execute(),
  );
  const { call } = company;
  const work = await call(works.create, {
    body: buildWork({ charge: 'kg', rate: money(11_111), name: 'Ramatura' }),
  });
  const changes = { rate: 22_222, formulaDraft: 'peso*33333', name: 'Ramatura fine' };
  await call(works.update, { params: { guid: work.guid }, body: { base: {}, changes } });
  await call(formulas.publish, { params: { guid: work.guid }, body: { draft: 'peso*33333' } });
  const customer = await call(customers.create, { body: buildCustomer() });
  const terms = { margin: 44.44, phone: '015 1234' };
  await call(customers.update, { params: { guid: customer.guid }, body: { base: {}, changes: terms } });
  const item = await call(rack.create, { body: buildRackItem() });
  const shelf = { price: 77_777, place: 'Scaffale 9' };
  await call(rack.update, { params: { guid: item.guid }, body: { base: {}, changes: shelf } });
  const params = { companyGuid: company.user.companyGuid };
  const { defaultMargin } = await call(companies.get, { params });
  const settings = { defaultMargin: 55.55, phone: '015 5678' };
  await call(companies.update, {
    params,
    body: { base: { defaultMargin: defaultMargin ?? 0 }, changes: settings },
  });
  const quote = await call(quotes.create, { body: asBody(pinQuote()) });
  await call(quotes.markSent, { params: { guid: quote.guid }, body: { confirmed: true } });
  await call(quotes.recordOutcome, {
    params: { guid: quote.guid },
    body: { state: 'refused', reason: '', competitor: 'Verdi', competitorPrice: 6_666_666 },
  });

  const told = async (who: typeof call) => JSON.stringify(await who(audit.list, { query: {} }));
  const secrets = ['22222', '33333', '44.44', '55.55', '77777'];
  const [open, hidden] = [await told(call), await told(blind.call)];
  for (const secret of secrets) {
    expect(open, secret).toContain(secret);
    expect(hidden, secret).not.toContain(secret);
  }
  for (const plain of ['Ramatura fine', '015 1234', '015 5678', 'Scaffale 9'])
    expect(hidden, plain).toContain(plain);
  const acts = async (who: typeof call) =>
    (await who(audit.list, { query: {} })).rows.map(({ entity, action }) => `${entity} ${action}`);
  expect(await acts(blind.call)).toEqual(await acts(call));
  const { rows } = await blind.call(audit.list, { query: { entity: 'quote' } });
  expect(rows.length).toBeGreaterThan(1);
  expect(rows.every((row) => Object.keys(row.changes).length === 0)).toBe(true);
});
