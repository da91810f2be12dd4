/** "0041": the part of the number that distinguishes jobs of a year. */
export const shortNumber = (number: string): string => number.split('-').at(-1) ?? number;
