import { type Money, money, sum, ZERO } from '@truciolo/money';
import { newPosition, newQuote, noRates, priceQuote, priceTaken, typedValue } from '@truciolo/quote';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { byScope } from '../../../../testing/by-scope.ts';
import { confirmOrder } from '../plan/confirm-order.ts';
import { creditAmount, deliveryAmount } from './delivery-amount.ts';
import { homeOfCharges } from './delivery-note.ts';

// The law of the money: what was offered is accepted, confirmed, delivered and invoiced, to the cent, over whatever
// partial deliveries, notes that come back, and invoices in between. Pieces that come back after the invoice are credited:
// invoiced less credited is confirmed less returned for good.

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
  readonly returns: { readonly quantity: number; readonly amount: Money; readonly isReplaced: boolean }[];
}

const pieces = (list: readonly { readonly quantity: number }[]): number =>
  list.reduce((all, { quantity }) => all + quantity, 0);
const worth = (list: readonly { readonly amount: Money }[]): Money => sum(list.map(({ amount }) => amount));

it('invoices what was confirmed, and confirms what was accepted', () => {
  const line = fc.record({
    price: fc.integer({ min: 1, max: 500_000 }).map((units) => units / 1000),
    quantities: fc.uniqueArray(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 3 }),
    optional: fc.boolean(),
  });
  const act = fc.record({
    kind: fc.constantFrom('deliver', 'deliver', 'annul', 'invoice', 'invoice', 'return', 'replace'),
    at: fc.nat(1000),
    wanted: fc.integer({ min: 1, max: 120 }),
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
        const deliver = (job: number, wanted: number) => {
          const agreed = jobs[job];
          if (!agreed) return;
          const gone = live(job);
          const again = gone.flatMap(({ returns }) => returns.filter(({ isReplaced }) => isReplaced));
          const before = {
            quantity: pieces(gone) - pieces(again),
            amount: money(worth(gone) - worth(again)),
          };
          const quantity = Math.min(wanted, agreed.ordered - before.quantity);
          if (quantity < 1) return;
          const amount = deliveryAmount(agreed, before, quantity);
          notes.push({
            guid: `n${notes.length}`,
            job,
            quantity,
            amount,
            isAnnulled: false,
            isInvoiced: false,
            returns: [],
          });
          home ??= homeOfCharges(notes);
        };
        const invoice = (note: Note) => {
          note.isInvoiced = true;
          const once = note.guid === home ? first.charges.map(({ amount }) => amount) : [];
          invoiced = sum([invoiced, note.amount, ...once]);
        };
        const giveBack = (note: Note, wanted: number, isReplaced: boolean) => {
          const before = { quantity: pieces(note.returns), amount: worth(note.returns) };
          const quantity = Math.min(wanted, note.quantity - before.quantity);
          if (quantity < 1) return;
          note.returns.push({ quantity, amount: creditAmount(note, before, quantity), isReplaced });
        };
        for (const { kind, at, wanted } of acts) {
          const isReturn = kind === 'return' || kind === 'replace';
          const choice = notes.filter(isReturn ? ({ isInvoiced }) => isInvoiced : isOpen);
          const note = choice[at % Math.max(1, choice.length)];
          if (kind === 'deliver') deliver(at % jobs.length, wanted);
          else if (note && isReturn) giveBack(note, wanted, kind === 'replace');
          else if (note && kind === 'invoice') invoice(note);
          else if (note) {
            note.isAnnulled = true;
            if (home === note.guid) home = homeOfCharges(notes);
          }
        }
        for (const [index, { ordered }] of jobs.entries()) deliver(index, ordered);
        for (const note of notes.filter(isOpen)) invoice(note);
        const agreed = [...jobs.map(({ total }) => total), ...first.charges.map(({ amount }) => amount)];
        const returns = notes.flatMap((note) => note.returns);
        const forGood = worth(returns.filter(({ isReplaced }) => !isReplaced));
        expect(money(invoiced - worth(returns))).toBe(money(sum(agreed) - forGood));
        // A note that came back whole is credited at what it was invoiced at.
        for (const note of notes)
          if (pieces(note.returns) === note.quantity) expect(worth(note.returns)).toBe(note.amount);
      },
    ),
    { numRuns: byScope(100, 300) },
  );
});
