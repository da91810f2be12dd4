import type { Attachment } from '../message/message.ts';
import { codeKey } from '../read/codes.ts';
import { readFileName } from '../read/file-name.ts';
import { type FileRole, fileRole } from './file-role.ts';
import { type PairedBy, pairedBy } from './paired-by.ts';

/** A position as a later file finds it: a person may have corrected it since. */
export interface PlacedPosition {
  readonly id: string;
  readonly code: string;
  readonly files: readonly Pick<Attachment, 'name' | 'kind'>[];
}

interface FilePlace {
  readonly id: string;
  readonly by: PairedBy;
}

const baseKey = (name: string): string => codeKey(readFileName(name).code);

const roleOf = ({ name, kind }: Pick<Attachment, 'name' | 'kind'>): FileRole =>
  fileRole({ name, kind, size: 0, inline: false, refused: null });

/**
 * The positions of a file that arrives after the others: by its code, by the name of a file that has a position, or by
 * being the only missing one. `readCode` is the code on the sheet. A file that fits nowhere stays loose: a person
 * decides.
 */
export function placeFile(
  positions: readonly PlacedPosition[],
  file: Pick<Attachment, 'name' | 'kind'>,
  readCode: string | null = null,
): FilePlace[] {
  const role = roleOf(file);
  if (role !== 'drawing' && role !== 'model') return [];
  const byCode = positions.flatMap(({ id, code }) => {
    const by = code === '' ? null : pairedBy(file.name, code, readCode);
    return by ? [{ id, by }] : [];
  });
  if (byCode.length > 0) return byCode;
  const key = baseKey(file.name);
  const byName = positions.filter(({ files }) => files.some(({ name }) => baseKey(name) === key));
  if (key !== '' && byName.length > 0) return byName.map(({ id }) => ({ id, by: 'file-name' as const }));
  const [only, ...more] = positions;
  const isFree = only && more.length === 0 && only.files.every((other) => roleOf(other) !== role);
  // Another code on the sheet or in the name means another part.
  return isFree && readCode === null && !/\d/.test(key) ? [{ id: only.id, by: 'only-one' }] : [];
}
