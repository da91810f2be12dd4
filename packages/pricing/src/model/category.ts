/** The separate, visible lines of formulas (e), in their order. */
export const COST_CATEGORIES = [
  'material',
  'setup',
  'programming',
  'cycle',
  'work',
  'inspection',
  'tooling',
  'external',
  'packaging',
  'transport',
  'other',
  'scrap',
  'overheads',
] as const;

export type CostCategory = (typeof COST_CATEGORIES)[number];

export const CATEGORY_LABELS: Readonly<Record<CostCategory, string>> = {
  material: 'Materiale',
  setup: 'Attrezzaggi',
  programming: 'Programmazione',
  cycle: 'Ciclo',
  work: 'Lavorazioni a misura',
  inspection: 'Controllo',
  tooling: 'Utensili e attrezzature',
  external: 'Lavorazioni esterne',
  packaging: 'Imballo',
  transport: 'Trasporto',
  other: 'Altri costi',
  scrap: 'Scarto',
  overheads: 'Spese generali',
};
