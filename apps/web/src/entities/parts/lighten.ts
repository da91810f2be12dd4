import { openLine } from '../../lib/open-line.ts';
import type { PartReader, ReadableFile } from './part-reader.ts';

const inLine = openLine();

/** Files wait for each other, because a kernel takes hundreds of megabytes. Null for a file that gives no light model. */
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
