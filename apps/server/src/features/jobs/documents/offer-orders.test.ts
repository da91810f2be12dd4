import { offerOrders, offers, orders, quoteDelivery, quotes } from '@truciolo/contract';
import { expect, it } from 'vitest';
import { expectError } from '../../../../test/expect-error.ts';
import { makeJob, orderOf } from '../../../../test/job-samples.ts';
import { asBody, pinQuote } from '../../../../test/quote-samples.ts';
import { registerTestCompany, sharedTestServer } from '../../../../test/test-server.ts';

const server = sharedTestServer();

it('the link of an accepted offer opens the order confirmation, with the buyer’s order number', async () => {
  const { call } = await registerTestCompany(server);
  const buyer = server.as(null);
  const { guid } = await call(quotes.create, { body: asBody(pinQuote()) });
  const { url } = await call(quoteDelivery.createLink, { params: { guid }, body: { confirmed: true } });
  const token = url.split('/offerta/')[1] ?? '';
  await buyer(offers.answer, {
    params: { token },
    body: { answer: 'accepted', name: 'Giulia Ferrari', orderNumber: 'OA-77' },
  });
  expect((await call(orders.propose, { params: { guid } })).reference).toBe('OA-77');
  expect(await buyer(offerOrders.list, { params: { token } })).toEqual({ orders: [] });
  const order = await call(orders.create, { body: orderOf(guid) });
  const told = await buyer(offerOrders.list, { params: { token } });
  expect(told.orders).toMatchObject([{ guid: order.guid, number: order.number }]);
  const paper = await buyer(offerOrders.pdf, { params: { token, guid: order.guid } });
  expect(paper.fileName).toBe(`${order.number}-conferma.pdf`);
  expect(Buffer.from(paper.base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');

  const other = await makeJob(call);
  const notTheirs = { token, guid: other.orderGuid ?? '' };
  await expectError(buyer(offerOrders.pdf, { params: notTheirs }), 'NOT_FOUND');
  await expectError(buyer(offerOrders.list, { params: { token: 'x' } }), 'OFFER_UNKNOWN');
});
