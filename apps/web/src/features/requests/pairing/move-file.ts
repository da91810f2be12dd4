import { asJson, type Change, diff } from '@truciolo/changes';
import {
  contentWithFile,
  contentWithoutFile,
  type RequestContent,
  type RequestFile,
  type RequestPosition,
} from '@truciolo/contract';
import { isMeaningless, readFileName } from '@truciolo/request';

/** A position by its id, a new one, or none. */
export type FileTarget = { readonly id: string } | 'new' | null;

const proposed = (value: string, { guid, name }: RequestFile) => ({
  state: 'proposed' as const,
  value,
  readings: [
    {
      value,
      confidence: 0.8,
      reason: 'dal nome del file',
      proofs: [{ from: 'drawing' as const, file: guid, text: name, places: [] }],
    },
  ],
});

/** A position that a file begins; its name may hold code and revision. */
function positionFrom(id: string, file: RequestFile): RequestPosition {
  const { code, revision } = readFileName(file.name);
  return {
    id,
    files: [file.guid],
    takenFrom: null,
    fields: isMeaningless(code)
      ? {}
      : { code: proposed(code, file), ...(revision !== null && { revision: proposed(revision, file) }) },
  };
}

/** Moves a file to another position. Values that only this file gave go with it: its new place reads it again. */
export function moveFile(
  content: RequestContent,
  file: RequestFile,
  target: FileTarget,
  newId: () => string,
): Change[] {
  const without = contentWithoutFile(content, file.guid);
  const moved =
    target === null
      ? without
      : target === 'new'
        ? { ...without, positions: [...without.positions, positionFrom(newId(), file)] }
        : contentWithFile(without, file.guid, [target.id]);
  return diff(asJson(content), asJson(moved));
}
