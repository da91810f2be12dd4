import type { RequestPosition } from '@truciolo/contract';
import type { PartReading } from '@truciolo/drawing';
import { mergePart, type PageSizes } from './merge-part.ts';

/** One file of a request as it was read. */
export interface ReadFile {
  /** The file's guid. */
  readonly file: string;
  readonly parts: readonly PartReading[];
  readonly sizes: PageSizes;
}

const codeKey = (code: string | undefined): string => code?.toLowerCase().replace(/[^\p{L}\d]/gu, '') ?? '';
const keyOf = (part: PartReading): string => codeKey(part.code?.value);

/** The part with the position's own code, else the first of the file. */
function partFor({ fields }: RequestPosition, { parts }: ReadFile): PartReading | undefined {
  const code = codeKey(fields.code?.value);
  return parts.find((part) => code !== '' && keyOf(part) === code) ?? parts[0];
}

/** Whether a drawing's values are already in the position. */
const isRead = ({ fields }: RequestPosition, file: string): boolean =>
  Object.values(fields).some(({ readings }) =>
    readings.some(({ proofs }) => proofs.some((proof) => proof.file === file && proof.places.length > 0)),
  );

/** Fields of a position with the values of one of its files; a file that was read before adds nothing. */
export function readPosition(position: RequestPosition, read: ReadFile): RequestPosition['fields'] {
  const part = partFor(position, read);
  if (!part || isRead(position, read.file)) return position.fields;
  return mergePart(position, part, read.file, read.sizes);
}

/** Parts of a file for which the request has no position yet: rows of a table, sheets of other parts. */
export function otherPositions(
  positions: readonly RequestPosition[],
  read: ReadFile,
  newId: () => string,
): RequestPosition[] {
  const { file, parts, sizes } = read;
  const own = positions.filter(({ files }) => files.includes(file));
  const taken = new Set(own.map((position) => partFor(position, read)));
  const codes = new Set(positions.map(({ fields }) => codeKey(fields.code?.value)));
  return parts
    .filter((part) => !taken.has(part) && keyOf(part) !== '' && !codes.has(keyOf(part)))
    .map((part) => ({
      id: newId(),
      files: [file],
      fields: mergePart({ fields: {} }, part, file, sizes),
      takenFrom: null,
    }));
}
