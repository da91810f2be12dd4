// @ts-check
// npm run pack: packs the large files of a build (the CAD kernel) as small as can be. Two minutes, once a version of the
// kernel: the result is kept in .cache and every later build takes it from there.
import './house/check-node.mjs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packBest } from './build/packed-files.mjs';
import { reportFailure } from './house/report-failure.mjs';
import { root } from './house/root.mjs';
import { isLarge, packedFolder } from './precompress.mjs';

async function main() {
  const assets = join(root, 'dist', 'web', 'assets');
  for (const name of (await readdir(assets)).filter((file) => file.endsWith('.wasm'))) {
    const content = await readFile(join(assets, name));
    if (!isLarge(content)) continue;
    const packed = await packBest(packedFolder, content);
    await writeFile(join(assets, `${name}.br`), packed);
    console.log(`${name}: ${(packed.length / 1e6).toFixed(2).replace('.', ',')} MB`);
  }
}

main().catch(reportFailure);
