import { isGuid } from '@truciolo/contract';
import { addDays } from '@truciolo/italian';
import {
  materialName,
  type PositionDraft,
  type PricedQuote,
  priceQuote,
  type QuoteDocument,
  worksOfQuote,
} from '@truciolo/quote';
import { searchKey } from '../../../platform/registry/search-key.ts';
import { cutText } from './cut-text.ts';
import { linesOf, type QuoteLine } from './lines.ts';

/** Enough for the words of some thousand positions; a longer key would only slow down every search. */
const LONGEST_KEY = 200_000;

type Totals = Omit<PricedQuote['totals'], 'vat' | 'stampDuty'>;

export interface Summary {
  /** Columns of `quotes` for lists. */
  readonly columns: ReturnType<typeof columnsOf>;
  readonly totals: Totals;
  readonly lines: readonly QuoteLine[];
}

/** Extracts the data for lists, searches and statistics from a document; computes the price unless it is given. */
export function summarise(
  document: QuoteDocument,
  number: string,
  priced: PricedQuote = priceQuote(document),
): Summary {
  const { vat: _vat, stampDuty: _duty, ...totals } = priced.totals;
  return { columns: columnsOf(document, number, totals), totals, lines: linesOf(document, priced) };
}

function columnsOf(document: QuoteDocument, number: string, totals: Totals) {
  const { customer, positions } = document;
  const counted = positions.filter(({ optional }) => !optional).length;
  return {
    customerGuid: customer.guid,
    customerName: customer.name.trim(),
    customerKey: searchKey(customer.name),
    title: document.title.trim(),
    date: document.date,
    validUntil: addDays(document.date, document.validityDays),
    tags: [...new Set(document.tags.map((tag) => tag.trim()).filter((tag) => tag !== ''))],
    workGuids: worksOfQuote(document).filter(isGuid),
    positions: positions.length,
    firstPart: positions[0] ? partName(positions[0]) : '',
    taxable: counted > totals.unpriced ? totals.taxable : null,
    netMargin: totals.netMargin,
    unpriced: totals.unpriced,
    searchKey: cutText(searchKey(searchText(document, number)), LONGEST_KEY),
  };
}

const partName = ({ code, description }: PositionDraft): string =>
  [code.trim(), cutText(description.trim(), 200)].filter((text) => text !== '').join(' · ');

function searchText(document: QuoteDocument, number: string): string {
  const { customer, title, reference, customerNotes, internalNotes, positions } = document;
  const parts = positions.flatMap((position) => [
    position.code,
    position.description,
    position.drawing,
    materialName(document, position),
    position.notes,
  ]);
  const head = [number, customer.name, customer.contact, title, reference];
  return [...head, ...parts, customerNotes, internalNotes].filter((text) => text !== '').join(' ');
}
