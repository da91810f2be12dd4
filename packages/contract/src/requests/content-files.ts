import type { RequestContent, RequestField, RequestPosition } from './content.ts';

// Which file belongs to which position of a request.

const isOnlyOf =
  (file: string) =>
  ({ proofs }: RequestField['readings'][number]): boolean =>
    proofs.length > 0 && proofs.every((proof) => proof.file === file);

/** A proposed field without the readings of a file; undefined when nothing else supports it. */
function fieldWithout(field: RequestField, file: string): RequestField | undefined {
  if (field.state !== 'proposed') return field;
  const readings = field.readings
    .filter((reading) => !isOnlyOf(file)(reading))
    .map((reading) => ({ ...reading, proofs: reading.proofs.filter((proof) => proof.file !== file) }));
  const [first] = readings;
  return first ? { ...field, value: first.value, readings } : undefined;
}

/** A position without a file and without the values that only this file gave; values that a person settled stay. */
function withoutFile(position: RequestPosition, file: string): RequestPosition {
  if (!position.files.includes(file)) return position;
  const fields = Object.entries(position.fields).flatMap(([key, field]) => {
    const left = fieldWithout(field, file);
    return left ? [[key, left] as const] : [];
  });
  return {
    ...position,
    files: position.files.filter((guid) => guid !== file),
    fields: Object.fromEntries(fields),
  };
}

/** The content without a file, whichever positions have it. */
export const contentWithoutFile = (content: RequestContent, file: string): RequestContent => ({
  ...content,
  positions: content.positions.map((position) => withoutFile(position, file)),
});

/** The content with a file at these positions as well. */
export const contentWithFile = (
  content: RequestContent,
  file: string,
  ids: readonly string[],
): RequestContent => ({
  ...content,
  positions: content.positions.map((position) =>
    ids.includes(position.id) && !position.files.includes(file)
      ? { ...position, files: [...position.files, file] }
      : position,
  ),
});
