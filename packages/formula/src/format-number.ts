/** The shortest decimal that reads back as the same number, with a comma: `1234,5`, `1E+21`. */
export const writeNumber = (value: number): string => String(value).replace('.', ',').replace('e', 'E');

/** As Excel turns a number into text: at most 15 significant digits. */
export const numberToText = (value: number): string => writeNumber(Number(value.toPrecision(15)));

export const booleanToText = (value: boolean): string => (value ? 'VERO' : 'FALSO');
