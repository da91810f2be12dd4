// @ts-check
import { join } from 'node:path';
import { run } from '../machine/run.mjs';
import { root } from '../workspace/root.mjs';
import { say } from '../workspace/say.mjs';
import { parts, staleParts } from './parts.mjs';

/**
 * Builds changed parts in a separate process: compilers keep threads and memory that a long-running server does not
 * need.
 * @param {...import('./parts.mjs').Part['name']} names none = every part
 */
export async function ensureBuilt(...names) {
  const wanted = names.length === 0 ? parts : parts.filter((part) => names.includes(part.name));
  const stale = staleParts(wanted).map((part) => part.name);
  if (stale.length === 0) return;
  const code = await run(process.execPath, [join(root, 'scripts', 'build.mjs'), ...stale], { cwd: root });
  if (code !== 0) throw new Error(say('The build failed.', 'La compilazione non è riuscita.'));
}
