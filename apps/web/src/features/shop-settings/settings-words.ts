import type { ShopPageFields } from '@truciolo/contract';

export const fieldLabels: Readonly<Record<keyof ShopPageFields, string>> = {
  active: 'Pagina aperta ai clienti',
  slug: 'Indirizzo',
  tagline: 'Frase sotto il nome',
  languages: 'Lingue',
  indexed: 'Visibile sui motori di ricerca',
  priceMode: 'Prezzo indicativo',
  margin: 'Margine della pagina',
  minimumOrder: 'Ordine minimo',
  answerDays: 'Rispondiamo entro',
  materials: 'Materiali offerti',
  treatments: 'Trattamenti offerti',
  processes: 'Lavorazioni con prezzo',
  longestSide: 'Lato più lungo',
  largestQuantity: 'Quantità più grande',
  widestBand: 'Incertezza massima dei tempi',
  retentionMonths: 'Cancelliamo i file dopo',
  privacyText: 'Informativa',
};

export const priceModeWords: Readonly<Record<ShopPageFields['priceMode'], string>> = {
  none: 'Nessun prezzo',
  range: 'Intervallo a tutti',
  known: 'Solo a chi è già cliente',
};

export const languageWords: Readonly<Record<ShopPageFields['languages'][number], string>> = {
  it: 'Italiano',
  en: 'Inglese',
  de: 'Tedesco',
};

export const processNames: Readonly<Record<ShopPageFields['processes'][number], string>> = {
  turned: 'Tornitura',
  milled: 'Fresatura',
  'turn-mill': 'Tornitura e fresatura',
  sheet: 'Lamiera',
};
