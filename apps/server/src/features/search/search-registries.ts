import type { RouteRequest, RouteResult, search as spec } from '@truciolo/contract';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/handles.ts';
import { searchKey } from '../../platform/registry/search-key.ts';
import { type FoundRow, findAlike, findRows } from './repository.ts';
import { allowedSlips, partsOf, slipsIn } from './slips.ts';
import { type SearchSource, searchSources } from './sources.ts';

type Hit = RouteResult<typeof spec>[number];

const MOST = 20;
const MOST_OF_A_KIND = 8;
/** With fewer exact hits than this, a slip is likely. */
const FEW = 3;
/** Rows that are looked at letter by letter. */
const CANDIDATES = 300;

const present = (kind: Hit['kind'], { searchKey: _key, ...row }: FoundRow, isGuess: boolean): Hit => ({
  kind,
  ...row,
  isGuess,
});

async function guess(db: Db, source: SearchSource, words: readonly string[], known: ReadonlySet<string>) {
  const rows = await findAlike(db, source, words.map(partsOf), CANDIDATES);
  return rows
    .map((row) => ({ row, slips: slipsIn(words, row.searchKey) }))
    .filter(({ row, slips }) => slips !== null && !known.has(row.guid))
    .sort((a, b) => (a.slips ?? 0) - (b.slips ?? 0) || a.row.name.localeCompare(b.row.name, 'it'))
    .slice(0, MOST_OF_A_KIND)
    .map(({ row }) => present(source.kind, row, true));
}

/** One of each kind in turn until there are enough, so that a hundred customers do not hide the one machine. */
function share(groups: readonly (readonly Hit[])[]): Hit[] {
  const taken = groups.map(() => 0);
  let room = MOST;
  for (let round = 0; round < MOST_OF_A_KIND && room > 0; round += 1) {
    for (const [index, group] of groups.entries()) {
      if (round >= group.length || room === 0) continue;
      taken[index] = round + 1;
      room -= 1;
    }
  }
  return groups.flatMap((group, index) => group.slice(0, taken[index]));
}

/** Rows of all registries; a slip of the keyboard is looked into only when what was typed finds next to nothing. */
export async function searchRegistries(
  { tenant }: Context,
  { query }: RouteRequest<typeof spec>,
): Promise<RouteResult<typeof spec>> {
  const words = searchKey(query.q)
    .split(' ')
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  return tenant(async (db) => {
    const groups: Hit[][] = [];
    for (const source of searchSources) {
      const rows = await findRows(db, source, words, MOST_OF_A_KIND);
      groups.push(rows.map((row) => present(source.kind, row, false)));
    }
    const exact = groups.flat();
    if (exact.length >= FEW || !words.some((word) => allowedSlips(word) > 0)) return share(groups);
    const known = new Set(exact.map(({ guid }) => guid));
    for (const [index, source] of searchSources.entries()) {
      groups[index]?.push(...(await guess(db, source, words, known)));
    }
    return share(groups);
  });
}
