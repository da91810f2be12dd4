import { cuttingSets } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

export const archiveCuttingSet = (guid: string, archived = true) =>
  api(cuttingSets.archive, { body: { guids: [guid], archived } });
