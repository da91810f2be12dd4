// @ts-check
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** @param {Buffer} content */
const nameOf = (content) => `${createHash('sha256').update(content).digest('hex')}.br`;

/** @param {string} folder @param {Buffer} content */
const pathOf = (folder, content) => join(folder, nameOf(content));

/**
 * The best compression of this content, if one was made before; a file that does not unpack to it is ignored.
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
 * Packs with brotli's best quality and a window over the whole content, and keeps the result.
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

/**
 * Removes the packings of contents that no build has any more.
 * @param {string} folder @param {readonly Buffer[]} contents those that stay
 */
export async function keepOnly(folder, contents) {
  const kept = new Set(contents.map(nameOf));
  for (const name of await readdir(folder)) if (!kept.has(name)) await rm(join(folder, name));
}
