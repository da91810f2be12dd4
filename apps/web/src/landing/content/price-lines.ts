/** Origin of a figure. */
export type Origin = 'calculated' | 'typed' | 'measured' | 'proposed';

/** One line of the opened price of the worked example, 50 pieces. Amounts are € for the lot. */
export interface PriceLine {
  readonly name: string;
  readonly formula: string;
  readonly origin: Origin;
  /** Depth below the price. */
  readonly level: 0 | 1 | 2 | 3;
  /** Last of its siblings: its connecting line ends here. */
  readonly last?: true;
  readonly sum?: true;
  /** Absent on a line that explains a factor and not an amount. */
  readonly lot?: number;
  /** Warning of the calculation beside the figure. */
  readonly note?: string;
}

export const lotSize = 50;

export const priceLines: readonly PriceLine[] = [
  {
    name: 'Prezzo',
    formula: '1.007,67 ÷ (1 − 20 %) = 1.259,59, arrotondato al pezzo',
    origin: 'calculated',
    level: 0,
    sum: true,
    lot: 1259.5,
  },
  {
    name: 'Margine',
    formula: '20 % sul prezzo, impostato per Meccanica Rota',
    origin: 'typed',
    level: 1,
    lot: 251.83,
  },
  {
    name: 'Spese generali',
    formula: '12 % di 755,96 (diretti senza materiale, terzisti, trasporto)',
    origin: 'calculated',
    level: 1,
    lot: 90.72,
  },
  {
    name: 'Costo diretto',
    formula: 'somma delle nove voci qui sotto',
    origin: 'calculated',
    level: 1,
    last: true,
    sum: true,
    lot: 916.96,
  },
  {
    name: 'Materiale',
    formula: '0,95 kg × 1,60 €/kg × 50, prezzo del 04/11/2026',
    origin: 'calculated',
    level: 2,
    lot: 76,
  },
  { name: 'Taglio', formula: '0,35 €/pz × 50', origin: 'typed', level: 2, lot: 17.5 },
  { name: 'Attrezzaggio', formula: '2 h × 45,00 €/h, diviso 50', origin: 'typed', level: 2, lot: 90 },
  {
    name: 'Programma CAM',
    formula: '1,5 h × 50,00 €/h, una volta sola',
    origin: 'typed',
    level: 2,
    lot: 75,
  },
  { name: 'Tornitura', formula: '12 min × 50,00 €/h × 50', origin: 'calculated', level: 2, lot: 500 },
  {
    name: '12 min',
    formula: '10,2 calcolati × 1,18 dai consuntivi di 14 lavori simili',
    origin: 'measured',
    level: 3,
  },
  {
    name: '50,00 €/h',
    formula: 'scritto a mano; il calcolo guidato dice 49,81',
    origin: 'typed',
    level: 3,
    last: true,
  },
  {
    name: 'Controllo',
    formula: '1,5 min × 35,00 €/h × 50, proposto dalla famiglia «bussole»',
    origin: 'proposed',
    level: 2,
    lot: 43.75,
  },
  {
    name: 'Brunitura, terzista',
    formula: '0,80 €/pz × 50 = 40,00',
    note: 'sotto il minimo: vale 60,00. Da 75 pezzi non pesa più',
    origin: 'calculated',
    level: 2,
    lot: 60,
  },
  {
    name: 'Imballo e trasporto',
    formula: '0,20 €/pz × 50 + 25,00',
    origin: 'calculated',
    level: 2,
    lot: 35,
  },
  {
    name: 'Scarto 3 %',
    formula: '(76,00 + 17,50 + 500,00 + 43,75) × (1 ÷ 0,97 − 1)',
    origin: 'calculated',
    level: 2,
    last: true,
    lot: 19.71,
  },
];

/** Composition of the 25,19 € of a piece, € per piece. The margin takes the rounding difference. */
export const priceShares = [
  { name: 'Materiale e taglio', euros: 1.87, colour: 'var(--ink)' },
  { name: 'Attrezzaggio e programma', euros: 3.3, colour: 'var(--ink-2)' },
  { name: 'Tornitura e controllo', euros: 10.88, colour: 'var(--ink-3)' },
  { name: 'Brunitura', euros: 1.2, colour: '#8f9399' },
  { name: 'Imballo, trasporto, scarto', euros: 1.09, colour: '#b3b5b8' },
  { name: 'Spese generali', euros: 1.81, colour: '#d3d1cc' },
  { name: 'Margine', euros: 5.04, colour: 'var(--chip)' },
] as const;
