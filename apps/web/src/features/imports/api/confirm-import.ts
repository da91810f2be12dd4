import { type Progress, confirmImport as spec } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

export const confirmImport = (guid: string, onProgress: (progress: Progress) => void) =>
  api(spec, { params: { guid }, body: {} }, { onProgress });
