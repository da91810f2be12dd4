import { euros, percent } from '@truciolo/money';
import type { Range } from './checker.ts';

// Beyond these a value is a typo, not a job. They also keep every amount within exact integers.

/** A billion pieces: no shop makes more, and amounts stay exact. */
export const QUANTITY: Range = { min: 1, max: 1_000_000_000 };
/** About seventy days: no single set-up or cycle takes longer. */
export const TIME_MINUTES: Range = { min: 0, max: 100_000 };
export const LENGTH_MM: Range = { min: 0, max: 100_000, above: true };
export const ALLOWANCE_MM: Range = { min: 0, max: 10_000 };
export const WEIGHT_KG: Range = { min: 0, max: 100_000, above: true };
/** Lightest foam to osmium. */
export const DENSITY: Range = { min: 0, max: 23, above: true };
export const KG_PER_METRE: Range = { min: 0, max: 10_000, above: true };
/** Of any amount, and of the total of a position. */
export const AMOUNT: Range = { min: 0, max: euros(100_000_000) };
/** A tenth of a thousandth of euro is the finest step there is; a hundred euro the coarsest in use. */
export const ROUNDING_STEP: Range = { min: euros(0.0001), max: euros(100) };
/** Half of the pieces and more lost: the process, not the price, wants a look. */
export const SCRAP: Range = { min: 0, max: percent(90) };
export const EFFICIENCY: Range = { min: percent(1), max: percent(200) };
/** More than one operator on one machine happens; more than three does not. */
export const ATTENDED: Range = { min: 0, max: percent(300) };
export const SHARE: Range = { min: 0, max: percent(100) };
export const DISCOUNT: Range = { min: 0, max: percent(99) };
export const MARGIN: Range = { min: percent(-99), max: percent(99) };
export const MARKUP: Range = { min: percent(-99), max: percent(10_000) };
export const SURCHARGE: Range = { min: 0, max: percent(1_000) };
/** Under 50 % each doubling would take less time than the first half did. */
export const LEARNING: Range = { min: percent(51), max: percent(100) };
/** A job that takes ten times its plan, or a tenth of it, was planned as another job. */
export const MEASURED_RATIO: Range = { min: 0.1, max: 10 };
export const COUNT: Range = { min: 1, max: 1_000_000 };
export const DAYS: Range = { min: 0, max: 1_000 };
export const HOURS_PER_DAY: Range = { min: 0, max: 24, above: true };
export const FACTOR: Range = { min: 0, max: 100, above: true };
export const MEASURE: Range = { min: 0, max: 1_000_000 };
