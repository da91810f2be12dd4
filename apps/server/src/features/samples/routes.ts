import {
  getStart as getSpec,
  loadSamples as loadSpec,
  removeSamples as removeSpec,
} from '@truciolo/contract';
import { endpoint } from '../../platform/http/endpoint.ts';
import { getStart } from './get-start.ts';
import { loadSamples } from './load-samples.ts';
import { removeSamples } from './remove-samples.ts';

export const samplesRoutes = [
  endpoint(getSpec, getStart),
  endpoint(loadSpec, loadSamples),
  endpoint(removeSpec, removeSamples),
];
