import type { LibraryMaterial } from './library-material.ts';
import { materials } from './load-materials.ts';

/** "EN AW-6082 T6" and "en aw 6082t6" are the same name: only letters and digits count. */
const normalise = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '');

/** Words people put before a designation without changing what it names. */
const withoutPrefix = (key: string) => key.replace(/^(acciaio|inox|wnr|aisi|enaw|enac|en)+(?=.)/, '');

/** "1.0503 (C45E 1.1191)" is written for the whole and for each of its parts. */
function spellings(text: string): readonly string[] {
  const parts = [text, text.replace(/\(.*?\)/g, ''), ...text.split(/[()/,;\s]+/)];
  return parts.map(normalise).filter((part) => part.length > 1 && part !== 'en' && part !== 'aw');
}

interface Entry {
  readonly material: LibraryMaterial;
  /** From the surest name to the loosest. */
  readonly ranks: readonly (readonly string[])[];
}

const index: readonly Entry[] = materials.map((material) => ({
  material,
  ranks: [
    [normalise(material.id)],
    [normalise(material.en)],
    [normalise(material.wnr), ...spellings(material.wnr)],
    [normalise(material.aisi)],
    material.namesIt.map(normalise),
    [...spellings(material.en), ...spellings(material.aisi)],
  ],
}));

const RANKS = 6;

function exact(key: string): LibraryMaterial | undefined {
  for (let rank = 0; rank < RANKS; rank += 1) {
    const hit = index.find((entry) => entry.ranks[rank]?.includes(key));
    if (hit) return hit.material;
  }
  return undefined;
}

function startingWith(key: string): LibraryMaterial | undefined {
  if (key.length < 3) return undefined;
  return index.find((entry) => entry.ranks.some((names) => names.some((name) => name.startsWith(key))))
    ?.material;
}

/** The material meant by "C45", "1.4301", "AISI 304", "Ergal" or "anticorodal"; undefined when unknown. */
export function findMaterial(text: string): LibraryMaterial | undefined {
  const key = normalise(text);
  if (key === '') return undefined;
  const bare = withoutPrefix(key);
  return exact(key) ?? exact(bare) ?? startingWith(key) ?? startingWith(bare);
}

/** Materials with the text anywhere in a name, for "did you mean" and type-ahead. */
export function searchMaterials(text: string, limit = 8): readonly LibraryMaterial[] {
  const key = normalise(text);
  if (key === '') return [];
  const hits = index.filter((entry) => entry.ranks.some((names) => names.some((name) => name.includes(key))));
  return hits.slice(0, limit).map((entry) => entry.material);
}
