/** Whether numbers restart each year: only if the printed number contains the year, otherwise two would be equal. */
export const namesYear = (format: string): boolean => /\{aaaa\}|\{aa\}/.test(format);

/** `P-{aaaa}-{nnnn}` → `P-2026-0001`; a number that outgrows its places is printed whole. */
export const printNumber = (format: string, year: number, serial: number): string =>
  format
    .replaceAll('{aaaa}', String(year))
    .replaceAll('{aa}', String(year).slice(-2))
    .replaceAll(/\{(n+)\}/g, (_, places: string) => String(serial).padStart(places.length, '0'));
