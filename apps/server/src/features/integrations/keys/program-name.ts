/** Name of a connected program in the history. */
export const programName = (name: string) => ({ firstName: 'Programma', lastName: name });
