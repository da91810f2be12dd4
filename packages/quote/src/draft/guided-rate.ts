import { inPercent, money, percent } from '@truciolo/money';
import { type HourlyCostOutcome, hourlyCost } from '@truciolo/pricing';

/** The figures of a machine's guided hourly cost as its registry keeps them; amounts in 1/10,000 €, shares in %. */
export interface GuidedInput {
  readonly purchase: number;
  readonly residual: number;
  readonly years: number;
  readonly interest: number;
  readonly area: number;
  readonly areaCost: number;
  readonly maintenance: number;
  readonly insurance: number;
  readonly consumables: number;
  readonly daysPerYear: number;
  readonly hoursPerShift: number;
  readonly shifts: number;
  readonly saturation: number;
  readonly power: number;
  readonly load: number;
  readonly energyCost: number;
  readonly tools: number;
  readonly operatorCost: number;
  readonly manning: number;
  readonly overheads: number;
}

/** Through the formula. The operator's cost is already by the hour: one hour divides it. */
export const guidedHourlyCost = (input: GuidedInput): HourlyCostOutcome =>
  hourlyCost({
    purchase: money(input.purchase),
    residual: money(input.residual),
    years: input.years,
    interest: percent(input.interest),
    areaM2: input.area,
    areaCostPerM2: money(input.areaCost),
    maintenance: percent(input.maintenance),
    insurance: percent(input.insurance),
    consumables: money(input.consumables),
    daysPerYear: input.daysPerYear,
    hoursPerShift: input.hoursPerShift,
    shifts: input.shifts,
    saturation: percent(input.saturation),
    powerKw: input.power,
    powerLoad: percent(input.load),
    energyPerKwh: money(input.energyCost),
    toolsPerHour: money(input.tools),
    operatorCost: money(input.operatorCost),
    operatorHours: 1,
    manning: percent(input.manning * 100),
    overheads: percent(input.overheads),
  });

/**
 * % of a machine's hour that is spent only if it runs: energy, tools and, by the company's setting, the operator. Null
 * where the rate was not computed, because its parts are unknown.
 */
export function variableShareOf(input: GuidedInput | null, labourIsVariable: boolean): number | null {
  const outcome = input && guidedHourlyCost(input);
  if (!outcome?.ok) return null;
  const { variableShare, variableShareWithLabour } = outcome.cost;
  return inPercent(labourIsVariable ? variableShareWithLabour : variableShare);
}
