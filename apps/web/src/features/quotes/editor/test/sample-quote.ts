import { ZERO } from '@truciolo/money';
import { newPosition, newQuote, type QuoteDocument } from '@truciolo/quote';
import type { StoredQuote } from '../state/draft-state.ts';
import type { QuoteHead } from '../state/editor-state.ts';

const defaults = { validityDays: 30, paymentTerms: '', deliveryTerms: '', vat: 22 };
const position = (id: string) => newPosition(id, { margin: 20, overheads: 12, costs: [] });

export const sampleDocument: QuoteDocument = {
  ...newQuote('2026-11-16', defaults),
  title: 'Perni',
  positions: [
    { ...position('p1'), code: 'A1', quantities: [10, 50] },
    { ...position('p2'), code: 'B2' },
  ],
};

const GUID = '0198c0de-0000-7000-8000-000000000001';
const AT = '2026-11-16T08:42:00.000Z';

export const sampleHead: QuoteHead = {
  guid: GUID,
  number: 'P-2026-0147',
  revision: 1,
  state: 'draft',
  frozen: false,
  imported: false,
  price: null,
  totals: {
    positions: ZERO,
    discount: ZERO,
    topUp: ZERO,
    charges: ZERO,
    taxable: ZERO,
    vatTotal: ZERO,
    total: ZERO,
    netMargin: null,
    unpriced: 2,
  },
  ownerGuid: GUID,
  ownerName: 'Marco Bianchi',
  validUntil: '2026-12-16',
  sentAt: null,
  outcome: null,
  revisions: [],
  version: 1,
  createdAt: AT,
  updatedAt: AT,
  archivedAt: null,
  offeredDays: null,
};

export const sampleQuote = (
  document: QuoteDocument,
  version: number,
): StoredQuote<QuoteDocument, QuoteHead> => ({ document, head: { ...sampleHead, version } });
