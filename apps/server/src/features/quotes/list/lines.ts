import { materialName, type PricedQuote, type QuoteDocument } from '@truciolo/quote';
import { searchKey } from '../../../platform/registry/search-key.ts';
import { cutText } from './cut-text.ts';

/** A position at one of its quantities, for similar quotes and statistics. Amounts in 1/10,000 €. */
export interface QuoteLine {
  readonly positionId: string;
  readonly quantity: number;
  /** The quantity that counts in the sum. */
  readonly chosen: boolean;
  readonly code: string;
  readonly description: string;
  readonly material: string;
  readonly materialKey: string;
  readonly weight: number | null;
  readonly unit: number;
  readonly total: number;
  readonly netMargin: number | null;
  readonly searchKey: string;
}

/** A longer quote is a price list: its first lines are enough for comparisons. */
const MOST_LINES = 20_000;
const LONGEST_DESCRIPTION = 500;

/** One line per priced quantity. */
export function linesOf(document: QuoteDocument, priced: PricedQuote): QuoteLine[] {
  return document.positions
    .flatMap((position, index) => {
      const material = materialName(document, position);
      const description = cutText(position.description.trim(), LONGEST_DESCRIPTION);
      const shared = {
        positionId: position.id,
        code: position.code.trim(),
        description,
        material,
        materialKey: searchKey(material),
        searchKey: searchKey([position.code, position.drawing, description].join(' ')),
      };
      const { outcomes = [], chosen = null } = priced.positions[index] ?? {};
      return outcomes.flatMap(({ quantity, outcome }, place) => {
        if (!outcome.ok || outcomes.findIndex((other) => other.quantity === quantity) < place) return [];
        const { price, stock } = outcome.priced;
        return [
          {
            ...shared,
            quantity,
            chosen: outcome === chosen,
            weight: stock?.grossWeight ?? null,
            unit: price.netUnit,
            total: price.total,
            netMargin: price.netMargin,
          },
        ];
      });
    })
    .slice(0, MOST_LINES);
}
