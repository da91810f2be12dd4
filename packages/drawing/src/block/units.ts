import type { Units } from '../reading.ts';

const SENTENCE =
  /(?:dimensions?|bema(?:ß|ss)ungen|ma(?:ß|ss)e|quote|dimensioni|misure|cotes)\b.{0,30}?\b(?:in|en)?\s*(millimet(?:er|re|ri)s?|mm|inch(?:es)?|pollici)\b/i;

export function readUnits(text: string): Units | null {
  const word = SENTENCE.exec(text)?.[1]?.toLowerCase();
  if (!word) return null;
  return word.startsWith('m') ? 'mm' : 'in';
}

/** The cell of the units alone. */
export function readUnitCell(text: string): Units | null {
  if (/^(?:mm|millimet\w*)$/i.test(text.trim())) return 'mm';
  return /^(?:in|inch(?:es)?|")$/i.test(text.trim()) ? 'in' : null;
}
