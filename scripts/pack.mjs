// @ts-check
// npm run pack: packs the files of a build with the best compression. Seconds for the app, minutes for the CAD kernels, once
// for each version of a file: the result is kept in .cache and every later build takes it from there. `npm start` does it
// beside the server.
import './workspace/check-node.mjs';
import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { keepOnly, packBest } from './build/packed-files.mjs';
import { compressibleFiles, packedFolder, smallest } from './precompress.mjs';
import { reportFailure } from './workspace/report-failure.mjs';
import { root } from './workspace/root.mjs';

async function main() {
  // Requests to the running server have priority.
  setPriority(constants.priority.PRIORITY_LOW);
  const files = await compressibleFiles(join(root, 'dist', 'web'));
  const sized = await Promise.all(files.map(async (path) => ({ path, size: (await stat(path)).size })));
  // Small files first: a page needs many of them, and the CAD kernels take minutes.
  /** @type {Buffer[]} */
  const contents = [];
  for (const { path, size } of sized.sort((a, b) => a.size - b.size)) {
    if (size < smallest) continue;
    const content = await readFile(path);
    contents.push(content);
    const packed = await packBest(packedFolder, content);
    // Written to a temporary file first: a browser may be loading it.
    await writeFile(`${path}.br.part`, packed);
    await rename(`${path}.br.part`, `${path}.br`);
  }
  await keepOnly(packedFolder, contents);
}

main().catch(reportFailure);
