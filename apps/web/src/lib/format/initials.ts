/** At most two letters for a person: "Maria Pia De Rossi" is "MP". */
export const initials = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .slice(0, 2)
    .toUpperCase();
