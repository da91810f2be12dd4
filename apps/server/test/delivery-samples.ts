import { type Call, customers, ddts, invoicing, jobs, orders } from '@truciolo/contract';
import { money, sum } from '@truciolo/money';
import { typedValue } from '@truciolo/quote';
import { acceptedQuote, deliveryNote, makeJob, orderOf } from './job-samples.ts';
import { pin, pinQuote } from './quote-samples.ts';
import { buildCustomer } from './registry-samples.ts';

export const deliver = (call: Call, jobGuid: string, quantity: number, more: object = {}) =>
  call(ddts.create, { body: { ...deliveryNote, ...more, lines: [{ jobGuid, quantity }] } });

export const toInvoice = async (call: Call) => (await call(invoicing.list, { query: {} })).ddts;

export const worthOf = (list: readonly { readonly amount: number | null }[]) =>
  sum(list.map(({ amount }) => money(amount ?? 0)));

export const markInvoice = (call: Call, ...guids: readonly string[]) =>
  call(invoicing.mark, { body: { ddts: [...guids], invoice: { number: '1', date: '2026-11-30' } } });

/** Carriage of 31,25 €: 25 € with a margin of 20 %. */
export const transport = {
  id: 't',
  label: 'Trasporto',
  category: 'transport' as const,
  amount: typedValue(25),
  margin: 20,
};

/** Two positions, a discount that does not divide, and carriage. */
const document = pinQuote({
  discounts: [3],
  orderCosts: [transport],
  positions: [pin(), pin({ id: 'p2', code: 'RO-2', quantities: [7], chosenQuantity: 7 })],
});

/** An order of the whole quote, with what was accepted and what was confirmed. */
export async function orderOfTwo(call: Call) {
  const quote = await acceptedQuote(call, document);
  const lines = [
    { positionId: 'p1', quantity: 50, due: null },
    { positionId: 'p2', quantity: 7, due: null },
  ];
  const order = await call(orders.create, { body: { ...orderOf(quote.guid), lines } });
  const made = await Promise.all(order.jobs.map(({ guid }) => call(jobs.get, { params: { guid } })));
  const confirmed = sum([
    ...made.map(({ total }) => money(total ?? 0)),
    ...order.charges.map(({ amount }) => money(amount)),
  ]);
  return { quote, order, jobs: order.jobs, confirmed };
}

const address = {
  name: '',
  street: 'Via Emilia 3',
  postalCode: '42121',
  city: 'Reggio',
  province: 'RE',
  country: 'IT',
};

/** A job of 50 pieces for a customer of the registry who can be invoiced. */
export async function jobForCustomer(call: Call, vatNumber = 'IT00743110157') {
  const { guid } = await call(customers.create, {
    body: buildCustomer({ name: 'Rossi Oleodinamica S.r.l.', vatNumber, legalAddress: address }),
  });
  const quote = pinQuote({ paymentTerms: 'Bonifico 30 gg FM' });
  return makeJob(call, { ...quote, customer: { ...quote.customer, guid } });
}
