import { formatPercent, type Percent, percent } from '@truciolo/money';

/** Natura codes of operations without VAT. Source: specifiche tecniche FatturaPA, as listed in formulas (e). */
export const NATURA_LABELS = {
  N1: 'Escluse ex art. 15',
  'N2.1': 'Non soggette, artt. da 7 a 7-septies',
  'N2.2': 'Non soggette, altri casi',
  'N3.1': 'Non imponibili, esportazioni',
  'N3.2': 'Non imponibili, cessioni intracomunitarie',
  'N3.3': 'Non imponibili, cessioni verso San Marino',
  'N3.4': 'Non imponibili, operazioni assimilate alle esportazioni',
  'N3.5': "Non imponibili, dichiarazioni d'intento",
  'N3.6': 'Non imponibili, altre operazioni',
  N4: 'Esenti',
  N5: 'Regime del margine',
  'N6.1': 'Inversione contabile, rottami e recupero',
  'N6.2': 'Inversione contabile, oro e argento',
  'N6.3': 'Inversione contabile, subappalto edile',
  'N6.4': 'Inversione contabile, fabbricati',
  'N6.5': 'Inversione contabile, telefoni cellulari',
  'N6.6': 'Inversione contabile, prodotti elettronici',
  'N6.7': 'Inversione contabile, comparto edile',
  'N6.8': 'Inversione contabile, settore energetico',
  'N6.9': 'Inversione contabile, altri casi',
  N7: 'IVA assolta in altro stato UE',
} as const;

export type NaturaCode = keyof typeof NATURA_LABELS;

export type VatTreatment =
  | { readonly kind: 'rate'; readonly rate: Percent }
  | { readonly kind: 'natura'; readonly code: NaturaCode };

export const ORDINARY_VAT: VatTreatment = { kind: 'rate', rate: percent(22) };

export const isNaturaCode = (code: string): code is NaturaCode => Object.hasOwn(NATURA_LABELS, code);

export const vatKey = (vat: VatTreatment): string => (vat.kind === 'rate' ? `rate:${vat.rate}` : vat.code);

/** "IVA 22 %", "N3.1 Non imponibili, esportazioni". */
export const vatLabel = (vat: VatTreatment): string =>
  vat.kind === 'rate' ? `IVA ${formatPercent(vat.rate)}` : `${vat.code} ${NATURA_LABELS[vat.code]}`;

/** Untaxed operations that owe the bollo: not exports, intra-EU supplies and reverse charge (formulas e). */
export const STAMP_DUTY_CODES: ReadonlySet<NaturaCode> = new Set<NaturaCode>([
  'N2.1',
  'N2.2',
  'N3.5',
  'N3.6',
  'N4',
]);
