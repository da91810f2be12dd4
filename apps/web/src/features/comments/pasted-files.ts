/** File names that browsers give to pasted pictures. */
const NAMELESS = /^image\.(png|jpe?g|webp)$/;

/** Files of the clipboard; none if it also has text: a spreadsheet adds a picture of its cells to their text. */
export function pastedFiles({
  types,
  files,
}: {
  readonly types: readonly string[];
  readonly files: Iterable<File>;
}): readonly File[] {
  if (types.includes('text/plain')) return [];
  return [...files].map((file) => {
    const ending = NAMELESS.exec(file.name)?.[1];
    return ending ? new File([file], `Immagine incollata.${ending}`, { type: file.type }) : file;
  });
}
