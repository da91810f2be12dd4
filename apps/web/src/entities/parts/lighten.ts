import { openLine } from '../../lib/open-line.ts';
import type { PartReader, ReadableFile } from './part-reader.ts';

const inLine = openLine();

/** One after the other: a kernel takes hundreds of megabytes. Null for a file of which no light model can be made. */
export const lighten = (open: () => PartReader, file: ReadableFile): Promise<Uint8Array | null> =>
  inLine(() => readLight(open(), file));

function readLight(reader: PartReader, file: ReadableFile): Promise<Uint8Array | null> {
  return new Promise((resolve) => {
    let light: Uint8Array | null = null;
    reader.read(
      file,
      (answer) => {
        if (answer.type === 'light') light = answer.bytes;
        if (answer.type !== 'done' && answer.type !== 'failed') return;
        reader.close();
        resolve(light);
      },
      'lighten',
    );
  });
}
