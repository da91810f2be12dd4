import type { Range } from './taken.ts';

export interface RevisionMention extends Range {
  readonly revision: string;
}

const REVISION =
  /(?<![\p{L}\d])(?:revisione|revision|rev\.?|indice|ind\.|index|änd(?:erung|\.)?)\s*[.:°]?\s*(?:n\.?\s?)?([A-Z0-9]{1,3}|-)(?![\p{L}\d])/giu;
/** «Issue C», «Änderungsstand 03»: in other places, «issue» is a verb. */
const ISSUE =
  /(?<![\p{L}\d])(?:[Ii]ssue|ISSUE|[Ii]ss\.|[Aa]usgabe|(?:[ÄäRrZz]\p{L}+s|[Rr]ev\.)-?[Ss]tand|[Ee]dizione)\s*[.:]?\s*([A-Z]|\d{1,2})(?![\p{L}\d/-]|[.,]\d)/gu;
/** «VT-100_B.pdf». */
const OF_FILE = /(?<=[A-Za-z\d]_)([A-Z]|\d{2})(?=\.(?:pdf|step|stp|igs|iges|dxf|dwg)(?![\p{L}\d]))/gu;
const VOID = /non vale|non (?:è )?più valid|superat|annullat|obsolet|sostituit|void|ungültig/i;

/** «PO 70012 rev. 1»: the revision of a document. */
const OF_DOCUMENT =
  /(?<!\p{L})(?:p\.?o\.?|ordine|order|bestellung|r\.?d\.?[oa]\.?|rfq|offerta|preventivo|angebot|anfrage|quot(?:e|ation))\s*(?:n(?:r|o)?[.°º]?\s*)?[A-Z]{0,3}[-./]?\d[\w./-]*[\s,(]*$/iu;

/** Revisions in a stretch of text, without those that it declares void. */
export function revisionsIn(text: string): readonly RevisionMention[] {
  if (VOID.test(text)) return [];
  return [...text.matchAll(REVISION), ...text.matchAll(ISSUE), ...text.matchAll(OF_FILE)].flatMap((match) => {
    const revision = match[1] ?? '';
    if (OF_DOCUMENT.test(text.slice(Math.max(0, match.index - 40), match.index))) return [];
    // A dash in the place of the revision says that there is none.
    if (revision === '-' || revision === 'e' || /^(?:in|di|da|of|del|per|il|la)$/i.test(revision)) return [];
    return [{ revision: revision.toUpperCase(), start: match.index, end: match.index + match[0].length }];
  });
}

/** "03" and "3" are one revision; "-" and none are one, too. */
export const revisionKey = (revision: string): string =>
  revision
    .toUpperCase()
    .replace(/^[-–]$/, '')
    .replace(/^0+(?=\d)/, '');
