import type { Claim } from '../claim.ts';

const NUMBER = '([A-Z]{0,5}[-./_]?\\d[\\w./-]*\\d|\\d{2,})';
const SIGN = '\\s*(?:n(?:r|um|o)?[.°º]?|no\\.?|numero|number|#|:)?\\s*';
const REQUEST = new RegExp(
  `(?:richiesta(?: di)? (?:offerta|quotazione)|r\\.?d\\.?o\\.?|rfq|request for quotation|anfrage)${SIGN}${NUMBER}`,
  'iu',
);
const OFFER = new RegExp(
  `(?:vs\\.?|vostra|your|ihr(?:e[ms]?)?)\\s*(?:offerta|preventivo|quotazione|quotation|quote|offer|angebote?s?)${SIGN}${NUMBER}|(?:offerta|preventivo)\\s*(?:n\\.?|nr\\.?|n°)\\s*${NUMBER}|(?:offerta|preventivo|angebot)\\s+([A-Z]{1,5}[-./]\\d[\\w./-]*\\d)`,
  'iu',
);
const ORDER = new RegExp(
  `(?:ordine(?: d['’]acquisto)?|purchase order|p\\.?o\\.?|order|bestellung|auftrag)${SIGN}${NUMBER}`,
  'iu',
);

function find(pattern: RegExp, subject: string, body: string, offset: number): Claim<string> | null {
  const own = pattern.exec(subject);
  const match = own ?? pattern.exec(body);
  const value = match?.slice(1).find((group) => group !== undefined);
  if (!match || value === undefined || !/^[A-Z]{0,5}[-./_]?\d/.test(value)) return null;
  // «Richiesta di offerta: XJ-12» names the part.
  if (
    /^[A-Z]/i.test(value) &&
    /(?:offerta|quotazione|quotation|anfrage)\s*:\s*$/i.test(match[0].slice(0, -value.length))
  )
    return null;
  const start = match.index + match[0].lastIndexOf(value) + (own ? 0 : offset);
  return {
    value,
    proof: { source: own ? 'subject' : 'text', text: match[0], start, end: start + value.length },
    confidence: 0.9,
    reason: own ? 'numero nell’oggetto' : 'numero nel testo',
  };
}

/** Numbers of documents: the buyer's request, the offer that it answers, the order. */
export const readReferences = (subject: string, body: string, offset: number) => ({
  number: find(REQUEST, subject, body, offset),
  offer: find(OFFER, subject, body, offset),
  order: find(ORDER, subject, body, offset),
});
