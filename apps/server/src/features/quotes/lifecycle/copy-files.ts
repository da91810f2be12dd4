import type { QuoteDocument } from '@truciolo/quote';
import type { Db } from '../../../platform/database/handles.ts';
import { newGuid } from '../../../platform/guid.ts';

const filesOf = (db: Db, quoteGuid: string) =>
  db.selectFrom('quoteFiles').selectAll().where('quoteGuid', '=', quoteGuid).orderBy('createdAt').execute();

/** Rows of files for a copy of a quote, with the document that names them. Copies share the stored bytes. */
export async function filesForCopy(
  db: Db,
  quoteGuid: string,
  document: QuoteDocument,
  now: Date,
): Promise<{ document: QuoteDocument; addTo: (copy: string) => Promise<void> }> {
  const files = await filesOf(db, quoteGuid);
  const guids = new Map(files.map(({ guid }) => [guid, newGuid(now)]));
  const renamed = <T extends string | null | undefined>(guid: T): T | string | null =>
    guid ? (guids.get(guid) ?? null) : guid;
  const positions = document.positions.map((position) => ({
    ...position,
    ...(position.picture === undefined ? {} : { picture: renamed(position.picture) }),
    ...(position.mesh === undefined ? {} : { mesh: renamed(position.mesh) }),
  }));
  return {
    document: { ...document, positions },
    addTo: async (copy) => {
      if (files.length === 0) return;
      const rows = files.map((row) => ({
        ...row,
        guid: guids.get(row.guid) ?? newGuid(now),
        quoteGuid: copy,
      }));
      await db.insertInto('quoteFiles').values(rows).execute();
    },
  };
}
