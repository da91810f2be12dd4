export { claimNumber } from './claim-number.ts';
export { releaseNumber } from './release-number.ts';
export { takeFromSeries } from './take-from-series.ts';
