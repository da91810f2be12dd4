/** The button that leaves a dialog without its act. Beside "Annulla il DDT" the word "Annulla" could mean either. */
export const backWord = (act: string): string => (act.startsWith('Annulla') ? 'Torna indietro' : 'Annulla');
