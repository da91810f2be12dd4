const real = (year: number, month: number, day: number): string | null => {
  const date = new Date(Date.UTC(year, month - 1, day));
  // A day that does not exist becomes another one: the 31st of April is the 1st of May.
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && year >= 1900 ? date.toISOString().slice(0, 10) : null;
};

/** A whole day, gg/mm/aaaa (or with dots, dashes, blanks), or as computers write it; null for anything else. */
export function readDay(text: string): string | null {
  const computer = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text.trim());
  if (computer) return real(Number(computer[1]), Number(computer[2]), Number(computer[3]));
  const [, day, month, year] = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/.exec(text.trim()) ?? [];
  return year ? real(Number(year), Number(month), Number(day)) : null;
}

/**
 * A day as people cut it short once they have done typing: 16/11, 16/11/26, 1611, 161126, 16112026. The year that is
 * left out is that of `near`.
 */
export function readShortDay(text: string, near: string): string | null {
  const whole = readDay(text);
  if (whole) return whole;
  const parts =
    /^(\d{1,2})[/.\- ](\d{1,2})(?:[/.\- ](\d{2}))?$/.exec(text.trim()) ??
    /^(\d{2})(\d{2})(\d{4}|\d{2})?$/.exec(text.trim());
  if (!parts) return null;
  const [, day, month, year = near.slice(0, 4)] = parts;
  return real(year.length === 2 ? 2000 + Number(year) : Number(year), Number(month), Number(day));
}
