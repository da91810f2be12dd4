import type { QuoteDocument } from '../model/quote-document.ts';

type Position = QuoteDocument['positions'][number];

// Services that customers order by name beside the part itself. Machining is left out: how and where a part is made is
// internal.
const TREATMENTS =
  /trattament|ricott|normalizz|bonific|tempra|rinven|cementaz|nitrur|distens|solubilizz|invecchiam|zincat|nichel|cromat|brunit|fosfat|anodizz|ossidaz|passivaz|decap|elettroluc|sabbiat|pallin|vernic|stagnat|ramatura|argentat|dorat|teflon|rivestim/i;
const TESTS = /collaud|\bcontroll|\bprov[ae]\b|liquidi penetranti|magnetoscop|ultrasuon|radiograf|durezza/i;

const CERTIFICATE = { it: 'Certificato 3.1', en: 'Certificate 3.1' } as const;

/** Treatments, tests and certificate that the price of a position includes, under the shop's names. */
export function includedIn({ phases, stock }: Position, language: 'it' | 'en'): string[] {
  const names = phases
    .map(({ name }) => name.trim())
    .filter((name) => TREATMENTS.test(name) || TESTS.test(name));
  const isCertified = stock !== null && stock.kind !== 'none' && (stock.certificate ?? 0) > 0;
  return [...new Set(names), ...(isCertified ? [CERTIFICATE[language]] : [])];
}
