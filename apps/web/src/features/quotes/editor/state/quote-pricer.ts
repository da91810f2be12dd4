import {
  type PositionDraft,
  type PricedPosition,
  type PricedQuote,
  priceQuote,
  type QuoteDocument,
} from '@truciolo/quote';

interface Known {
  readonly depends: readonly unknown[];
  readonly priced: PricedPosition;
}

/** What a position's price rests on beside the position itself: only the rows of the rates that it names. */
function dependencies(position: PositionDraft, { rates, vat }: QuoteDocument): readonly unknown[] {
  const { stock, phases } = position;
  const rows: unknown[] = [rates.formulas, rates.labourIsVariable, rates.hoursPerDay, vat];
  if (stock && stock.kind !== 'none') rows.push(row(rates.materials, stock.materialId));
  for (const phase of phases) {
    if (phase.kind !== 'time') continue;
    rows.push(
      row(rates.machines, phase.machineId),
      row(rates.labour, phase.programming?.labourId),
      row(rates.labour, phase.inspection?.labourId),
    );
  }
  return rows;
}

const row = <Row>(rows: Readonly<Record<string, Row>>, key: string | null | undefined) =>
  key === null || key === undefined ? undefined : rows[key];

const sameItems = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === b.length && a.every((item, index) => Object.is(item, b[index]));

/** Prices a quote again and again while it is typed: a position is priced anew only when something under it moved. */
export function createPricer(): (document: QuoteDocument) => PricedQuote {
  const known = new WeakMap<PositionDraft, Known>();
  return (document) => {
    const priced = priceQuote(document, (position) => {
      const before = known.get(position);
      return before && sameItems(before.depends, dependencies(position, document))
        ? before.priced
        : undefined;
    });
    document.positions.forEach((position, index) => {
      const result = priced.positions[index];
      if (result && known.get(position)?.priced !== result)
        known.set(position, { depends: dependencies(position, document), priced: result });
    });
    return priced;
  };
}
