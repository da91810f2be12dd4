import type { Where } from './labels/labelled-values.ts';
import type { Line } from './lines/line.ts';
import { placeOf, weakest } from './lines/line.ts';
import type { Confidence, Found } from './reading.ts';

const WHERE: Readonly<Record<Where, string>> = {
  cell: 'letto nella casella del cartiglio',
  inline: 'letto accanto alla sua etichetta',
  right: 'letto nella casella a destra dell’etichetta',
  row: 'letto nella riga della tabella',
  near: 'letto vicino all’etichetta',
};

const TRUST: Readonly<Record<Where, Confidence>> = {
  cell: 'sure',
  inline: 'sure',
  right: 'sure',
  row: 'likely',
  near: 'likely',
};

export const reasonOf = (where: Where) => WHERE[where];
export const trustOf = (where: Where) => TRUST[where];

const LOW = 0.7;

/** Text of a recogniser is never sure, and unsure where the recogniser itself was. */
function lowered(confidence: Confidence, lines: readonly Line[]): Confidence {
  const source = weakest(lines.map((line) => line.source));
  if (source !== 'hidden' && source !== 'ocr') return confidence;
  const certainty = Math.min(1, ...lines.map((line) => line.certainty));
  return confidence === 'unsure' || certainty < LOW ? 'unsure' : 'likely';
}

const ORIGIN = { hidden: ', da un livello OCR del file', ocr: ', da OCR' } as const;

/** A value with the lines that prove it. */
export function found<Value>(
  value: Value,
  lines: readonly Line[],
  proof: { readonly confidence: Confidence; readonly reason: string; readonly text?: string },
): Found<Value> {
  const source = weakest(lines.map((line) => line.source));
  const origin = source === 'hidden' || source === 'ocr' ? ORIGIN[source] : '';
  return {
    value,
    text: proof.text ?? lines.map(({ text }) => text).join(' '),
    places: lines.map(placeOf),
    confidence: lowered(proof.confidence, lines),
    reason: proof.reason + origin,
    source,
  };
}
