import { editDistance } from '@truciolo/formula';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/handles.ts';
import { likePattern } from '../../../platform/registry/search-key.ts';
import { allowedTypos, partsOf, typosIn } from '../../../platform/registry/typos.ts';

const holds = (text: string) => sql`search_key like ${likePattern(text)}`;
const anyOf = (conditions: readonly RawBuilder<unknown>[]) => sql`(${sql.join(conditions, sql` or `)})`;

/** Words of the company's quotes to look at, and to search for in place of one that was typed. */
const MOST_LOOKED_AT = 3000;
const MOST_MEANT = 8;

const onlyLetters = /^\p{L}+$/u;

/** Words of the company's own quotes that a word with a typo may have meant. */
async function meantBy(db: Db, word: string): Promise<string[]> {
  const parts = partsOf(word).map((part) => sql`word like ${likePattern(part)}`);
  const shortest = word.length - allowedTypos(word);
  const { rows } = await sql<{ word: string }>`select word from quote_words
    where company_guid = app_company() and length(word) >= ${shortest} and ${anyOf(parts)}
    limit ${MOST_LOOKED_AT}`.execute(db);
  return rows
    .map((row) => ({ word: row.word, typos: typosIn([word], row.word) }))
    .filter(({ typos }) => typos !== null)
    .sort((a, b) => (a.typos ?? 0) - (b.typos ?? 0) || a.word.length - b.word.length)
    .slice(0, MOST_MEANT)
    .map((row) => row.word);
}

/** In a shorter code the two ends around a typo are too short to look up; longer ones are not typed by hand. */
const SHORTEST_CODE = 7;
const LONGEST_CODE = 24;

/** A code with one typo, including swapped neighbours, keeps its beginning and its end. */
function codeConditions(code: string): RawBuilder<unknown>[] {
  if (code.length < SHORTEST_CODE || code.length > LONGEST_CODE) return [];
  return Array.from({ length: code.length - 1 }, (_, typo) => {
    const [before, behind] = [code.slice(0, typo), code.slice(typo + 2)];
    return sql`search_key like ${`${likePattern(before)}${likePattern(behind).slice(1)}`}`;
  });
}

/** Whether a quote has every word, as typed or with the typos a word may have. */
export const isMeant = (words: readonly string[], key: string): boolean =>
  words.every((word) =>
    onlyLetters.test(word)
      ? typosIn([word], key) !== null
      : key.includes(word) || key.split(' ').some((other) => editDistance(word, other) <= 1),
  );

/** For each typed word a condition that lets typos through; null when no word could have one. */
export async function forgivingConditions(
  db: Db,
  words: readonly string[],
): Promise<RawBuilder<unknown>[] | null> {
  const conditions: RawBuilder<unknown>[] = [];
  let isWider = false;
  for (const word of words) {
    const others = onlyLetters.test(word)
      ? (allowedTypos(word) > 0 ? await meantBy(db, word) : []).map(holds)
      : codeConditions(word);
    isWider ||= others.length > 0;
    conditions.push(anyOf([holds(word), ...others]));
  }
  return isWider ? conditions : null;
}
