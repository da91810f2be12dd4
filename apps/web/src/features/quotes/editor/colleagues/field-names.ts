/**
 * A name by which two pages find the same field in different surroundings: its label, and its index among those of that
 * label.
 */
export function fieldName(labels: readonly string[], place: number): string | null {
  const label = labels[place] ?? '';
  if (label === '') return null;
  return `${label}#${labels.slice(0, place + 1).filter((one) => one === label).length}`;
}

/** Index of the field of a name; -1 where this page has none. */
export function placeOfField(labels: readonly string[], name: string): number {
  return labels.findIndex((_, place) => fieldName(labels, place) === name);
}
