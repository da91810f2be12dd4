/** `P-{aaaa}-{nnnn}` → `P-2026-0001`; a number that outgrows its places is printed whole. */
export const printNumber = (format: string, year: number, serial: number): string =>
  format
    .replaceAll('{aaaa}', String(year))
    .replaceAll('{aa}', String(year).slice(-2))
    .replaceAll(/\{(n+)\}/g, (_, places: string) => String(serial).padStart(places.length, '0'));
