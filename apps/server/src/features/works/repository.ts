import type { Insertable } from 'kysely';
import type { Db } from '../../platform/database/handles.ts';
import type { WorkFormulasTable } from '../../platform/database/registry-tables.ts';

export async function insertVersion(db: Db, version: Insertable<WorkFormulasTable>): Promise<void> {
  await db.insertInto('workFormulas').values(version).execute();
}

interface Published {
  readonly text: string;
  readonly version: number;
  readonly at: Date;
}

export async function setPublished(db: Db, guid: string, { text, version, at }: Published): Promise<void> {
  await db
    .updateTable('works')
    .set((eb) => ({
      formulaPublished: text,
      formulaVersion: version,
      formulaPublishedAt: at,
      updatedAt: at,
      version: eb('version', '+', 1),
    }))
    .where('guid', '=', guid)
    .execute();
}

/** Newest first. */
export function listVersions(db: Db, workGuid: string) {
  return db
    .selectFrom('workFormulas')
    .select(['version', 'text', 'publishedAt', 'publishedBy'])
    .where('workGuid', '=', workGuid)
    .orderBy('version', 'desc')
    .execute();
}
