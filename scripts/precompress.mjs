// @ts-check
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { packedBefore } from './build/packed-files.mjs';
import { root } from './workspace/root.mjs';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Texts; pictures, fonts and films are compressed already. */
const worthIt = new Set(['.js', '.css', '.svg', '.json', '.webmanifest', '.vtt', '.wasm']);
/** Below this a packet carries the plain file just as well. */
export const smallest = 1024;

/**
 * From this size on even a quick brotli takes seconds, which a first start spends waiting: these files (the CAD kernels)
 * are sent as gzip until they are packed.
 */
const large = 4 * 1024 * 1024;
export const packedFolder = join(root, '.cache', 'packed');
/** Forty times faster than the best quality, and a tenth larger. */
const QUICK_QUALITY = 5;

/**
 * The files of a build that are worth compressing; dot folders are the build's own notes.
 * @param {string} folder @returns {Promise<string[]>} their paths
 */
export async function compressibleFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && worthIt.has(extname(entry.name)))
    .filter((entry) => !relative(folder, entry.parentPath).startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** @param {string} folder */
async function removeCompressed(folder) {
  const names = await readdir(folder, { recursive: true });
  // Data that come packed, such as the languages of the recogniser, have no file beside them.
  const all = new Set(names);
  const isCopy = (/** @type {string} */ file) =>
    ['.br', '.gz'].includes(extname(file)) && all.has(file.slice(0, -extname(file).length));
  for (const name of names.filter(isCopy)) await rm(join(folder, name));
}

/** @param {Buffer} content @returns {Promise<Buffer | null>} */
async function brotliOf(content) {
  const packed = await packedBefore(packedFolder, content);
  if (packed || content.length >= large) return packed;
  return brotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUICK_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

/**
 * Leaves `.br` and `.gz` beside each text file, so that the server sends them as they are. A build compresses quickly,
 * because a first start waits for it; the best compression (25 s of a processor for the app, minutes for the CAD kernels)
 * is made by `pack.mjs` beside the running server, kept, and taken from there by every later build.
 * @param {string} folder @returns {Promise<void>}
 */
export async function precompress(folder) {
  await removeCompressed(folder);
  for (const path of await compressibleFiles(folder)) {
    const content = await readFile(path);
    if (content.length < smallest) continue;
    const [packed, zipped] = await Promise.all([brotliOf(content), zip(content)]);
    if (packed) await writeFile(`${path}.br`, packed);
    await writeFile(`${path}.gz`, zipped);
  }
}
