/** "Vercelli (VC)", as people choose it, is "VC" on paper and in an invoice; anything else stays as it was typed. */
export function provinceCode(province: string): string {
  const text = province.trim();
  return /\(([A-Z]{2})\)$/.exec(text)?.[1] ?? text;
}
