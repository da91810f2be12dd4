import { loadSamples, removeSamples } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

export const callLoadSamples = () => api(loadSamples, { body: {} });
export const callRemoveSamples = () => api(removeSamples, {});
