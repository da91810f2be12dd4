import { searchKinds } from '@truciolo/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/handles.ts';
import { partsOf, typosIn } from '../../platform/registry/typos.ts';
import { findQuotes, guessQuotes } from '../quotes/index.ts';
import { registryTableOf } from '../registries/index.ts';
import { type Hit, presentQuote, presentRow } from './presenter.ts';
import { findRows, findSimilarKeys, type SearchSource } from './repository.ts';

/** A table that the search looks into. */
interface Place {
  find(db: Db, words: readonly string[], most: number): Promise<Hit[]>;
  /** Close matches for words with typos, most likely first. */
  guess(db: Db, words: readonly string[], most: number): Promise<Hit[]>;
  /** Numbers differ by one digit from their neighbours: after an exact match there are no close ones. */
  readonly isOfNumbers: boolean;
}

/** Rows whose edit distance is computed. */
const CANDIDATES = 300;

const registryPlace = (kind: Hit['kind'], source: SearchSource): Place => ({
  isOfNumbers: false,
  async find(db, words, most) {
    const rows = await findRows(db, source, words, most);
    return rows.map((row) => presentRow(kind, row, false));
  },
  async guess(db, words, most) {
    const rows = await findSimilarKeys(db, source, words.map(partsOf), CANDIDATES);
    return rows
      .map((row) => ({ row, typos: typosIn(words, row.searchKey) }))
      .filter(({ typos }) => typos !== null)
      .sort((a, b) => (a.typos ?? 0) - (b.typos ?? 0) || a.row.name.localeCompare(b.row.name, 'it'))
      .slice(0, most)
      .map(({ row }) => presentRow(kind, row, true));
  },
});

const quotePlace: Place = {
  isOfNumbers: true,
  find: async (db, words, most) =>
    (await findQuotes(db, words, most)).map((quote) => presentQuote(quote, false)),
  guess: async (db, words, most) =>
    (await guessQuotes(db, words, most)).map((quote) => presentQuote(quote, true)),
};

/** In display order. */
export const places: readonly Place[] = searchKinds.flatMap((kind) => {
  if (kind === 'quote') return [quotePlace];
  const { table, nameColumn, found } = registryTableOf(kind);
  return found ? [registryPlace(kind, { table, name: sql.ref(nameColumn), ...found })] : [];
});
