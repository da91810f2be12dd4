import type { UnitKey } from '@truciolo/units';

export interface Field {
  /** Italian, with the symbol where the trade uses one. */
  readonly label: string;
  readonly unit: UnitKey;
  /** Values outside [min, max] are typing errors, not machining: they are refused. */
  readonly min: number;
  readonly max: number;
  readonly whole?: true;
}

/** Every number an operation can be given. */
export const fields = {
  D: { label: 'Diametro D', unit: 'mm', min: 0.01, max: 10_000 },
  d: { label: 'Diametro finale d', unit: 'mm', min: 0, max: 10_000 },
  Dc: { label: 'Diametro della fresa Dc', unit: 'mm', min: 0.01, max: 1_000 },
  Dw: { label: 'Diametro del contorno Dw', unit: 'mm', min: 0.01, max: 10_000 },
  iC: { label: 'Diametro inserto tondo iC', unit: 'mm', min: 0.1, max: 100 },
  z: { label: 'Numero di denti z', unit: '1', min: 1, max: 500, whole: true },
  vc: { label: 'Velocità di taglio vc', unit: 'm/min', min: 0.01, max: 20_000 },
  n: { label: 'Numero di giri n', unit: '1/min', min: 0.01, max: 500_000 },
  f: { label: 'Avanzamento al giro f', unit: 'mm/rev', min: 0.0001, max: 100 },
  fz: { label: 'Avanzamento al dente fz', unit: 'mm/tooth', min: 0.00001, max: 20 },
  vf: { label: 'Avanzamento vf', unit: 'mm/min', min: 0.001, max: 500_000 },
  hex: { label: 'Spessore massimo del truciolo hex', unit: 'mm', min: 0.0001, max: 10 },
  ap: { label: 'Profondità di passata ap', unit: 'mm', min: 0.001, max: 1_000 },
  ae: { label: 'Larghezza di passata ae', unit: 'mm', min: 0.001, max: 10_000 },
  b: { label: 'Larghezza inserto b', unit: 'mm', min: 0.1, max: 100 },
  kapr: { label: 'Angolo di registrazione KAPR', unit: 'deg', min: 1, max: 150 },
  hardness: { label: 'Durezza effettiva', unit: '1', min: 1, max: 1_000 },
  Ra: { label: 'Rugosità voluta Ra', unit: 'um', min: 0.01, max: 100 },
  gamma: { label: 'Angolo di spoglia γ0', unit: 'deg', min: -30, max: 45 },
  wear: { label: "Fattore d'usura", unit: '1', min: 1, max: 3 },
  r: { label: 'Raggio di punta r', unit: 'mm', min: 0.01, max: 100 },
  L: { label: 'Lunghezza L', unit: 'mm', min: 0.01, max: 100_000 },
  allowance: { label: 'Sovrametallo', unit: 'mm', min: 0.001, max: 1_000 },
  passes: { label: 'Numero di passate', unit: '1', min: 1, max: 10_000, whole: true },
  approach: { label: 'Accostamento', unit: 'mm', min: 0, max: 1_000 },
  overrun: { label: 'Extracorsa', unit: 'mm', min: 0, max: 1_000 },
  overhang: { label: 'Sporgenza', unit: 'mm', min: 0.01, max: 10_000 },
  barDiameter: { label: 'Diametro della barra', unit: 'mm', min: 0.1, max: 1_000 },
  depth: { label: 'Profondità', unit: 'mm', min: 0.01, max: 10_000 },
  stroke: { label: 'Corsa', unit: 'mm', min: 0.01, max: 20_000 },
  peck: { label: 'Passo di scarico trucioli', unit: 'mm', min: 0.05, max: 10_000 },
  point: { label: 'Angolo di punta', unit: 'deg', min: 20, max: 180 },
  P: { label: 'Passo P', unit: 'mm', min: 0.05, max: 50 },
  chamfer: { label: "Filetti d'imbocco", unit: '1', min: 1, max: 30 },
  cutterLength: { label: 'Lunghezza tagliente', unit: 'mm', min: 0.1, max: 1_000 },
  runIn: { label: "Corsa d'ingresso", unit: 'mm', min: 0, max: 1_000 },
  retract: { label: 'Tempo di ritorno', unit: 's', min: 0, max: 600 },
  S: { label: 'Resa di taglio S', unit: 'cm2/min', min: 0.01, max: 10_000 },
  area: { label: 'Sezione', unit: 'cm2', min: 0.0001, max: 100_000 },
  width: { label: 'Larghezza', unit: 'mm', min: 0.01, max: 100_000 },
  height: { label: 'Altezza', unit: 'mm', min: 0.01, max: 100_000 },
  wall: { label: 'Spessore', unit: 'mm', min: 0.01, max: 5_000 },
  kerf: { label: 'Larghezza di taglio della lama', unit: 'mm', min: 0.1, max: 50 },
  toothPitch: { label: 'Passo dei denti della lama', unit: 'mm', min: 0.5, max: 200 },
  handling: { label: 'Tempo di avanzamento e bloccaggio', unit: 's', min: 0, max: 36_000 },
  kc11: { label: 'Forza specifica kc1.1', unit: 'N/mm2', min: 1, max: 20_000 },
  mc: { label: 'Esponente mc', unit: '1', min: 0, max: 0.9 },
  vcRange: { label: 'Velocità consigliate del materiale', unit: 'm/min', min: 0.01, max: 20_000 },
  nMin: { label: 'Giri minimi della macchina', unit: '1/min', min: 0, max: 500_000 },
  nMax: { label: 'Giri massimi della macchina', unit: '1/min', min: 0.01, max: 500_000 },
  power: { label: 'Potenza della macchina', unit: 'kW', min: 0.001, max: 10_000 },
  torque: { label: 'Coppia della macchina', unit: 'Nm', min: 0.001, max: 1_000_000 },
  baseSpeed: { label: 'Giri base del mandrino', unit: '1/min', min: 0.01, max: 500_000 },
  eta: { label: 'Rendimento η', unit: '1', min: 0.05, max: 1 },
  vfMax: { label: 'Avanzamento massimo della macchina', unit: 'mm/min', min: 0.01, max: 500_000 },
  rapid: { label: 'Rapido', unit: 'm/min', min: 0.01, max: 500 },
  taylorN: { label: 'Esponente di Taylor', unit: '1', min: 0.05, max: 0.95 },
  taylorC: { label: 'Costante di Taylor C', unit: 'm/min', min: 0.1, max: 100_000 },
  Ct: { label: 'Costo del tagliente', unit: 'EUR', min: 0, max: 100_000 },
  tct: { label: 'Tempo di cambio tagliente', unit: 'min', min: 0, max: 10_000 },
  Cm: { label: 'Costo al minuto della macchina', unit: 'EUR/min', min: 0.0001, max: 10_000 },
} as const satisfies Record<string, Field>;

export type InputField = keyof typeof fields;
