// @ts-check
// Runs a command with TEST_DATABASE_URL set to a throw-away PostgreSQL server:
//   node scripts/test-postgres.mjs -- npx vitest run --project server-postgres
import { programOnPath } from './machine/find-program.mjs';
import { run } from './machine/run.mjs';
import { startCluster } from './postgres/start-cluster.mjs';

const args = process.argv.slice(2);
const [program, ...rest] = args[0] === '--' ? args.slice(1) : args;
if (!program) {
  console.error('Usage: node scripts/test-postgres.mjs -- command arguments…');
  process.exit(2);
}

const cluster = await startCluster();
try {
  const path = programOnPath(program) ?? program;
  // Windows starts .cmd files (npx, npm) only through its shell.
  const shell = process.platform === 'win32' && path.endsWith('.cmd');
  process.exitCode = await run(path, rest, {
    shell,
    env: { ...process.env, TEST_DATABASE_URL: cluster.url },
  });
} finally {
  cluster.stop();
}
