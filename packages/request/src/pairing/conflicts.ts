import type { Claim } from '../claim.ts';
import { codeKey } from '../read/codes.ts';
import type { NamedMaterial, PositionReading } from '../reading.ts';

/** Values of a drawing or a model that are compared with those of the text. */
export interface PartFacts {
  /** Name of the file. */
  readonly file: string;
  readonly code?: Claim<string> | null;
  readonly revision?: Claim<string> | null;
  readonly material?: Claim<NamedMaterial> | null;
}

/** Two sources that disagree. A person decides; nothing is chosen here. */
export interface Conflict {
  readonly field: 'code' | 'revision' | 'material';
  readonly one: Claim<string>;
  readonly other: Claim<string>;
}

const textOf = (claim: Claim<NamedMaterial>): Claim<string> => ({ ...claim, value: claim.value.name });

/** "03" and "3" are one revision; "-" and none are one, too. */
export const revisionKey = (revision: string): string =>
  revision
    .toUpperCase()
    .replace(/^[-–]$/, '')
    .replace(/^0+(?=\d)/, '');

const nameKey = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

function isSameMaterial(one: NamedMaterial, other: NamedMaterial): boolean {
  if (one.libraryId && other.libraryId) return one.libraryId === other.libraryId;
  const [mine, theirs] = [nameKey(one.name), nameKey(other.name)];
  return mine.includes(theirs) || theirs.includes(mine);
}

/** Values of the mail or the list that a drawing or a model of the same position contradicts. */
export function conflictsOf(position: PositionReading, facts: readonly PartFacts[]): Conflict[] {
  return facts.flatMap((part) => {
    const found: Conflict[] = [];
    if (
      position.code &&
      part.code &&
      codeKey(position.code.value) !== codeKey(part.code.value) &&
      !/X{2,}/i.test(part.code.value)
    )
      found.push({ field: 'code', one: position.code, other: part.code });
    if (
      position.revision &&
      part.revision &&
      revisionKey(position.revision.value) !== revisionKey(part.revision.value)
    )
      found.push({ field: 'revision', one: position.revision, other: part.revision });
    const { material } = part;
    const [asked] = position.materials;
    if (asked && material && position.materials.every(({ value }) => !isSameMaterial(value, material.value)))
      found.push({ field: 'material', one: textOf(asked), other: textOf(material) });
    return found;
  });
}
