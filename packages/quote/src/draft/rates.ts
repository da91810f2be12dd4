import type { MachineKind } from '@truciolo/cycle';
import { inEuro } from '@truciolo/money';
import type {
  LabourRateDraft,
  MachineRateDraft,
  MaterialRateDraft,
  RatesDraft,
} from '../model/rates-draft.ts';
import type { Value } from '../model/value.ts';
import { type GuidedInput, variableShareOf } from './guided-rate.ts';

/** Rows of the registries as the quote needs them; amounts in 1/10,000 €. */
export interface MachineRow {
  readonly name: string;
  readonly kind: MachineKind;
  readonly hourlyRate: number | null;
  readonly rateConfirmed: boolean;
  /** Inputs of the guided cost, if entered. */
  readonly rateInput?: GuidedInput | null;
}
interface LabourRow {
  readonly name: string;
  readonly amount: number | null;
  readonly confirmed: boolean;
}
interface MaterialRow {
  readonly designation: string;
  readonly isoGroup: string;
  readonly density: number;
  readonly pricePerKg: number | null;
  readonly priceConfirmed: boolean;
  readonly platePricePerKg?: number | null | undefined;
  readonly chipRevenuePerKg: number | null;
}

const euro = (amount: number | null): number | null => (amount === null ? null : inEuro(amount));

/** From the registry, and marked until a user confirms it. */
const rate = (amount: number | null, confirmed: boolean): Value => ({
  value: euro(amount),
  origin: confirmed ? 'registry' : 'proposed',
});

export const machineRate = (
  { name, kind, hourlyRate, rateConfirmed, rateInput = null }: MachineRow,
  labourIsVariable: boolean,
): MachineRateDraft => ({
  name,
  kind,
  setupRate: rate(hourlyRate, rateConfirmed),
  runRate: rate(hourlyRate, rateConfirmed),
  variableShare: variableShareOf(rateInput, labourIsVariable),
});

export const labourRate = ({ name, amount, confirmed }: LabourRow): LabourRateDraft => ({
  name,
  rate: rate(amount, confirmed),
});

export const materialRate = (row: MaterialRow): MaterialRateDraft => ({
  name: row.designation,
  isoGroup: row.isoGroup,
  density: row.density,
  price: rate(row.pricePerKg, row.priceConfirmed),
  // The library has no plate prices: a user wrote this one.
  ...(typeof row.platePricePerKg === 'number' && { platePrice: rate(row.platePricePerKg, true) }),
  chipPrice: euro(row.chipRevenuePerKg),
});

export const noRates: RatesDraft = {
  machines: {},
  labour: {},
  materials: {},
  formulas: {},
  labourIsVariable: true,
  hoursPerDay: 8,
};
