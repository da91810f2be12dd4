const short = new Intl.DateTimeFormat('it-IT', { month: 'short', timeZone: 'UTC' });
const long = new Intl.DateTimeFormat('it-IT', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const dateOf = (month: string) => new Date(`${month}-01T00:00:00Z`);

/** `2026-11` as "nov". */
export const shortMonth = (month: string): string => short.format(dateOf(month));
/** `2026-11` as "novembre 2026". */
export const longMonth = (month: string): string => long.format(dateOf(month));
