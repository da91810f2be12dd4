/** A position that a new one may resemble. */
interface Past {
  readonly customerGuid: string | null;
  readonly materialKey: string;
  readonly searchKey: string;
  /** kg of the blank. */
  readonly weight: number | null;
  readonly quantity: number;
}

export interface Wanted {
  readonly customer: string | null;
  readonly materialKey: string;
  readonly words: readonly string[];
  readonly weight: number | null;
  readonly quantity: number | null;
}

interface Score {
  readonly points: number;
  /** In the estimator's words. */
  readonly reasons: readonly string[];
}

const isWithin = (a: number, b: number, factor: number): boolean => a <= b * factor && b <= a * factor;

/** Similarity of two positions. Words weigh most: a shop names its parts after their function. */
export function likeness(wanted: Wanted, past: Past): Score {
  const marks: [number, string][] = [];
  const hits = wanted.words.filter((word) => past.searchKey.includes(word)).length;
  if (hits > 0) marks.push([(4 * hits) / wanted.words.length, 'codice o descrizione simile']);
  if (wanted.customer !== null && wanted.customer === past.customerGuid) marks.push([2, 'stesso cliente']);
  if (wanted.materialKey !== '' && wanted.materialKey === past.materialKey)
    marks.push([2, 'stesso materiale']);
  const { weight, quantity } = wanted;
  if (weight && past.weight && isWithin(weight, past.weight, 1.25)) marks.push([2, 'peso simile']);
  if (quantity && isWithin(quantity, past.quantity, 2)) marks.push([1, 'quantità simile']);
  return {
    points: marks.reduce((sum, [points]) => sum + points, 0),
    reasons: marks.sort((a, b) => b[0] - a[0]).map(([, reason]) => reason),
  };
}
