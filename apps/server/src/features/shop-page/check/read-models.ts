import type { Services } from '../../../platform/context.ts';
import type { PartReading, SentPart } from '../../../platform/database/shop-page-tables.ts';
import { factDifferences, nearestSolid, readModel } from '../../part-prices/index.ts';
import { kindOfType, listFiles } from '../../requests/index.ts';

const MODELS: readonly string[] = ['step', 'iges', 'stl'];

interface ModelFile {
  readonly guid: string;
  readonly type: string;
  readonly file: string;
}

async function readPart(
  services: Services,
  companyGuid: string,
  { positionId, facts, files }: SentPart,
  stored: readonly ModelFile[],
): Promise<PartReading> {
  const model = stored.find(({ guid, type }) => files.includes(guid) && MODELS.includes(kindOfType(type)));
  const bytes = model && (await services.files.get(model.file));
  if (!bytes) {
    const differences = facts
      ? ['Il prezzo viene da misure della pagina: il modello non è stato mandato.']
      : [];
    return { positionId, state: facts ? 'different' : 'no-model', differences, facts: null };
  }
  const answer = await readModel(services, companyGuid, bytes);
  if ('refusal' in answer)
    return { positionId, state: 'unreadable', differences: [answer.refusal], facts: null };
  const read = facts ? nearestSolid(answer.solids, facts) : (answer.solids[0] ?? null);
  const differences = facts && read ? factDifferences(facts, read) : [];
  return { positionId, state: differences.length > 0 ? 'different' : 'same', differences, facts: read };
}

/** Reads the models of a request itself: nothing that the browser measured is believed. */
export async function readModels(
  services: Services,
  companyGuid: string,
  requestGuid: string,
): Promise<void> {
  const { handles } = services;
  const found = await handles.tenant(companyGuid, async (db) => ({
    row: await db
      .selectFrom('shopRequests')
      .select('sent')
      .where('requestGuid', '=', requestGuid)
      .executeTakeFirst(),
    files: await listFiles(db, [requestGuid]),
  }));
  if (!found.row) return;
  const reading: PartReading[] = [];
  for (const part of found.row.sent.parts)
    reading.push(await readPart(services, companyGuid, part, found.files));
  await handles.tenant(companyGuid, (db) =>
    db
      .updateTable('shopRequests')
      .set({ reading: JSON.stringify(reading) })
      .where('requestGuid', '=', requestGuid)
      .execute(),
  );
}
