/** "6,8": at most two decimals, comma, no thousands mark below ten thousand. */
export function italian(value: number, decimals = 2): string {
  const factor = 10 ** decimals;
  const [whole = '0', fraction] = String(Math.round(value * factor) / factor).split('.');
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, '.') : whole;
  return fraction ? `${grouped},${fraction}` : grouped;
}
