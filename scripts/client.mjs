// @ts-check
// npm run client: writes the typed client of the API to dist/client and packs it (npm pack).
import './workspace/check-node.mjs';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleAndImport } from './build/bundle-and-import.mjs';
import { writeClient } from './client/write-client.mjs';
import { reportFailure } from './workspace/report-failure.mjs';
import { root } from './workspace/root.mjs';

/** @typedef {import('./client/write-client.mjs').Spec} Spec */

/** @param {string} folder */
export async function packClient(folder) {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { routes, toOpenApi } =
    /** @type {{ routes: Record<string, Spec>, toOpenApi: (specs: Spec[], info: object) => any }} */ (
      await bundleAndImport('packages/contract/src/index.ts')
    );
  const document = toOpenApi(Object.values(routes), { title: 'Truciolo API', version, base: '/api' });
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(writeClient(routes, document, version)))
    writeFileSync(join(folder, name), text);
  const packed = execFileSync('npm', ['pack', '--json', '--loglevel=error'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return join(folder, JSON.parse(packed)[0].filename);
}

if (process.argv[1]?.endsWith('client.mjs')) {
  try {
    console.log(await packClient(join(root, 'dist', 'client')));
  } catch (error) {
    reportFailure(error);
  }
}
