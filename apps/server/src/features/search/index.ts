export { allowedSlips, partsOf, slipsBetween, slipsIn } from './slips.ts';
