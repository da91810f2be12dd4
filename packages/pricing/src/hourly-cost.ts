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
  roundToSameSum,
  subtract,
  subtractRatio,
  sum,
  WHOLE,
  ZERO_PERCENT,
} from '@truciolo/money';
import { makeChecker } from './checks/checker.ts';
import { AMOUNT, ATTENDED, SURCHARGE } from './checks/limits.ts';
import type { Problem } from './model/problem.ts';

/** Guided calculation of a machine's rate (formulas d). Amounts per year unless said otherwise. */
export interface HourlyCostInput {
  readonly purchase: Money;
  /** Resale value at the end of its economic life (not the fiscal one). */
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
  /** Yearly cost, and the hours the operator works in a year. */
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
  /** The path of a problem is the name of the field. */
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** A rate keeps 1/10,000 €/h. */
const SMALLEST_STEP = money(1);

export function hourlyCost(input: HourlyCostInput): HourlyCostOutcome {
  const problems = checkInput(input);
  if (problems.length > 0) return { ok: false, problems };
  const exact = exactShares(input);
  const rounded = roundToSameSum(
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

const UP_TO_WHOLE = { min: 0, max: WHOLE };
const POSITIVE_SHARE = { min: 1, max: WHOLE };

function checkInput(input: HourlyCostInput): readonly Problem[] {
  const check = makeChecker();
  check.money('purchase', 'Prezzo di acquisto', input.purchase, AMOUNT);
  check.money('residual', 'Valore residuo', input.residual, AMOUNT);
  if (input.residual > input.purchase) {
    const message = 'Il valore residuo supera il prezzo di acquisto.';
    check.report({ code: 'bad-value', path: 'residual', message });
  }
  check.number('years', 'Anni di vita', input.years, { min: 0.5, max: 100 });
  check.percent('interest', 'Interesse', input.interest, UP_TO_WHOLE);
  check.number('areaM2', 'Superficie', input.areaM2, { min: 0, max: 100_000 }, 'm²');
  check.money('areaCostPerM2', 'Costo al m²', input.areaCostPerM2, AMOUNT);
  check.percent('maintenance', 'Manutenzione', input.maintenance, UP_TO_WHOLE);
  check.percent('insurance', 'Assicurazione', input.insurance, UP_TO_WHOLE);
  check.money('consumables', 'Materiali di consumo', input.consumables, AMOUNT);
  check.number('daysPerYear', 'Giorni di lavoro', input.daysPerYear, { min: 1, max: 366 });
  check.number('hoursPerShift', 'Ore per turno', input.hoursPerShift, { min: 0.5, max: 24 }, 'h');
  check.number('shifts', 'Turni', input.shifts, { min: 0.5, max: 4 });
  check.percent('saturation', 'Saturazione', input.saturation, POSITIVE_SHARE);
  check.number('powerKw', 'Potenza', input.powerKw, { min: 0, max: 10_000 }, 'kW');
  check.percent('powerLoad', 'Carico', input.powerLoad, UP_TO_WHOLE);
  check.money('energyPerKwh', 'Costo del kWh', input.energyPerKwh, AMOUNT);
  check.money('toolsPerHour', 'Utensili', input.toolsPerHour, AMOUNT);
  check.money('operatorCost', "Costo annuo dell'operatore", input.operatorCost, AMOUNT);
  check.number('operatorHours', "Ore annue dell'operatore", input.operatorHours, { min: 1, max: 8784 }, 'h');
  check.percent('manning', 'Presidio', input.manning, ATTENDED);
  check.percent('overheads', 'Spese generali', input.overheads, SURCHARGE);
  return check.problems;
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
