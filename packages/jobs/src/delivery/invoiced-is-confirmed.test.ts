import { type Money, money, sum, ZERO } from '@truciolo/money';
import { newPosition, newQuote, noRates, priceQuote, priceTaken, typedValue } from '@truciolo/quote';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { confirmOrder } from '../plan/confirm-order.ts';
import { deliveryAmount } from './delivery-amount.ts';
import { homeOfCharges } from './delivery-note.ts';

// The invariant of the money: the offered amount is accepted, confirmed, delivered and invoiced, to the cent, over any
// partial deliveries, annulled notes, and invoices in between.

interface Line {
  readonly price: number;
  readonly quantities: readonly number[];
  readonly optional: boolean;
}

const quoteOf = (lines: readonly Line[], discounts: number[], transport: number, minimumOrder: number) => ({
  ...newQuote('2026-11-16', { validityDays: 30, paymentTerms: '', deliveryTerms: '', vat: 22 }),
  rates: noRates,
  discounts,
  minimumOrder,
  orderCosts: [
    {
      id: 't',
      label: 'Trasporto',
      category: 'transport' as const,
      amount: typedValue(transport),
      margin: 20,
    },
  ],
  positions: lines.map(({ price, quantities, optional }, index) => {
    const position = newPosition(`p${index}`, { margin: 20, overheads: 12, costs: [] });
    return {
      ...position,
      code: `P${index}`,
      quantities: [...quantities],
      optional,
      stock: { kind: 'none' as const },
      price: { ...position.price, target: { kind: 'typed' as const, unit: price } },
    };
  }),
});

interface Note {
  readonly guid: string;
  readonly job: number;
  readonly quantity: number;
  readonly amount: Money;
  isAnnulled: boolean;
  isInvoiced: boolean;
}

it('invoices the confirmed amount, and confirms the accepted one', () => {
  const line = fc.record({
    price: fc.integer({ min: 1, max: 500_000 }).map((units) => units / 1000),
    quantities: fc.uniqueArray(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 3 }),
    optional: fc.boolean(),
  });
  const act = fc.record({
    kind: fc.constantFrom('deliver', 'deliver', 'annul', 'invoice'),
    at: fc.nat(1000),
    pieces: fc.integer({ min: 1, max: 120 }),
  });
  const terms = fc.tuple(
    fc.array(
      fc.integer({ min: 1, max: 300 }).map((tenths) => tenths / 10),
      { maxLength: 2 },
    ),
    fc.integer({ min: 0, max: 20_000 }).map((cents) => cents / 100),
    fc.constantFrom(0, 0, 250, 5000),
  );
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 4 }),
      terms,
      fc.array(fc.nat(1000), { minLength: 4, maxLength: 4 }),
      fc.boolean(),
      fc.array(act, { maxLength: 30 }),
      (lines, [discounts, transport, minimum], choices, isOneOrder, acts) => {
        const document = quoteOf(lines, discounts, transport, minimum);
        const price = priceQuote(document);
        // Any quantity of any position, at least the first one.
        const taken = lines.flatMap(({ quantities, optional }, index) =>
          index > 0 && optional
            ? []
            : [
                {
                  position: `p${index}`,
                  quantity: quantities[(choices[index] ?? 0) % quantities.length] ?? 1,
                },
              ],
        );
        const accepted = priceTaken(document, price, taken).totals.taxable;
        const orders = isOneOrder ? [taken] : taken.map((one) => [one]);
        const before = new Set<string>();
        const confirmed = orders.map((wanted) => {
          const order = confirmOrder(document, { price, taken, before }, wanted);
          for (const { source } of order.charges) before.add(source);
          return order;
        });
        const totals = confirmed.flatMap(({ jobs }) => jobs.map((job) => job?.amounts.total ?? ZERO));
        const charges = confirmed.flatMap((order) => order.charges);
        expect(sum([...totals, ...charges.map(({ amount }) => amount)])).toBe(accepted);

        // One order from here on: its jobs leave in parts, return, and are invoiced in between.
        const [first] = confirmed;
        if (!first) return;
        const jobs = first.jobs.map((job) => ({
          total: job?.amounts.total ?? ZERO,
          ordered: job?.quantity ?? 1,
        }));
        const notes: Note[] = [];
        let home: string | null = null;
        let invoiced = ZERO;
        const live = (job: number) => notes.filter((note) => note.job === job && !note.isAnnulled);
        const isOpen = ({ isAnnulled, isInvoiced }: Note) => !isAnnulled && !isInvoiced;
        const deliver = (job: number, pieces: number) => {
          const agreed = jobs[job];
          if (!agreed) return;
          const gone = live(job);
          const left = agreed.ordered - gone.reduce((all, { quantity }) => all + quantity, 0);
          const quantity = Math.min(pieces, left);
          if (quantity < 1) return;
          const amount = deliveryAmount(
            agreed,
            { quantity: agreed.ordered - left, amount: sum(gone.map((note) => note.amount)) },
            quantity,
          );
          notes.push({
            guid: `n${notes.length}`,
            job,
            quantity,
            amount,
            isAnnulled: false,
            isInvoiced: false,
          });
          home ??= homeOfCharges(notes);
        };
        const invoice = (note: Note) => {
          note.isInvoiced = true;
          const once = note.guid === home ? first.charges.map(({ amount }) => amount) : [];
          invoiced = sum([invoiced, note.amount, ...once]);
        };
        for (const { kind, at, pieces } of acts) {
          const open = notes.filter(isOpen);
          const note = open[at % Math.max(1, open.length)];
          if (kind === 'deliver') deliver(at % jobs.length, pieces);
          else if (note && kind === 'invoice') invoice(note);
          else if (note) {
            note.isAnnulled = true;
            if (home === note.guid) home = homeOfCharges(notes);
          }
        }
        for (const [index, { ordered }] of jobs.entries()) deliver(index, ordered);
        for (const note of notes.filter(isOpen)) invoice(note);
        const agreed = [...jobs.map(({ total }) => total), ...first.charges.map(({ amount }) => amount)];
        expect(invoiced).toBe(money(sum(agreed)));
      },
    ),
    { numRuns: 300 },
  );
});
