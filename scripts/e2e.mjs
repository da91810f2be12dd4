// @ts-check
// npm run e2e [-- playwright arguments]: whole journeys in a real browser against the built server, all of them
// on the embedded database, then those tagged @smoke on PostgreSQL. `--engine=embedded` leaves the second run out.
import './workspace/check-node.mjs';
import { join } from 'node:path';
import { ensureBuilt } from './build/ensure-built.mjs';
import { startServer } from './e2e/start-server.mjs';
import { findHeadless } from './machine/find-chromium.mjs';
import { run } from './machine/run.mjs';
import { startCluster } from './postgres/start-cluster.mjs';
import { installIfNeeded } from './workspace/install.mjs';
import { reportFailure } from './workspace/report-failure.mjs';
import { root } from './workspace/root.mjs';
import { step } from './workspace/step.mjs';

const EMBEDDED_ONLY = '--engine=embedded';
const given = process.argv.slice(2);
const args = given.filter((arg) => arg !== EMBEDDED_ONLY);
const isEmbeddedOnly = given.length > args.length;

/**
 * @param {'embedded' | 'postgres'} engine @param {string} chromium @param {Record<string, string>} [settings]
 * @param {string} [clusterUrl] superuser address, for journeys that start a server of their own
 */
async function runJourneys(engine, chromium, settings, clusterUrl) {
  const server = await step(`Start the test server (${engine})`, () => startServer(settings));
  try {
    // Arguments that pick some journeys may well pick none of the smoke ones.
    const narrowed = engine === 'postgres' && args.length > 0 ? ['--pass-with-no-tests'] : [];
    const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
    const code = await run(process.execPath, [cli, 'test', ...args, ...narrowed], {
      cwd: root,
      env: {
        ...process.env,
        E2E_BASE_URL: server.url,
        E2E_DATA_DIR: server.dataDir,
        E2E_ENGINE: engine,
        E2E_CLUSTER_URL: clusterUrl ?? '',
        CHROME_PATH: chromium,
      },
    });
    if (code !== 0) console.error(`Last lines of the server (${engine}):\n${server.log().slice(-3000)}`);
    return code;
  } finally {
    await server.stop();
  }
}

/** @param {string} chromium */
async function runOnPostgres(chromium) {
  // Only now: it imports from node_modules, which a fresh clone gets in main().
  const { createDatabase } = await import('./e2e/create-database.mjs');
  const url = process.env.TEST_DATABASE_URL;
  const cluster = url ? { url, stop: () => {} } : await startCluster();
  try {
    const database = await createDatabase(cluster.url);
    try {
      return await runJourneys('postgres', chromium, database.settings, cluster.url);
    } finally {
      await database.drop();
    }
  } finally {
    cluster.stop();
  }
}

async function main() {
  await installIfNeeded('everything');
  await ensureBuilt();
  const chromium = await findHeadless();
  const onEmbedded = await runJourneys('embedded', chromium);
  process.exitCode = isEmbeddedOnly ? onEmbedded : Math.max(onEmbedded, await runOnPostgres(chromium));
}

main().catch(reportFailure);
