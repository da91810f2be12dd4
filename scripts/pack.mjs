// @ts-check
// npm run pack: packs the large files of a build (the CAD kernels) as small as can be. Minutes, once a version of the
// kernels: the result is kept in .cache and every later build takes it from there. `npm start` does it beside the server.
import './house/check-node.mjs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { packBest } from './build/packed-files.mjs';
import { reportFailure } from './house/report-failure.mjs';
import { root } from './house/root.mjs';
import { isLarge, packedFolder } from './precompress.mjs';

async function main() {
  // Whoever waits for an answer of the server goes first.
  setPriority(constants.priority.PRIORITY_LOW);
  const assets = join(root, 'dist', 'web', 'assets');
  for (const name of (await readdir(assets)).filter((file) => file.endsWith('.wasm'))) {
    const content = await readFile(join(assets, name));
    if (!isLarge(content)) continue;
    const packed = await packBest(packedFolder, content);
    // In one piece: somebody may be loading it.
    const path = join(assets, `${name}.br`);
    await writeFile(`${path}.part`, packed);
    await rename(`${path}.part`, path);
    console.log(`${name}: ${(packed.length / 1e6).toFixed(2).replace('.', ',')} MB`);
  }
}

main().catch(reportFailure);
