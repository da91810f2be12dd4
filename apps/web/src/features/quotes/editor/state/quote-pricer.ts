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

/** Inputs of a position's price: its figures without names and notes, and only the rates that it uses. */
function dependencies(position: PositionDraft, { rates, vat }: QuoteDocument): readonly unknown[] {
  const { id, code, description, drawing, drawingRevision, notes, picture, mesh, optional, ...figures } =
    position;
  const { stock, phases } = figures;
  const rows: unknown[] = Object.values(figures);
  rows.push(rates.formulas, rates.labourIsVariable, rates.hoursPerDay, vat);
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

/** Prices a quote incrementally: a position is priced again only when one of its inputs changed. */
export function createPricer(): (document: QuoteDocument) => PricedQuote {
  let known: ReadonlyMap<string, Known> = new Map();
  return (document) => {
    const depends = document.positions.map((position) => dependencies(position, document));
    let place = 0;
    const priced = priceQuote(document, ({ id }) => {
      const before = known.get(id);
      const now = depends[place] ?? [];
      place += 1;
      return before && sameItems(before.depends, now) ? before.priced : undefined;
    });
    known = new Map(
      priced.positions.map((result, index) => [result.id, { depends: depends[index] ?? [], priced: result }]),
    );
    return priced;
  };
}
