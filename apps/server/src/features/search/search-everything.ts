import { search } from '@truciolo/contract';
import { reading } from '../../platform/http/endpoint.ts';
import { searchKey } from '../../platform/registry/search-key.ts';
import { allowedTypos } from '../../platform/registry/typos.ts';
import { places } from './places.ts';
import type { Hit } from './presenter.ts';

const MOST = 20;
const MOST_OF_A_KIND = 8;
/** With fewer exact hits than this, a typo is likely. */
const FEW = 3;

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

/** Registries and quotes; a typo is looked into only when what was typed finds next to nothing. */
export const searchEverything = reading(search.find, async ({ tenant }, { query }) => {
  const words = searchKey(query.q)
    .split(' ')
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  return tenant(async (db) => {
    const groups: Hit[][] = [];
    for (const place of places) groups.push(await place.find(db, words, MOST_OF_A_KIND));
    const exact = groups.flat();
    if (exact.length >= FEW || !words.some((word) => allowedTypos(word) > 0)) return share(groups);
    const known = new Set(exact.map(({ guid }) => guid));
    for (const [index, place] of places.entries()) {
      if (place.isOfNumbers && groups[index]?.length) continue;
      const guessed = await place.guess(db, words, MOST_OF_A_KIND);
      groups[index]?.push(...guessed.filter(({ guid }) => !known.has(guid)));
    }
    return share(groups);
  });
});
