// @ts-check
// npm run validate: types, lint, import zones, documents, generated and deploy files. Two checks at a time, one line each.
import { join } from 'node:path';
import { checkLockFile } from './validate/check-lock-file.mjs';
import { checkDeployFiles } from './validate/deploy-files.mjs';
import { checkDocumentNames } from './validate/document-names.mjs';
import { checkGeneratedFiles } from './validate/generated-files.mjs';
import { runQuietly } from './validate/run-quietly.mjs';
import { checkSectionReferences } from './validate/section-references.mjs';
import { checkSubjectlessComments } from './validate/subjectless-comments.mjs';
import { checkUnusedExports } from './validate/unused-exports.mjs';
import { root } from './workspace/root.mjs';
import { formatDuration } from './workspace/say.mjs';

const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');

/**
 * Single-threaded, because each thread of the compiler checks what it needs of the others again: four take three times the
 * processor time, and two checks run at a time anyway. Without garbage collection, because a run keeps nearly everything
 * that it allocates (1.5 GB at most): the collector takes a third of the processor time and frees a fifth of the memory.
 * Near the limit it works all the same.
 * @param {string} project
 */
const types = (project) => ({
  title: `types ${project}`,
  check: () =>
    runQuietly(
      [
        tsc,
        '--singleThreaded',
        ...['-p', join(root, project)],
        ...['--pretty', String(process.stdout.isTTY === true)],
      ],
      { GOGC: 'off', GOMEMLIMIT: '2GiB' },
    ),
});

/** @type {{ title: string, check: () => Promise<{ ok: boolean, output: string, note?: string }> }[]} */
const checks = [
  types('packages/tsconfig.json'),
  types('apps/server/tsconfig.json'),
  types('apps/web/tsconfig.json'),
  types('tsconfig.json'),
  { title: 'lint and format', check: () => runQuietly([biome, 'check', '--error-on-warnings', root]) },
  { title: 'import zones and names', check: () => runQuietly([join(root, 'scripts', 'check-zones.mjs')]) },
  { title: 'lock file', check: async () => checkLockFile() },
  { title: 'generated files', check: checkGeneratedFiles },
  { title: 'names in documents', check: async () => checkDocumentNames() },
  { title: 'deploy files', check: async () => checkDeployFiles() },
  { title: 'comments with a subject', check: async () => checkSubjectlessComments() },
  { title: 'exports', check: async () => checkUnusedExports() },
  { title: 'references to the specification', check: async () => checkSectionReferences() },
];

const queue = [...checks];
let failed = 0;

async function work() {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const begin = performance.now();
    const { ok, output, note } = await next.check();
    const took = formatDuration(performance.now() - begin);
    console.log(`${ok ? '✓' : '✗'} ${next.title} (${took})${note ? `: ${note}` : ''}`);
    if (ok) continue;
    failed += 1;
    console.log(output.trimEnd().replace(/^/gm, '    '));
  }
}

await Promise.all([work(), work()]);
console.log(
  failed === 0
    ? `Validate: ${checks.length} checks, all good.`
    : `Validate: ${failed} of ${checks.length} checks failed.`,
);
process.exitCode = failed === 0 ? 0 : 1;
