/** Whether numbers restart each year: only if the printed number contains the year, otherwise two would be equal. */
export const namesYear = (format: string): boolean => /\{aaaa\}|\{aa\}/.test(format);
