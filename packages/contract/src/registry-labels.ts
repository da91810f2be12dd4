import type { CostBasis, ShopCostCategory } from './costs/costs.ts';
import type { MachineKind } from './machines/machines.ts';
import type { isoGroups } from './materials/material-fields.ts';
import type { WorkCharge } from './works/works.ts';

/** Italian labels of the closed values of the registries for lists, forms and sheets. */
export const machineKindLabels: Readonly<Record<MachineKind, string>> = {
  tornio: 'Tornio',
  'tornio-motorizzato': 'Tornio con motorizzati',
  'fantina-mobile': 'Fantina mobile',
  'centro-3-assi': 'Centro 3 assi',
  'centro-4-assi': 'Centro 4 assi',
  'centro-5-assi': 'Centro 5 assi',
  rettifica: 'Rettifica',
  elettroerosione: 'Elettroerosione',
  segatrice: 'Segatrice',
  laser: 'Laser',
  piegatrice: 'Piegatrice',
  altro: 'Altro',
};

export const shopCostCategoryLabels: Readonly<Record<ShopCostCategory, string>> = {
  labour: 'Manodopera',
  energy: 'Energia',
  overheads: 'Spese generali',
  packaging: 'Imballo',
  transport: 'Trasporto',
  programming: 'Programmazione',
  inspection: 'Controllo',
  tooling: 'Attrezzature',
  other: 'Altro',
};

export const costBasisLabels: Readonly<Record<CostBasis, string>> = {
  hour: 'all’ora',
  piece: 'al pezzo',
  lot: 'al lotto',
  order: 'all’ordine',
  percent: 'in percentuale',
};

export const workChargeLabels: Readonly<Record<WorkCharge, string>> = {
  time: 'a tempo',
  piece: 'al pezzo',
  lot: 'al lotto',
  kg: 'al chilo',
  dm2: 'al dm²',
  metre: 'al metro',
  hole: 'a foro',
  formula: 'con una formula',
};

export const isoGroupLabels: Readonly<Record<(typeof isoGroups)[number], string>> = {
  P: 'P · acciai',
  M: 'M · inossidabili',
  K: 'K · ghise',
  N: 'N · non ferrosi',
  S: 'S · superleghe e titanio',
  H: 'H · temprati',
  plastic: 'Plastiche',
};
