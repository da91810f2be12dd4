/** A field as two pages can find it, whatever stands around it: its label, and which one of that label it is. */
export function fieldName(labels: readonly string[], place: number): string | null {
  const label = labels[place] ?? '';
  if (label === '') return null;
  return `${label}#${labels.slice(0, place + 1).filter((one) => one === label).length}`;
}

/** Where the field of a name stands; -1 where this page has none. */
export function placeOfField(labels: readonly string[], name: string): number {
  return labels.findIndex((_, place) => fieldName(labels, place) === name);
}

export const initials = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .slice(0, 2)
    .toUpperCase();
