import { sameJson } from '@truciolo/changes';
import {
  type PricedQuote,
  priceQuote,
  type QuoteDocument,
  type RatesDraft,
  type Value,
} from '@truciolo/quote';

export interface RateChange {
  readonly name: string;
  readonly from: number | null;
  readonly to: number | null;
  readonly unit: string;
}

export interface NewerRates {
  readonly rates: RatesDraft;
  readonly changes: readonly RateChange[];
}

/** A number typed over a rate, in this quote, stays over the new one. */
const renewed = (held: Value, now: Value): Value => {
  if (held.origin === 'typed') return held;
  const override = held.override ?? null;
  return override === null ? now : { ...now, override };
};

type Rows<Row> = Readonly<Record<string, Row>>;

/** Today's rates for what the quote uses, and in what they differ from those it was made with. */
export function newerRates(held: RatesDraft, now: RatesDraft): NewerRates {
  const changes: RateChange[] = [];
  const note = (name: string, from: Value, to: Value, unit: string) => {
    if (from.value !== to.value) changes.push({ name, from: from.value, to: to.value, unit });
  };
  const each = <Row>(rows: Rows<Row>, today: Rows<Row>, renew: (before: Row, after: Row) => Row): Rows<Row> =>
    Object.fromEntries(
      Object.entries(rows).map(([key, before]) => {
        const after = today[key];
        return [key, after === undefined ? before : renew(before, after)];
      }),
    );
  const rates: RatesDraft = {
    ...held,
    machines: each(held.machines, now.machines, (before, after) => {
      const [setupRate, runRate] = [
        renewed(before.setupRate, after.setupRate),
        renewed(before.runRate, after.runRate),
      ];
      note(after.name, before.runRate, runRate, '€/h');
      if (setupRate.value !== runRate.value)
        note(`${after.name}, attrezzaggio`, before.setupRate, setupRate, '€/h');
      return { ...after, setupRate, runRate };
    }),
    labour: each(held.labour, now.labour, (before, after) => {
      const rate = renewed(before.rate, after.rate);
      note(after.name, before.rate, rate, '€/h');
      return { ...after, rate };
    }),
    materials: each(held.materials, now.materials, (before, after) => {
      const price = renewed(before.price, after.price);
      note(after.name, before.price, price, '€/kg');
      return { ...after, price };
    }),
    formulas: each(held.formulas, now.formulas, (before, after) => {
      if (before.version !== after.version)
        changes.push({
          name: `Formula ${after.name}`,
          from: before.version,
          to: after.version,
          unit: 'versione',
        });
      return after;
    }),
  };
  return { rates: sameJson(rates, held) ? held : rates, changes };
}

export const pricedWith = (document: QuoteDocument, rates: RatesDraft): PricedQuote =>
  priceQuote({ ...document, rates });
