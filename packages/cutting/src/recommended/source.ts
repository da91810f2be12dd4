/** `lookedUp`: from a published table; `practice`: shop knowledge, the tool maker's catalogue wins. */
export interface Source {
  readonly kind: 'lookedUp' | 'practice';
  /** Italian, shown beside the range. */
  readonly text: string;
}

export interface RecommendedRange<T extends number = number> {
  readonly low: T;
  readonly high: T;
  readonly source: Source;
}

export const practice = (text: string): Source => ({
  kind: 'practice',
  text: `${text}. Pratica d'officina: il catalogo dell'utensile prevale.`,
});
