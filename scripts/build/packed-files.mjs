// @ts-check
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** @param {string} folder @param {Buffer} content */
const pathOf = (folder, content) => join(folder, `${createHash('sha256').update(content).digest('hex')}.br`);

/**
 * The best packing of this content, if somebody made it before; what does not unpack to it is not taken.
 * @param {string} folder @param {Buffer} content @returns {Promise<Buffer | null>}
 */
export async function packedBefore(folder, content) {
  try {
    const packed = await readFile(pathOf(folder, content));
    return (await decompress(packed)).equals(content) ? packed : null;
  } catch {
    return null;
  }
}

/**
 * Packs as small as brotli can, with a window over all of it, and keeps the result: two minutes for the CAD kernel.
 * @param {string} folder @param {Buffer} content @returns {Promise<Buffer>}
 */
export async function packBest(folder, content) {
  const known = await packedBefore(folder, content);
  if (known) return known;
  const packed = await compress(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  await mkdir(folder, { recursive: true });
  await writeFile(pathOf(folder, content), packed);
  return packed;
}
