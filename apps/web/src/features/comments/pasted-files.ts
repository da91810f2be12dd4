/** What browsers call a picture that was never a file. */
const NAMELESS = /^image\.(png|jpe?g|webp)$/;

/** The files of what is pasted; none where there are words: a sheet puts a picture of its cells beside their text. */
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
