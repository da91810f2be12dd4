/** «Ø58 × 124», «200 × 100 × 20»: the sizes of a box around the part; a diameter counts twice. Null for other texts. */
export function sizesIn(text: string): readonly number[] | null {
  const sizes = text.split(/\s*[×xX*]\s*/).map((part) => {
    const [, sign = '', digits = ''] = /^([Øø⌀]?)\s*(\d+(?:[.,]\d+)?)(?:\s*mm)?$/.exec(part.trim()) ?? [];
    const value = digits === '' ? Number.NaN : Number(digits.replace(',', '.'));
    return sign === '' ? [value] : [value, value];
  });
  const all = sizes.flat();
  return all.length >= 2 && all.length <= 4 && all.every((size) => size > 0) ? all : null;
}

/** Models are drawn at the nominal size, and sheets print rounded ones. */
const isNear = (one: number, other: number): boolean =>
  Math.abs(one - other) <= Math.max(0.2, Math.max(one, other) * 0.005);

/** Whether two descriptions of a box agree. A sheet may print two of three sizes: each has its partner in the other. */
export function isSameBox(one: readonly number[], other: readonly number[]): boolean {
  const [few, many] = one.length <= other.length ? [one, other] : [other, one];
  const left = [...many];
  return few.every((size) => {
    const at = left.findIndex((each) => isNear(each, size));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** «1,25 kg», «850 g», in kilograms. */
export function kilogramsIn(text: string): number | null {
  const [, digits, unit] = /^(\d+(?:[.,]\d+)?)\s*(kg|g)$/i.exec(text.trim()) ?? [];
  if (!digits || !unit) return null;
  return Number(digits.replace(',', '.')) * (unit.toLowerCase() === 'g' ? 0.001 : 1);
}

/** Weights on sheets are rounded, and come from another density now and then. */
const WEIGHT_SHARE = 0.1;
export const isSameWeight = (one: number, other: number): boolean =>
  Math.abs(one - other) <= Math.max(one, other) * WEIGHT_SHARE;
