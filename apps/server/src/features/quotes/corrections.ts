import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/handles.ts';
import { likePattern } from '../../platform/registry/search-key.ts';
import { allowedSlips, partsOf, slipsIn } from '../search/index.ts';

const holds = (text: string) => sql`search_key like ${likePattern(text)}`;
const anyOf = (conditions: readonly RawBuilder<unknown>[]) => sql`(${sql.join(conditions, sql` or `)})`;

/** Words of the company's quotes to look at, and to search for in place of one that was typed. */
const MOST_LOOKED_AT = 3000;
const MOST_MEANT = 8;

const onlyLetters = /^\p{L}+$/u;

/** Words of the company's own quotes that a word with a slip may have meant. */
async function meantBy(db: Db, word: string): Promise<string[]> {
  const parts = partsOf(word).map((part) => sql`word like ${likePattern(part)}`);
  const shortest = word.length - allowedSlips(word);
  const { rows } = await sql<{ word: string }>`select word from quote_words
    where company_guid = app_company() and length(word) >= ${shortest} and ${anyOf(parts)}
    limit ${MOST_LOOKED_AT}`.execute(db);
  return rows
    .map((row) => ({ word: row.word, slips: slipsIn([word], row.word) }))
    .filter(({ slips }) => slips !== null)
    .sort((a, b) => (a.slips ?? 0) - (b.slips ?? 0) || a.word.length - b.word.length)
    .slice(0, MOST_MEANT)
    .map((row) => row.word);
}

/** A code with one slip keeps all of its pieces but one. */
function codeConditions(code: string): RawBuilder<unknown>[] {
  const count = code.length >= 9 ? 3 : code.length >= 6 ? 2 : 1;
  if (count === 1) return [];
  const size = code.length / count;
  const pieces = Array.from({ length: count }, (_, index) =>
    code.slice(Math.round(index * size), Math.round((index + 1) * size)),
  );
  return pieces.map((_, left) => {
    const kept = pieces.filter((_piece, index) => index !== left).map(holds);
    return sql`(${sql.join(kept, sql` and `)})`;
  });
}

/** For each typed word a condition that lets slips through; null when no word could have one. */
export async function forgivingConditions(
  db: Db,
  words: readonly string[],
): Promise<RawBuilder<unknown>[] | null> {
  const conditions: RawBuilder<unknown>[] = [];
  let isWider = false;
  for (const word of words) {
    const others = onlyLetters.test(word)
      ? (allowedSlips(word) > 0 ? await meantBy(db, word) : []).map(holds)
      : codeConditions(word);
    isWider ||= others.length > 0;
    conditions.push(anyOf([holds(word), ...others]));
  }
  return isWider ? conditions : null;
}
