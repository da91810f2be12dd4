// @ts-check
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { packedBefore } from './build/packed-files.mjs';
import { root } from './house/root.mjs';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Texts; pictures, fonts and films are compressed already. */
const worthIt = new Set(['.js', '.css', '.svg', '.json', '.webmanifest', '.vtt', '.wasm']);
/** Below this a packet carries the plain file just as well. */
const smallest = 1024;

/**
 * From this size on the best compression takes minutes: the CAD kernel would keep a first start waiting. `pack.mjs`
 * makes it once, beside the running server, and every later build takes it from here.
 */
const large = 4 * 1024 * 1024;
/** @param {Buffer} content */
export const isLarge = (content) => content.length >= large;
export const packedFolder = join(root, '.cache', 'packed');
const quickQuality = 6;

/**
 * Leaves `.br` and `.gz` beside each text file, so that the server sends them as they are: the best compression, paid
 * once at build time and never per request.
 * @param {string} folder @returns {Promise<void>}
 */
export async function precompress(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  // Dot folders are the build's own notes.
  const files = entries.filter(
    (entry) => entry.isFile() && !relative(folder, entry.parentPath).startsWith('.'),
  );
  const stale = files.filter((entry) => ['.br', '.gz'].includes(extname(entry.name)));
  for (const entry of stale) await rm(join(entry.parentPath, entry.name));

  for (const entry of files.filter(({ name }) => worthIt.has(extname(name)))) {
    const path = join(entry.parentPath, entry.name);
    const content = await readFile(path);
    if (content.length < smallest) continue;
    const packed = isLarge(content) ? await packedBefore(packedFolder, content) : null;
    const params = {
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_QUALITY]: isLarge(content) ? quickQuality : constants.BROTLI_MAX_QUALITY,
    };
    await writeFile(`${path}.br`, packed ?? (await brotli(content, { params })));
    await writeFile(`${path}.gz`, await zip(content, { level: constants.Z_BEST_COMPRESSION }));
  }
}
