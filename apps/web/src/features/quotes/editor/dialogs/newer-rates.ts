import { sameJson } from '@truciolo/changes';
import type { MaterialRateDraft, RatesDraft, Value } from '@truciolo/quote';

interface RateChange {
  readonly name: string;
  readonly from: number | string | null;
  readonly to: number | string | null;
  readonly unit: string;
}

interface NewerRates {
  readonly rates: RatesDraft;
  readonly changes: readonly RateChange[];
  /** Names of machines, rates and materials that the registries no longer have: archived. */
  readonly gone: readonly string[];
}

/** A number typed over a rate, in this quote, stays over the new one. */
const renewed = (held: Value, now: Value): Value => {
  if (held.origin === 'typed') return held;
  const override = held.override ?? null;
  return override === null ? now : { ...now, override };
};

/** A plate price that was typed only in this quote lies over the price of today. */
const renewedPlate = (held: MaterialRateDraft, now: MaterialRateDraft): Value | undefined => {
  const { platePrice: before } = held;
  const isTyped = before?.origin === 'typed' || (before?.override ?? null) !== null;
  return before && isTyped ? renewed(before, now.platePrice ?? now.price) : now.platePrice;
};

const labourWord = (isVariable: boolean): string => (isVariable ? 'costo variabile' : 'costo fisso');

type Rows<Row> = Readonly<Record<string, Row>>;

/** Today's rates of the used rows, and their differences from the quote's copies. */
export function newerRates(held: RatesDraft, now: RatesDraft): NewerRates {
  const changes: RateChange[] = [];
  const gone: string[] = [];
  const plain = (name: string, from: number | null, to: number | null, unit: string) => {
    if (from !== to) changes.push({ name, from, to, unit });
  };
  const note = (name: string, from: Value, to: Value, unit: string) => {
    if (from.value !== to.value) changes.push({ name, from: from.value, to: to.value, unit });
  };
  const each = <Row extends { readonly name: string }>(
    rows: Rows<Row>,
    today: Rows<Row>,
    renew: (before: Row, after: Row) => Row,
  ): Rows<Row> =>
    Object.fromEntries(
      Object.entries(rows).map(([key, before]) => {
        const after = today[key];
        if (after !== undefined) return [key, renew(before, after)];
        gone.push(before.name);
        return [key, before];
      }),
    );
  const rates: RatesDraft = {
    ...held,
    labourIsVariable: now.labourIsVariable,
    machines: each(held.machines, now.machines, (before, after) => {
      const [setupRate, runRate] = [
        renewed(before.setupRate, after.setupRate),
        renewed(before.runRate, after.runRate),
      ];
      note(after.name, before.runRate, runRate, '€/h');
      if (setupRate.value !== runRate.value)
        note(`${after.name} (attrezzaggio)`, before.setupRate, setupRate, '€/h');
      plain(`${after.name} (quota variabile)`, before.variableShare, after.variableShare, '%');
      return { ...after, setupRate, runRate };
    }),
    labour: each(held.labour, now.labour, (before, after) => {
      const rate = renewed(before.rate, after.rate);
      note(after.name, before.rate, rate, '€/h');
      return { ...after, rate };
    }),
    materials: each(held.materials, now.materials, (before, after) => {
      const price = renewed(before.price, after.price);
      const platePrice = renewedPlate(before, after);
      plain(`${after.name} (da lastra)`, before.platePrice?.value ?? null, platePrice?.value ?? null, '€/kg');
      note(after.name, before.price, price, '€/kg');
      plain(`${after.name} (ricavo del truciolo)`, before.chipPrice, after.chipPrice, '€/kg');
      plain(`${after.name} (densità)`, before.density, after.density, 'kg/dm³');
      return { ...after, price, ...(platePrice && { platePrice }) };
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
  if (held.labourIsVariable !== now.labourIsVariable)
    changes.push({
      name: 'Manodopera',
      from: labourWord(held.labourIsVariable),
      to: labourWord(now.labourIsVariable),
      unit: '',
    });
  return { rates: sameJson(rates, held) ? held : rates, changes, gone };
}
