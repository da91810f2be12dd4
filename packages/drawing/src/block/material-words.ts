import { findMaterial } from '@truciolo/materials-library';
import { DATE } from './plain-values.ts';

/** Names of families, in the languages of the labels. */
const FAMILY =
  /\b(?:alumini?um|alluminio|aluminium|stainless(?:\s+steel)?|steel|acciaio|inox|stahl|edelstahl|ottone|brass|messing|bronzo|bronze|rame|copper|ghisa|titani(?:o|um)|nylon|pom|delrin|ptfe|peek|pla|abs|polycarbonat[eo]?|policarbonato|acrylic|acrilico|plexiglas|pvc|hdpe|uhmw|mdf|anticorodal|ergal)\b/i;

/** Designations that are hardly anything else. */
const DESIGNATION =
  /\b(?:EN\s*AW[\s-]?\d{4}[A-Z]?|AISI\s*\d{3}[A-Z]?|[1-3]\.\d{4}|S[23]\d{2}(?:J[R02]|N[L]?)?|C\s?\d{2}E?|\d{2,3}(?:Ni|Cr|Mn|Mo|S)[A-Za-z0-9]{2,}|(?:2|5|6|7)\d{3}(?:-?T\d{1,4})?|Fe\s?\d{3}|CW\d{3}[A-Z]|OT\s?5[78])\b/;

const PLAIN_WORD =
  /^(?:alumini?um|alluminio|steel|stainless|acciaio|inox|brass|ottone|plates?|bars?|sheets?|rods?|lamiera|barra|T\d{1,4}|EN|AW|AISI)$/i;

/** Whether a line without a label is the name of a material and nothing else. */
export function isMaterialLine(text: string): boolean {
  const words = text.trim().split(/[\s-]+/);
  if (words.length > 5 || /[:=]/.test(text) || DATE.test(text)) return false;
  if (!FAMILY.test(text) && !DESIGNATION.test(text)) return false;
  return words.every(
    (word) =>
      PLAIN_WORD.test(word) ||
      FAMILY.test(word) ||
      DESIGNATION.test(word) ||
      /^(?:\d{3,4}[A-Z]?|\d+(?:[.,]\d+)?mm)$/.test(word),
  );
}

/** «M61: Machined 6061 Aluminum»: a key of a numbering scheme that names a material. */
export function materialOfKey(text: string): string | null {
  const match = /^[A-Z0-9]{2,4}\s*[:=]\s*(?:machined|lavorato|da)\s+(.+)$/i.exec(text);
  return match?.[1] ?? null;
}

export const isKnownMaterial = (text: string) =>
  findMaterial(text) !== undefined || FAMILY.test(text) || DESIGNATION.test(text);
