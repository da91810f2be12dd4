import { imports, type Progress } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

export const confirmImport = (guid: string, skipBad: boolean, onProgress: (progress: Progress) => void) =>
  api(imports.confirm, { params: { guid }, body: { skipBad } }, { onProgress });
