import { quotes } from '@truciolo/contract';
import { reading } from '../../../platform/http/endpoint.ts';
import { searchKey } from '../../../platform/registry/search-key.ts';
import { likeness, type Wanted } from './likeness.ts';
import { findCandidates, type PastLine, readLines } from './similar-repository.ts';

const MOST = 20;
/** One common property is a coincidence: two are required, or half of the words. */
const LEAST_POINTS = 2;
const MOST_WORDS = 6;

const wordsOf = (text: string): string[] =>
  [...new Set(searchKey(text).match(/[\p{L}\p{N}][\p{L}\p{N}./-]{2,}/gu) ?? [])].slice(0, MOST_WORDS);

const distance = (line: PastLine, quantity: number | null): number =>
  quantity === null ? 0 : Math.abs(Math.log(line.quantity / quantity));

/** Of each position the quantity nearest to the one asked for. */
function nearest(lines: readonly PastLine[], quantity: number | null): PastLine[] {
  const best = new Map<string, PastLine>();
  for (const line of lines) {
    const key = `${line.quoteGuid} ${line.positionId}`;
    const known = best.get(key);
    if (!known || distance(line, quantity) < distance(known, quantity)) best.set(key, line);
  }
  return [...best.values()];
}

/** Past positions like one, best first, with why. */
export const similarPositions = reading(quotes.similar, async ({ tenant, actor }, { query }) => {
  const wanted: Wanted = {
    customer: query.customer ?? null,
    materialKey: searchKey(query.material),
    words: wordsOf(query.text),
    weight: query.weight ?? null,
    quantity: query.quantity ?? null,
  };
  const lines = await tenant(async (db) => {
    const guids = await findCandidates(db, wanted);
    return readLines(
      db,
      guids.filter((guid) => guid !== query.quote),
    );
  });
  return nearest(lines, wanted.quantity)
    .map((line) => ({ line, ...likeness(wanted, line) }))
    .filter(({ points }) => points >= LEAST_POINTS)
    .sort((a, b) => b.points - a.points)
    .slice(0, MOST)
    .map(({ line, reasons }) => ({
      ...line,
      netMargin: actor.hideCosts ? null : line.netMargin,
      reasons: [...reasons],
    }));
});
