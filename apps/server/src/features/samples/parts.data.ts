/** A kind of part an officina makes. Times in minutes, dimensions in mm, amounts in €. */
export interface SamplePart {
  readonly code: string;
  readonly name: string;
  /** Beginnings of the names of materials it is made of. */
  readonly materials: readonly string[];
  readonly machine: string;
  readonly process: string;
  readonly shape: 'round' | 'flat';
  /** Smallest and largest diameter (or width), and length. */
  readonly size: readonly [number, number];
  readonly length: readonly [number, number];
  readonly setup: number;
  readonly cycle: readonly [number, number];
  readonly quantities: readonly (readonly number[])[];
  /** Outside work: name, supplier, € a piece, minimum. */
  readonly outside?: readonly [string, string, number, number];
}

const small = [
  [5, 10, 25],
  [10, 50, 100],
  [20, 100],
] as const;
const large = [
  [50, 100, 250, 500],
  [100, 500, 1000],
  [250, 500, 2000],
] as const;

export const sampleParts: readonly SamplePart[] = [
  {
    code: 'PR',
    name: 'Perno di snodo',
    materials: ['C45', '42CrMo4'],
    machine: 'TC-1',
    process: 'Tornitura CNC',
    shape: 'round',
    size: [20, 60],
    length: [40, 160],
    setup: 90,
    cycle: [3, 14],
    quantities: large,
    outside: ['Brunitura', 'Galvanica Sesia', 0.8, 60],
  },
  {
    code: 'BX',
    name: 'Boccola flangiata',
    materials: ['CuSn', 'C45', '11SMn'],
    machine: 'TC-1',
    process: 'Tornitura CNC',
    shape: 'round',
    size: [25, 70],
    length: [20, 80],
    setup: 60,
    cycle: [2, 8],
    quantities: large,
  },
  {
    code: 'AL',
    name: 'Albero scanalato',
    materials: ['42CrMo4', '39NiCrMo3', 'C45'],
    machine: 'TM-1',
    process: 'Tornitura con utensili motorizzati',
    shape: 'round',
    size: [30, 80],
    length: [150, 420],
    setup: 150,
    cycle: [12, 35],
    quantities: small,
    outside: ['Tempra a induzione', 'Termica Valsesia', 4.2, 120],
  },
  {
    code: 'FL',
    name: 'Flangia cieca',
    materials: ['X5CrNi18-10', 'X2CrNiMo17', 'C45'],
    machine: 'TM-1',
    process: 'Tornitura con utensili motorizzati',
    shape: 'round',
    size: [80, 180],
    length: [15, 40],
    setup: 100,
    cycle: [8, 22],
    quantities: small,
  },
  {
    code: 'PS',
    name: 'Piastra di base',
    materials: ['S235', 'EN AW-6082', 'S355'],
    machine: 'CV-1',
    process: 'Fresatura 3 assi',
    shape: 'flat',
    size: [80, 250],
    length: [120, 400],
    setup: 80,
    cycle: [10, 45],
    quantities: small,
    outside: ['Zincatura', 'Galvanica Sesia', 2.6, 90],
  },
  {
    code: 'CR',
    name: 'Corpo valvola',
    materials: ['EN AW-6082', 'EN AW-7075', 'X5CrNi18-10'],
    machine: 'C5-1',
    process: 'Fresatura 5 assi',
    shape: 'flat',
    size: [50, 120],
    length: [60, 160],
    setup: 180,
    cycle: [18, 60],
    quantities: small,
    outside: ['Anodizzazione', 'Anodica Ossola', 3.1, 80],
  },
  {
    code: 'DS',
    name: 'Distanziale',
    materials: ['11SMn', 'EN AW-6026', 'EN AW-6082'],
    machine: 'TC-1',
    process: 'Tornitura CNC',
    shape: 'round',
    size: [12, 40],
    length: [10, 60],
    setup: 45,
    cycle: [0.8, 3],
    quantities: large,
  },
  {
    code: 'ST',
    name: 'Staffa di fissaggio',
    materials: ['S235', 'S355', 'EN AW-6082'],
    machine: 'CV-1',
    process: 'Fresatura 3 assi',
    shape: 'flat',
    size: [40, 120],
    length: [80, 220],
    setup: 60,
    cycle: [6, 20],
    quantities: small,
  },
];
