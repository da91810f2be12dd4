import { type PricedRegistry, pricedRegistries, type SheetKind, sheetKinds } from '@truciolo/contract';
import { pages } from '../../lib/pages.ts';

interface SheetWords {
  /** Address of the list. */
  readonly path: string;
  /** "clienti" */
  readonly many: string;
  readonly feminine: boolean;
  /** Noun of a saved item: a row of a registry, a whole quote. */
  readonly thing: readonly [string, string];
  /** Words for the saved items, singular and plural. */
  readonly saved: {
    readonly created: readonly [string, string];
    readonly updated: readonly [string, string];
  };
  /** Hints shown before a file is chosen. */
  readonly hints: readonly string[];
}

const rows: SheetWords['saved'] = {
  created: ['riga nuova', 'righe nuove'],
  updated: ['riga aggiornata', 'righe aggiornate'],
};
const always = [
  'Importare due volte lo stesso file non cambia nulla.',
  'Le righe con una cella sbagliata si correggono nell’anteprima, o si saltano: decidi tu.',
];
const ofRegistry = {
  thing: ['riga', 'righe'] as const,
  saved: rows,
  hints: [
    'Una riga che c’è già viene aggiornata: la riconosciamo da ID, codice, partita IVA o nome.',
    ...always,
  ],
};

/** Words of the import for each kind of sheet. */
export const sheetWords: Readonly<Record<SheetKind, SheetWords>> = {
  customers: { path: pages.customers, many: 'clienti', feminine: false, ...ofRegistry },
  materials: { path: pages.materials, many: 'materiali', feminine: false, ...ofRegistry },
  works: { path: pages.works, many: 'lavorazioni', feminine: true, ...ofRegistry },
  costs: { path: pages.costs, many: 'costi', feminine: false, ...ofRegistry },
  machines: { path: pages.machines, many: 'macchine', feminine: true, ...ofRegistry },
  quotes: {
    path: pages.quoteHistory,
    many: 'preventivi passati',
    feminine: false,
    thing: ['preventivo', 'preventivi'],
    saved: {
      created: ['preventivo nuovo', 'preventivi nuovi'],
      updated: ['preventivo aggiornato', 'preventivi aggiornati'],
    },
    hints: [
      'Una riga per posizione: le righe con lo stesso numero sono un solo preventivo.',
      'I prezzi restano quelli del foglio: un preventivo importato non viene ricalcolato.',
      'Il cliente lo riconosciamo da partita IVA o nome; se è nuovo viene creato.',
      ...always,
    ],
  },
};

interface PriceWords {
  /** Label of the action in a menu. */
  readonly act: string;
  readonly unit: string;
  /** Word for the missing amount of a row. */
  readonly amount: string;
}

export const priceWords: Readonly<Record<PricedRegistry, PriceWords>> = {
  materials: { act: 'Aggiorna prezzi', unit: '€/kg', amount: 'prezzo' },
  machines: { act: 'Aggiorna tariffe', unit: '€/h', amount: 'tariffa' },
};

export const sheetKindOf = (word: string): SheetKind | null =>
  sheetKinds.find((kind) => kind === word) ?? null;

/** `/customers/importa` imports customers, `/quote-history/importa` quotes. */
export const sheetKindAt = (pathname: string): SheetKind | null =>
  sheetKinds.find((kind) => sheetWords[kind].path === `/${pathname.split('/')[1] ?? ''}`) ?? null;

export const pricedRegistryOf = (word: string): PricedRegistry | null =>
  pricedRegistries.find((registry) => registry === word) ?? null;
