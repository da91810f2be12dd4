export { findOutliers } from './find-outliers.ts';
export { learnRatios } from './learn-ratios.ts';
export { type Observation, sizeClassOf, type WorkKind } from './observation.ts';
export { questionText, ratioText, type ToldRatio } from './ratio-text.ts';
