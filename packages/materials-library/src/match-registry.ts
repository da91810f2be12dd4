import { findMaterial } from './find-material.ts';

/** The names of a material in the registry of a shop. */
interface RegistryNames {
  readonly designation: string;
  readonly wnr: string;
  readonly aisi: string;
  readonly commonNames: readonly string[];
  /** The material of the library from which the shop took it. */
  readonly libraryId?: string | null;
}

const bare = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');
const STANDARD = /\s+(?:UNI|EN|DIN|ISO)\b|\+/;

/** The material of a registry that a text names: by one of its own names, or as the library knows the text. */
export function matchRegistry<Row extends RegistryNames>(rows: readonly Row[], text: string): Row | null {
  const key = bare(text);
  if (key === '') return null;
  const named = rows.find(({ designation, wnr, aisi, commonNames }) =>
    [designation, wnr, aisi, ...commonNames].some((name) => bare(name) === key),
  );
  if (named) return named;
  const known = findMaterial(text) ?? findMaterial(text.split(STANDARD)[0] ?? '');
  if (!known) return null;
  const idOf = ({ libraryId, designation }: Row) =>
    libraryId === undefined ? findMaterial(designation)?.id : libraryId;
  return rows.find((row) => idOf(row) === known.id) ?? null;
}
