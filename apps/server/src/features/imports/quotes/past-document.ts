import { fromEuro, inEuro } from '@truciolo/money';
import {
  effectiveValue,
  materialName,
  newPosition,
  newQuote,
  type PositionDraft,
  type QuoteCustomer,
  type QuoteDefaults,
  type QuoteDocument,
  typedValue,
} from '@truciolo/quote';
import type { PastQuoteRow } from '../sheets/past-quote.ts';

const COST_ID = 'costo';
const COST_LABEL = 'Costo dal foglio importato';

/** The price is typed and the cost is one sum: nothing in it is computed from a rate. */
function positionOf(row: PastQuoteRow, index: number): PositionDraft {
  const blank = newPosition(`p${index + 1}`, { margin: 0, overheads: 0, costs: [] });
  const { unitCost } = row;
  return {
    ...blank,
    code: row.code,
    description: row.description,
    quantities: [row.quantity],
    chosenQuantity: row.quantity,
    stock: { kind: 'none', ...(row.material !== '' && { materialName: row.material }) },
    costs:
      unitCost === null
        ? []
        : [
            {
              id: COST_ID,
              label: COST_LABEL,
              category: 'other',
              charge: { per: 'piece', amount: typedValue(inEuro(unitCost)) },
              variable: true,
              lostWithScrap: false,
            },
          ],
    price: {
      ...blank.price,
      target: { kind: 'typed', unit: inEuro(row.unitPrice) },
      discounts: row.discount === 0 ? [] : [{ rate: row.discount }],
      // Rounds like a sheet: cents are rounded only in the total of the line.
      rounding: { step: 0.0001, rule: 'half-up' },
    },
  };
}

/** The notes of all rows, each with its position where there are several. */
export function notesOf(rows: readonly PastQuoteRow[]): string {
  const said = rows.flatMap(({ notes }, index) => (notes === '' ? [] : [{ notes, place: index + 1 }]));
  const [first] = said;
  if (!first || said.every(({ notes }) => notes === first.notes)) return first?.notes ?? '';
  return said.map(({ notes, place }) => `Pos. ${place}: ${notes}`).join('\n');
}

/** The rows of one number as a quote document. */
export function pastDocument(
  rows: readonly PastQuoteRow[],
  customer: Pick<QuoteCustomer, 'guid' | 'name' | 'vatNumber'>,
  defaults: QuoteDefaults,
): QuoteDocument {
  const [head] = rows;
  if (!head) throw new Error('a quote without rows');
  const blank = newQuote(head.date, defaults);
  return {
    ...blank,
    customer: { ...blank.customer, ...customer },
    title: head.title,
    reference: head.reference,
    validityDays: head.validityDays ?? defaults.validityDays,
    deliveryTerms: head.deliveryTerms,
    internalNotes: notesOf(rows),
    positions: rows.map(positionOf),
  };
}

type Told = Pick<PastQuoteRow, 'number' | 'state' | 'reason'>;

/** The sheet's rows of an imported document; all notes are in the first. */
export function rowsOfDocument(document: QuoteDocument, told: Told): PastQuoteRow[] {
  const { customer, title, reference, date, validityDays, deliveryTerms, internalNotes, positions } =
    document;
  return positions.map((position, index) => {
    const { target, discounts } = position.price;
    const cost = position.costs.find(({ id }) => id === COST_ID)?.charge;
    const unitCost = cost?.per === 'piece' ? effectiveValue(cost.amount) : null;
    return {
      ...told,
      date,
      customer: customer.name,
      vatNumber: customer.vatNumber,
      title,
      reference,
      validityDays,
      deliveryTerms,
      code: position.code,
      description: position.description,
      material: materialName(document, position),
      quantity: position.quantities[0] ?? 0,
      unitPrice: target.kind === 'typed' ? fromEuro(target.unit ?? 0) : 0,
      discount: discounts[0]?.rate ?? 0,
      unitCost: unitCost === null ? null : fromEuro(unitCost),
      notes: index === 0 ? internalNotes : '',
    };
  });
}
