import {
  type Money,
  moneyFromDecimal,
  type Percent,
  percentFromUnits,
  scaleDecimalText,
  UNITS_PER_PERCENT,
} from '@truciolo/money';
import { COST_CATEGORIES, type CostCategory, ORIGINS, type Origin, type Sourced } from '@truciolo/pricing';
import {
  type Kilograms,
  type KilogramsPerCubicDecimetre,
  kgPerDm3,
  kilograms,
  type Millimetres,
  type Minutes,
  minutes,
  mm,
} from '@truciolo/units';
import {
  choice,
  FAILED,
  type Failed,
  fail,
  map,
  number,
  object,
  optional,
  type Read,
  type Spot,
  text,
} from './read-json.ts';

/** A JSON number or decimal text as an integer count, exactly: 1.6 is the text "1.6" and not its binary neighbour. */
function scaled(input: unknown, decimals: number, spot: Spot, what: string): number | Failed {
  const plain = typeof input === 'number' ? String(input) : input;
  const count = typeof plain === 'string' ? scaleDecimalText(plain, decimals) : null;
  return count ?? fail(spot, what);
}

/** Euro with at most four decimals. */
export const amount: Read<Money> = (input, spot) => {
  const plain = typeof input === 'number' ? String(input) : input;
  const value = typeof plain === 'string' ? moneyFromDecimal(plain) : null;
  return (
    value ?? fail(spot, 'deve essere un importo in euro con al massimo quattro decimali, per esempio 1.60.')
  );
};

const PERCENT_DECIMALS = Math.log10(UNITS_PER_PERCENT);

/** 20 is 20 %. */
export const share: Read<Percent> = (input, spot) => {
  const what = 'deve essere una percentuale con al massimo quattro decimali, per esempio 12.5.';
  const units = scaled(input, PERCENT_DECIMALS, spot, what);
  return units === FAILED ? FAILED : percentFromUnits(units);
};

export const length: Read<Millimetres> = map(number, mm);
export const time: Read<Minutes> = map(number, minutes);
export const weight: Read<Kilograms> = map(number, kilograms);
export const density: Read<KilogramsPerCubicDecimetre> = map(number, kgPerDm3);

const origin: Read<Origin> = choice(...ORIGINS);

/** A plain value counts as typed; { value, origin, override, note } says more. */
export const sourced =
  <T>(read: Read<T>): Read<Sourced<T>> =>
  (input, spot) => {
    if (typeof input === 'object' && input !== null) {
      return object<Sourced<T>>({ value: read, origin, override: optional(read), note: optional(text) })(
        input,
        spot,
      );
    }
    const value = read(input, spot);
    return value === FAILED ? FAILED : { value, origin: 'typed' };
  };

export const category: Read<CostCategory> = choice(...COST_CATEGORIES);
