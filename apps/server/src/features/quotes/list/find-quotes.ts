import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/handles.ts';
import { forgivingConditions, isMeant } from './corrections.ts';
import { findSimilarKeys, readRows, type Window, wordConditions } from './list-repository.ts';

/** Quotes whose edit distance is computed when the search finds nothing. */
const CANDIDATES = 300;

/** Keys of quotes that may have been meant, had there been no typo. */
export async function guessKeys(
  db: Db,
  words: readonly string[],
  { conditions, order }: Pick<Window, 'conditions' | 'order'>,
): Promise<string[]> {
  const forgiving = await forgivingConditions(db, words);
  if (!forgiving) return [];
  const rows = await findSimilarKeys(db, {
    conditions: [...conditions, ...forgiving],
    order,
    limit: CANDIDATES,
  });
  return rows.filter((row) => isMeant(words, row.searchKey)).map(({ guid }) => guid);
}

/** Shorter words are in every quote and in no index. */
const SHORTEST_WORD = 3;
const isWorthwhile = (words: readonly string[]) => words.some((word) => word.length >= SHORTEST_WORD);

const current: readonly RawBuilder<unknown>[] = [sql`archived_at is null`];
const newestFirst = sql`date desc, guid desc`;

/** The newest quotes with every word in them, the archived left out. */
export async function findQuotes(db: Db, words: readonly string[], limit: number) {
  if (!isWorthwhile(words)) return [];
  const conditions = [...current, ...wordConditions(words.join(' '))];
  const keys = await findSimilarKeys(db, { conditions, order: newestFirst, limit });
  return readRows(
    db,
    keys.map(({ guid }) => guid),
  );
}

/** The newest that may have been meant. */
export async function guessQuotes(db: Db, words: readonly string[], limit: number) {
  if (!isWorthwhile(words)) return [];
  const keys = await guessKeys(db, words, { conditions: current, order: newestFirst });
  return readRows(db, keys.slice(0, limit));
}
