/**
 * Branded physical units: numbers with their unit in the type. Values are made at the edge (form, file, registry) with
 * the functions below and then flow typed through the domain packages.
 */
declare const unit: unique symbol;
type Quantity<U extends string> = number & { readonly [unit]: U };

export type Millimetres = Quantity<'mm'>;
export type SquareMillimetres = Quantity<'mm2'>;
export type Degrees = Quantity<'deg'>;
export type Rpm = Quantity<'1/min'>;
export type MetresPerMinute = Quantity<'m/min'>;
export type MillimetresPerMinute = Quantity<'mm/min'>;
export type MillimetresPerRevolution = Quantity<'mm/rev'>;
export type MillimetresPerTooth = Quantity<'mm/tooth'>;
export type CubicCentimetresPerMinute = Quantity<'cm3/min'>;
export type Kilowatts = Quantity<'kW'>;
export type NewtonMetres = Quantity<'Nm'>;
export type Newtons = Quantity<'N'>;
export type NewtonsPerSquareMillimetre = Quantity<'N/mm2'>;
export type Micrometres = Quantity<'um'>;
export type Kilograms = Quantity<'kg'>;
export type KilogramsPerCubicDecimetre = Quantity<'kg/dm3'>;
export type SquareCentimetres = Quantity<'cm2'>;
export type SquareCentimetresPerMinute = Quantity<'cm2/min'>;
export type Seconds = Quantity<'s'>;
export type Minutes = Quantity<'min'>;
/** Estimates of a calculation (cost of a pass, of an edge). Amounts on a quote are exact: `@truciolo/money`. */
export type Euros = Quantity<'EUR'>;
export type EurosPerMinute = Quantity<'EUR/min'>;

export const mm = (value: number) => value as Millimetres;
export const mm2 = (value: number) => value as SquareMillimetres;
export const degrees = (value: number) => value as Degrees;
export const rpm = (value: number) => value as Rpm;
export const metresPerMinute = (value: number) => value as MetresPerMinute;
export const mmPerMinute = (value: number) => value as MillimetresPerMinute;
export const mmPerRevolution = (value: number) => value as MillimetresPerRevolution;
export const mmPerTooth = (value: number) => value as MillimetresPerTooth;
export const cm3PerMinute = (value: number) => value as CubicCentimetresPerMinute;
export const kilowatts = (value: number) => value as Kilowatts;
export const newtonMetres = (value: number) => value as NewtonMetres;
export const newtons = (value: number) => value as Newtons;
export const newtonsPerMm2 = (value: number) => value as NewtonsPerSquareMillimetre;
export const micrometres = (value: number) => value as Micrometres;
export const kilograms = (value: number) => value as Kilograms;
export const kgPerDm3 = (value: number) => value as KilogramsPerCubicDecimetre;
export const cm2 = (value: number) => value as SquareCentimetres;
export const cm2PerMinute = (value: number) => value as SquareCentimetresPerMinute;
export const seconds = (value: number) => value as Seconds;
export const minutes = (value: number) => value as Minutes;
export const euros = (value: number) => value as Euros;
export const eurosPerMinute = (value: number) => value as EurosPerMinute;

/** Exact by definition (international inch, 1959). */
export const MM_PER_INCH = 25.4;
export const inchesToMm = (inches: number) => mm(inches * MM_PER_INCH);
export const secondsToMinutes = (time: Seconds) => minutes(time / 60);
export const minutesToSeconds = (time: Minutes) => seconds(time * 60);

export { displayUnit, type UnitKey, type UnitSystem } from './display-unit.ts';
