import type { WrittenSheet } from './sheet.ts';

/** The list of quotes as Storico shows it. */
export const quoteListSheet: WrittenSheet = {
  title: 'Preventivi',
  columns: [
    { path: 'number', heading: 'Numero', kind: 'text', width: 16 },
    { path: 'revision', heading: 'Revisione', kind: 'integer', width: 10 },
    {
      path: 'state',
      heading: 'Stato',
      kind: 'choice',
      options: {
        draft: 'Bozza',
        sent: 'Inviato',
        accepted: 'Accettato',
        refused: 'Rifiutato',
        expired: 'Scaduto',
      },
      width: 12,
    },
    { path: 'customerName', heading: 'Cliente', kind: 'text', width: 32 },
    { path: 'title', heading: 'Oggetto', kind: 'text', width: 30 },
    { path: 'firstPart', heading: 'Primo pezzo', kind: 'text', width: 34 },
    { path: 'positions', heading: 'Posizioni', kind: 'integer', width: 10 },
    { path: 'date', heading: 'Data', kind: 'day', width: 12 },
    { path: 'validUntil', heading: 'Valido fino al', kind: 'day', width: 14 },
    { path: 'taxable', heading: 'Imponibile', kind: 'money', unit: '€' },
    {
      path: 'netMargin',
      heading: 'Margine netto',
      kind: 'percent',
      unit: '%',
      note: 'Al netto degli sconti. Vuoto = non noto.',
    },
    { path: 'ownerName', heading: 'Responsabile', kind: 'text', width: 20 },
    { path: 'tags', heading: 'Etichette', kind: 'list', width: 22 },
    { path: 'imported', heading: 'Importato', kind: 'flag', width: 12 },
  ],
};
