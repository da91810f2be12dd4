/** The first number a format gives in a year: {aaaa} and {aa} are the year, {nnnn} the count with its zeros. */
export const firstNumber = (format: string, year: number): string =>
  format
    .replace(/\{aaaa\}/g, String(year))
    .replace(/\{aa\}/g, String(year).slice(-2))
    .replace(/\{(n+)\}/g, (_, places: string) => '1'.padStart(places.length, '0'));
