// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiPage } from '../generate/api-scopes.mjs';
import { envExample } from '../generate/env-example.mjs';
import { thirdParty } from '../generate/third-party.mjs';
import { root } from '../workspace/root.mjs';

/**
 * Files that `npm run generate` writes and `npm run validate` compares, by path.
 * @type {Readonly<Record<string, () => Promise<string> | string>>}
 */
export const generatedFiles = {
  '.env.example': envExample,
  'THIRD-PARTY.md': thirdParty,
  'docs/api.md': apiPage,
};

/** @param {string} path */
const read = (path) => {
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch {
    return null;
  }
};

/** @returns {Promise<{ ok: boolean, output: string }>} */
export async function checkGeneratedFiles() {
  const stale = [];
  for (const [path, generate] of Object.entries(generatedFiles)) {
    if (read(path) !== (await generate())) stale.push(`${path} is out of date: run \`npm run generate\`.`);
  }
  return { ok: stale.length === 0, output: stale.join('\n') };
}
