import type { UnitKey } from '@truciolo/units';

export interface Quantity {
  /** Italian name of the row. */
  readonly label: string;
  readonly unit: UnitKey;
  /** A count: shown without decimals. */
  readonly whole?: true;
}

/** Every computed quantity, in the order a technician reads them. */
export const quantities = {
  n: { label: 'Numero di giri', unit: '1/min' },
  nEnd: { label: 'Giri al diametro finale', unit: '1/min' },
  Dlim: { label: 'Giri massimi sotto il diametro', unit: 'mm' },
  vc: { label: 'Velocità di taglio', unit: 'm/min' },
  Deff: { label: 'Diametro effettivo', unit: 'mm' },
  fz: { label: 'Avanzamento al dente', unit: 'mm/tooth' },
  f: { label: 'Avanzamento al giro', unit: 'mm/rev' },
  vf: { label: 'Avanzamento', unit: 'mm/min' },
  vfc: { label: 'Avanzamento al centro fresa', unit: 'mm/min' },
  Q: { label: 'Volume asportato', unit: 'cm3/min' },
  S: { label: 'Resa di taglio', unit: 'cm2/min' },
  area: { label: 'Sezione', unit: 'cm2' },
  kerf: { label: 'Larghezza di taglio', unit: 'mm' },
  phi: { label: 'Arco di contatto', unit: 'deg' },
  zc: { label: 'Denti in presa', unit: '1' },
  h: { label: 'Spessore truciolo', unit: 'mm' },
  hm: { label: 'Spessore medio truciolo', unit: 'mm' },
  hex: { label: 'Spessore massimo truciolo', unit: 'mm' },
  h3: { label: 'Profondità del filetto', unit: 'mm' },
  kc: { label: 'Forza specifica', unit: 'N/mm2' },
  Fc: { label: 'Forza di taglio', unit: 'N' },
  Ff: { label: 'Spinta assiale', unit: 'N' },
  Pc: { label: 'Potenza di taglio', unit: 'kW' },
  Pm: { label: 'Potenza al motore', unit: 'kW' },
  Mc: { label: 'Coppia', unit: 'Nm' },
  Rz: { label: 'Rugosità teorica', unit: 'um' },
  Ra: { label: 'Rugosità teorica', unit: 'um' },
  scallop: { label: 'Altezza della cresta', unit: 'mm' },
  LD: { label: 'Sporgenza', unit: '1' },
  T: { label: 'Durata tagliente', unit: 'min' },
  vmc: { label: 'Velocità economica', unit: 'm/min' },
  Tmc: { label: 'Durata economica', unit: 'min' },
  vmp: { label: 'Velocità di massima produzione', unit: 'm/min' },
  Tmp: { label: 'Durata di massima produzione', unit: 'min' },
  tip: { label: 'Lunghezza della punta', unit: 'mm' },
  stroke: { label: 'Corsa', unit: 'mm' },
  tPeck: { label: 'Tempo di scarico trucioli', unit: 's' },
  helix: { label: 'Percorso per giro', unit: 'mm' },
  tTurn: { label: 'Tempo per giro', unit: 's' },
  turns: { label: "Giri d'elica", unit: '1', whole: true },
  passes: { label: 'Passate', unit: '1', whole: true },
  t: { label: 'Tempo di taglio', unit: 's' },
  tTotal: { label: 'Tempo con avanzamento e bloccaggio', unit: 's' },
  partsPerEdge: { label: 'Pezzi per tagliente', unit: '1', whole: true },
  costMachine: { label: 'Costo macchina', unit: 'EUR' },
  costTool: { label: 'Costo utensile', unit: 'EUR' },
  costTotal: { label: 'Costo della passata', unit: 'EUR' },
} as const satisfies Record<string, Quantity>;

export type QuantitySymbol = keyof typeof quantities;
