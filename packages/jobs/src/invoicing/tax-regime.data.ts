/** Regimi fiscali. Source: specifiche tecniche FatturaPA 1.2.2, element RegimeFiscale. */
export const TAX_REGIMES = {
  RF01: 'Ordinario',
  RF02: 'Contribuenti minimi',
  RF04: 'Agricoltura e pesca',
  RF05: 'Vendita sali e tabacchi',
  RF06: 'Commercio dei fiammiferi',
  RF07: 'Editoria',
  RF08: 'Telefonia pubblica',
  RF09: 'Rivendita di documenti di trasporto e sosta',
  RF10: 'Intrattenimenti e giochi',
  RF11: 'Agenzie di viaggi',
  RF12: 'Agriturismo',
  RF13: 'Vendite a domicilio',
  RF14: 'Rivendita di beni usati',
  RF15: 'Agenzie di vendite all’asta',
  RF16: 'IVA per cassa, enti pubblici',
  RF17: 'IVA per cassa',
  RF18: 'Altro',
  RF19: 'Forfettario',
} as const;

export type TaxRegime = keyof typeof TAX_REGIMES;
