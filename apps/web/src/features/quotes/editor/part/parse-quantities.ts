/** Grouped as Italian does it: 1.000, 12.500. */
const GROUPED = /^\d{1,3}(\.\d{3})+$/;
const WHOLE = /^\d+$/;

/**
 * Quantities out of what people type or paste: "10 50 100", a row or a column of Excel, "1.000; 2.500 pz". Each once,
 * in the order given. Anything that is no whole number above zero is left out.
 */
export function parseQuantities(text: string): readonly number[] {
  const words = text.split(/[\s;,/|+]+/);
  const numbers = words.flatMap((word) => {
    const tidy = word.replace(/(pz|pezzi)\.?$/i, '');
    if (GROUPED.test(tidy)) return [Number(tidy.replaceAll('.', ''))];
    return WHOLE.test(tidy) ? [Number(tidy)] : [];
  });
  return [...new Set(numbers)].filter((quantity) => quantity > 0);
}

/** Both lists together, smallest first. */
export const withQuantities = (before: readonly number[], more: readonly number[]): readonly number[] =>
  [...new Set([...before, ...more])].sort((a, b) => a - b);
