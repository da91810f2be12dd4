/** A number as printed: comma or point, the zero before it may be missing. */
export const NUMBER = String.raw`(?:\d+(?:[.,]\d+)?|[.,]\d+)`;

export const toNumber = (text: string) => Number(text.replace(',', '.').replace(/\s+/g, ''));

/** A difference of printed decimals without the noise of binary fractions; adding zero makes a negative zero plain. */
export const rounded = (value: number) => Math.round(value * 1e6) / 1e6 + 0;
