/** What no model says, whatever it holds. */
export const unknowns: readonly string[] = [
  'Tolleranze: il modello non ne porta, si suppone ISO 2768-m.',
  'Rugosità: non è nel modello, si suppone Ra 3,2.',
  'Trattamenti termici e superficiali: nessuno nel conto.',
  'Bave e spigoli da smussare a mano: non contati.',
];
