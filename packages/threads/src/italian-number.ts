/** A number as an Italian reads it: decimal comma, no superfluous zeros. */
export const italianNumber = (value: number): string => String(value).replace('.', ',');

/** "1,25 · 1 · 0,75" */
export const italianList = (values: readonly number[]): string => values.map(italianNumber).join(' · ');
