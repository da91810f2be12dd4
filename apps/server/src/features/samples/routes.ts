import { samples } from '@truciolo/contract';
import { endpoint } from '../../platform/http/endpoint.ts';
import { getStart } from './get-start.ts';
import { loadSamples } from './load-samples.ts';
import { removeSamples } from './remove-samples.ts';

export const samplesRoutes = [
  endpoint(samples.start, getStart),
  endpoint(samples.load, loadSamples),
  endpoint(samples.remove, removeSamples),
];
