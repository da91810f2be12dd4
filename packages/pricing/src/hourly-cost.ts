import {
  add,
  addRatio,
  divideRatio,
  integerRatio,
  type Money,
  money,
  moneyRatio,
  multiplyRatio,
  type Percent,
  percentFromRatio,
  percentRatio,
  quantityRatio,
  type Ratio,
  ratio,
  roundTogether,
  subtract,
  subtractRatio,
  sum,
  ZERO_PERCENT,
} from '@truciolo/money';

/** Guided calculation of a machine's rate (formulas d). Amounts per year unless said otherwise. */
export interface HourlyCostInput {
  readonly purchase: Money;
  /** What it is still worth at the end of its economic life (not the fiscal one). */
  readonly residual: Money;
  readonly years: number;
  readonly interest: Percent;
  readonly areaM2: number;
  readonly areaCostPerM2: Money;
  /** Of the purchase price. */
  readonly maintenance: Percent;
  readonly insurance: Percent;
  readonly consumables: Money;
  readonly daysPerYear: number;
  readonly hoursPerShift: number;
  readonly shifts: number;
  /** Saturation, or OEE where the cost is spread on good-piece hours. */
  readonly saturation: Percent;
  readonly powerKw: number;
  /** Average load of the installed power. */
  readonly powerLoad: Percent;
  readonly energyPerKwh: Money;
  readonly toolsPerHour: Money;
  /** Per year, and the hours the operator works in it. */
  readonly operatorCost: Money;
  readonly operatorHours: number;
  /** Presidio. */
  readonly manning: Percent;
  readonly overheads: Percent;
}

export const HOURLY_SHARES = [
  'depreciation',
  'interest',
  'space',
  'maintenance',
  'insurance',
  'consumables',
  'energy',
  'tools',
  'operator',
  'overheads',
] as const;
export type HourlyShare = (typeof HOURLY_SHARES)[number];

export const HOURLY_SHARE_LABELS: Readonly<Record<HourlyShare, string>> = {
  depreciation: 'Ammortamento',
  interest: 'Interessi',
  space: 'Spazio',
  maintenance: 'Manutenzione',
  insurance: 'Assicurazione',
  consumables: 'Materiali di consumo',
  energy: 'Energia',
  tools: 'Utensili',
  operator: 'Operatore',
  overheads: 'Spese generali',
};

export interface HourlyCost {
  readonly productiveHours: number;
  /** €/h of each share; they add up to the total. */
  readonly shares: Readonly<Record<HourlyShare, Money>>;
  /** Without operator and overheads. */
  readonly machine: Money;
  readonly total: Money;
  /** Energy and tools over the total: spent only while the machine runs. */
  readonly variableShare: Percent;
  /** The same with the operator, where labour counts as variable. */
  readonly variableShareWithLabour: Percent;
}

export type HourlyCostOutcome =
  | { readonly ok: true; readonly cost: HourlyCost }
  | { readonly ok: false; readonly field: keyof HourlyCostInput; readonly message: string };

/** A rate keeps 1/10,000 €/h. */
const SMALLEST_STEP = money(1);

const MUST_BE_POSITIVE = [
  ['years', 'Gli anni di vita devono essere più di zero.'],
  ['daysPerYear', 'I giorni di lavoro devono essere più di zero.'],
  ['hoursPerShift', 'Le ore per turno devono essere più di zero.'],
  ['shifts', 'I turni devono essere più di zero.'],
  ['saturation', 'La saturazione deve essere più di zero.'],
  ['operatorHours', "Le ore annue dell'operatore devono essere più di zero."],
] as const;

export function hourlyCost(input: HourlyCostInput): HourlyCostOutcome {
  const bad = findBadField(input);
  if (bad) return bad;
  const exact = exactShares(input);
  const rounded = roundTogether(
    HOURLY_SHARES.map((name) => exact[name]),
    SMALLEST_STEP,
  );
  const shares = Object.fromEntries(HOURLY_SHARES.map((name, index) => [name, rounded[index]])) as Record<
    HourlyShare,
    Money
  >;
  const total = sum(rounded);
  const { operator, overheads, energy, tools } = shares;
  return {
    ok: true,
    cost: {
      productiveHours: Number(exact.hours.n) / Number(exact.hours.d),
      shares,
      machine: subtract(total, add(operator, overheads)),
      total,
      variableShare: share([energy, tools], total),
      variableShareWithLabour: share([energy, tools, operator], total),
    },
  };
}

function share(amounts: readonly Money[], total: Money): Percent {
  if (total === 0) return ZERO_PERCENT;
  return percentFromRatio(ratio(BigInt(sum(amounts)), BigInt(total)), 'half-up');
}

function findBadField(input: HourlyCostInput): HourlyCostOutcome | null {
  for (const [field, message] of MUST_BE_POSITIVE) {
    if (!(input[field] > 0)) return { ok: false, field, message };
  }
  for (const [field, value] of Object.entries(input) as [keyof HourlyCostInput, number][]) {
    if (!Number.isFinite(value) || value < 0) {
      return { ok: false, field, message: 'Il valore deve essere un numero non negativo.' };
    }
  }
  if (input.residual > input.purchase) {
    return { ok: false, field: 'residual', message: 'Il valore residuo supera il prezzo di acquisto.' };
  }
  return null;
}

function exactShares(input: HourlyCostInput): Record<HourlyShare | 'hours', Ratio> {
  const [purchase, residual] = [moneyRatio(input.purchase), moneyRatio(input.residual)];
  const shiftHours = multiplyRatio(quantityRatio(input.hoursPerShift), quantityRatio(input.shifts));
  const presence = multiplyRatio(quantityRatio(input.daysPerYear), shiftHours);
  const hours = multiplyRatio(presence, percentRatio(input.saturation));
  const perHour = (yearly: Ratio) => divideRatio(yearly, hours);
  const average = divideRatio(addRatio(purchase, residual), integerRatio(2));
  const power = multiplyRatio(quantityRatio(input.powerKw), percentRatio(input.powerLoad));
  const operatorRate = divideRatio(moneyRatio(input.operatorCost), quantityRatio(input.operatorHours));
  const direct = {
    depreciation: perHour(divideRatio(subtractRatio(purchase, residual), quantityRatio(input.years))),
    interest: perHour(multiplyRatio(average, percentRatio(input.interest))),
    space: perHour(multiplyRatio(quantityRatio(input.areaM2), moneyRatio(input.areaCostPerM2))),
    maintenance: perHour(multiplyRatio(purchase, percentRatio(input.maintenance))),
    insurance: perHour(multiplyRatio(purchase, percentRatio(input.insurance))),
    consumables: perHour(moneyRatio(input.consumables)),
    energy: multiplyRatio(power, moneyRatio(input.energyPerKwh)),
    tools: moneyRatio(input.toolsPerHour),
    operator: multiplyRatio(operatorRate, percentRatio(input.manning)),
  };
  const subtotal = Object.values(direct).reduce(addRatio);
  return { ...direct, overheads: multiplyRatio(subtotal, percentRatio(input.overheads)), hours };
}
