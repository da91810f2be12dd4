import { samples } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

export const callLoadSamples = () => api(samples.load, { body: {} });
export const callRemoveSamples = () => api(samples.remove, {});
