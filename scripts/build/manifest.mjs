// @ts-check
import { readFile } from 'node:fs/promises';

/** @typedef {Record<string, { file: string, isEntry?: boolean, css?: string[], imports?: string[] }>} Manifest */

/** @param {string} path @returns {Promise<Manifest>} */
export const readManifest = async (path) => JSON.parse(await readFile(path, 'utf8'));

/** @param {string} file */
const address = (file) => `/${file}`;

/**
 * All files an entry needs before it can run: its own styles and those of its imports.
 * @param {Manifest} manifest @param {string} name
 */
export function entryFiles(manifest, name) {
  const entry = manifest[name];
  if (!entry)
    throw new Error(`"${name}" is not in the build's manifest: ${Object.keys(manifest).join(', ')}`);
  /** @type {Set<string>} */
  const chunks = new Set();
  /** @type {Set<string>} */
  const stylesheets = new Set(entry.css);
  /** @param {string} key */
  const follow = (key) => {
    const chunk = manifest[key];
    if (!chunk || chunks.has(chunk.file)) return;
    chunks.add(chunk.file);
    for (const css of chunk.css ?? []) stylesheets.add(css);
    for (const next of chunk.imports ?? []) follow(next);
  };
  for (const next of entry.imports ?? []) follow(next);
  return {
    entry: address(entry.file),
    stylesheets: [...stylesheets].map(address),
    preload: [...chunks].map(address),
  };
}
