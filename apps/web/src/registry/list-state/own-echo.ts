/**
 * Typed searches come back through the address with a delay. When one arrives, it and the earlier ones are done; null =
 * the address was changed otherwise, by the browser's history or a button.
 */
export function pendingEchoes(sent: readonly string[], arrived: string): readonly string[] | null {
  const place = sent.indexOf(arrived);
  return place < 0 ? null : sent.slice(place);
}
