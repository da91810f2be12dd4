// @ts-check
// npm run admin -- <command>: supplier administrators, passwords, backup and restore.
import './workspace/check-node.mjs';
import { join } from 'node:path';
import { ensureBuilt } from './build/ensure-built.mjs';
import { run } from './machine/run.mjs';
import { installIfNeeded } from './workspace/install.mjs';
import { reportFailure } from './workspace/report-failure.mjs';
import { root } from './workspace/root.mjs';
import { speakItalian } from './workspace/say.mjs';

async function main() {
  speakItalian();
  await installIfNeeded('build');
  await ensureBuilt('database', 'server');
  const entry = join(root, 'dist', 'server', 'admin.mjs');
  process.exitCode = await run(process.execPath, ['--enable-source-maps', entry, ...process.argv.slice(2)]);
}

main().catch(reportFailure);
