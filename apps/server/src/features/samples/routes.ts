import { getStart } from './get-start.ts';
import { loadSamples } from './load-samples.ts';
import { removeSamples } from './remove-samples.ts';

export const samplesRoutes = [getStart, loadSamples, removeSamples];
