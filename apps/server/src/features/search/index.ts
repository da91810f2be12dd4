export { allowedSlips, partsOf, slipsIn } from './slips.ts';
