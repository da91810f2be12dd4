/**
 * How a quantity is written for a reader: the Italian label and the factor from the unit the domain
 * computes in. Factors are exact by definition (inch 25.4 mm, pound-force 4.4482216152605 N, mechanical
 * horsepower 550 ft lbf/s) or derived from those.
 */
export type UnitSystem = 'metric' | 'imperial';

interface DisplayUnit {
  readonly label: string;
  /** Shown value = domain value * factor. */
  readonly factor: number;
}

const INCH = 25.4;
const FOOT_IN_METRES = 0.3048;
const POUND_FORCE = 4.4482216152605;
const FOOT_POUND = FOOT_IN_METRES * POUND_FORCE;

type Row = readonly [metric: string, imperial?: DisplayUnit];

const table = {
  '1': [''],
  '1/min': ['1/min'],
  'm/min': ['m/min', { label: 'ft/min', factor: 1 / FOOT_IN_METRES }],
  mm: ['mm', { label: 'in', factor: 1 / INCH }],
  'mm/min': ['mm/min', { label: 'in/min', factor: 1 / INCH }],
  'mm/rev': ['mm/giro', { label: 'in/giro', factor: 1 / INCH }],
  'mm/tooth': ['mm/dente', { label: 'in/dente', factor: 1 / INCH }],
  um: ['µm', { label: 'µin', factor: 1000 / INCH }],
  cm2: ['cm²', { label: 'in²', factor: 100 / INCH ** 2 }],
  'cm2/min': ['cm²/min', { label: 'in²/min', factor: 100 / INCH ** 2 }],
  'cm3/min': ['cm³/min', { label: 'in³/min', factor: 1000 / INCH ** 3 }],
  'N/mm2': ['N/mm²', { label: 'kpsi', factor: INCH ** 2 / POUND_FORCE / 1000 }],
  N: ['N', { label: 'lbf', factor: 1 / POUND_FORCE }],
  Nm: ['Nm', { label: 'lbf·ft', factor: 1 / FOOT_POUND }],
  kW: ['kW', { label: 'hp', factor: 1000 / (550 * FOOT_POUND) }],
  deg: ['°'],
  s: ['s'],
  min: ['min'],
  EUR: ['€'],
  'EUR/min': ['€/min'],
} as const satisfies Record<string, Row>;

export type UnitKey = keyof typeof table;

export function displayUnit(unit: UnitKey, system: UnitSystem): DisplayUnit {
  const [metric, imperial]: Row = table[unit];
  return system === 'imperial' && imperial ? imperial : { label: metric, factor: 1 };
}
