import { matchRegistry } from '@truciolo/materials-library';
import type { Db } from '../../../platform/database/handles.ts';
import { likePattern, searchKey } from '../../../platform/registry/search-key.ts';

/** The material of the registry that a text names: by one of its own names, or as the library knows the text. */
export async function matchMaterial(db: Db, text: string): Promise<string | null> {
  const rows = await db
    .selectFrom('materials')
    .select(['guid', 'designation', 'wnr', 'aisi', 'commonNames', 'libraryId'])
    .where('archivedAt', 'is', null)
    .orderBy('sortKey')
    .execute();
  return matchRegistry(rows, text)?.guid ?? null;
}

/** Words of four letters and more by their beginning: "brunito" and "Brunitura" are one word. */
const stemsOf = (text: string): string[] =>
  (searchKey(text).match(/[a-z]{4,}/g) ?? []).map((word) => word.slice(0, 5));

/**
 * The process of the registry whose name holds the word and says most of the text; null where none does, or where two
 * say as much of it.
 */
export async function matchWork(
  db: Db,
  word: string,
  text: string,
): Promise<{ guid: string; name: string } | null> {
  const rows = await db
    .selectFrom('works')
    .select(['guid', 'name'])
    .where('archivedAt', 'is', null)
    .where('searchKey', 'like', likePattern(searchKey(word)))
    .orderBy('sortKey')
    .execute();
  const said = new Set(stemsOf(text));
  const ranked = rows
    .map((row) => {
      const stems = stemsOf(row.name);
      const known = stems.filter((stem) => said.has(stem)).length;
      return { row, share: known / Math.max(1, stems.length), known };
    })
    .sort((one, other) => other.share - one.share || other.known - one.known);
  const [best, next] = ranked;
  const isTie = best && next && best.share === next.share && best.known === next.known;
  return isTie ? null : (best?.row ?? null);
}
