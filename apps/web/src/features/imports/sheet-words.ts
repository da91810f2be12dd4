import {
  type PricedRegistry,
  pricedRegistries,
  type SheetRegistry,
  sheetRegistries,
} from '@truciolo/contract';

interface SheetWords {
  /** Address of the list. */
  readonly path: string;
  /** "clienti" */
  readonly many: string;
  readonly feminine: boolean;
}

/** The registries as the import speaks of them. */
export const sheetWords: Readonly<Record<SheetRegistry, SheetWords>> = {
  customers: { path: '/customers', many: 'clienti', feminine: false },
  materials: { path: '/materials', many: 'materiali', feminine: false },
  works: { path: '/works', many: 'lavorazioni', feminine: true },
  costs: { path: '/costs', many: 'costi', feminine: false },
  machines: { path: '/machines', many: 'macchine', feminine: true },
};

interface PriceWords {
  /** The act, as a menu says it. */
  readonly act: string;
  readonly unit: string;
  /** What a row without an amount lacks. */
  readonly amount: string;
}

export const priceWords: Readonly<Record<PricedRegistry, PriceWords>> = {
  materials: { act: 'Aggiorna prezzi', unit: '€/kg', amount: 'prezzo' },
  machines: { act: 'Aggiorna tariffe', unit: '€/h', amount: 'tariffa' },
};

export const sheetRegistryOf = (word: string): SheetRegistry | null =>
  sheetRegistries.find((registry) => registry === word) ?? null;

export const pricedRegistryOf = (word: string): PricedRegistry | null =>
  pricedRegistries.find((registry) => registry === word) ?? null;
