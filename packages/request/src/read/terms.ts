import type { Range } from './taken.ts';

export interface Term {
  readonly kind: 'delivery-terms' | 'payment' | 'packing' | 'certificate' | 'material-supply';
  readonly text: string;
}

export interface TermMention extends Range {
  readonly term: Term;
}

const TERMS: readonly (readonly [Term['kind'], RegExp])[] = [
  [
    'delivery-terms',
    /(?:resa\s*:?\s*)?(?:porto\s)?franco\s(?:(?:ns|vs|nostr[ao]|vostr[ao]|suo|loro)\.?\s?)?(?:sede|stabilimento|magazzino|fabbrica|destino|partenza|domicilio)(?:\s(?:cliente|fornitore))?/gi,
  ],
  [
    'delivery-terms',
    /(?<![A-Za-z])(?:EXW|FCA|DAP|DDP|CPT|CIP|FOB|CIF)(?![A-Za-z])(?:\s+\p{Lu}[\p{L}-]+){0,2}/gu,
  ],
  ['delivery-terms', /(?:ex works|ab werk|frei haus|porto assegnato)/gi],
  [
    'payment',
    /(?:pagamento|payment|zahlung)\s*:?\s*(?:[\p{L}.]{1,12}\s){0,3}?(?:\d{2,3}\s?(?:gg|giorni|days|tage)\.?(?:\s(?:netto|net|data fattura|fine mese|D\.?F\.?F?\.?M?\.?|f\.?m\.?))*|bonifico[^.;,\n]{0,30}|ri\.?\s?ba\.?(?:\s\d{2,3}(?:\/\d{2,3})*\s?(?:gg|giorni)\.?)?(?:\s(?:data fattura|fine mese|d\.?f\.?f?\.?m?\.?|f\.?m\.?))*|anticipato)/giu,
  ],
  [
    'payment',
    /(?:RI\.?\s?BA\.?|RB|bonifico)\s\d{2,3}\s?(?:gg|giorni)\.?\s?(?:D\.?F\.?F?\.?M?\.?|f\.?m\.?)?/gi,
  ],
  ['payment', /\d{2,3}\s?(?:gg|giorni)\.?\s?(?:D\.?F\.?F?\.?M?\.?|data fattura|fine mese)(?![A-Za-z])/gi],
  [
    'certificate',
    /(?:certificat[oi]|certificate|zeugnis|werkszeugnis)\s(?:di\s(?:conformità|materiale|origine|collaudo))?\s?(?:EN\s?10204\s?)?(?:[23]\.[12])?/gi,
  ],
  ['packing', /(?:imball[oi]|verpackung|packaging)(?:[^.;\n]|\.(?=\s[a-z])){0,50}/gi],
  [
    'material-supply',
    /materiale\s(?:di\s|a\s)?(?:vs|ns|vostr[ao]|nostr[ao])\.?\s?(?:fornitura|carico|cura)|conto\s?lavoro(?:\scon\smateriale\snostro)?/gi,
  ],
];

/** Conditions that the buyer writes, as written. */
export function termsIn(text: string): readonly TermMention[] {
  const found: TermMention[] = [];
  for (const [kind, pattern] of TERMS) {
    for (const match of text.matchAll(pattern)) {
      const words = match[0].trim();
      const range = { start: match.index, end: match.index + words.length };
      if (found.some((other) => range.start < other.end && other.start < range.end)) continue;
      if (words.length > 3) found.push({ ...range, term: { kind, text: words.replaceAll(/\s+/g, ' ') } });
    }
  }
  return found.sort((one, two) => one.start - two.start);
}
