// @ts-check
import { spawnSync } from 'node:child_process';
import { readdirSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { aptInstall, canAptInstall } from '../machine/apt-install.mjs';
import { programIn, programOnPath } from '../machine/find-program.mjs';

/** The oldest server the product supports. */
const oldestMajor = 15;

// Debian keeps its server programs off PATH, one folder per version; the others are the usual installers.
const roots = [
  { parent: '/usr/lib/postgresql', inside: 'bin' },
  { parent: '/usr', inside: 'bin', prefix: 'pgsql-' },
  { parent: '/opt/homebrew/opt', inside: 'bin', prefix: 'postgresql' },
  { parent: '/usr/local/opt', inside: 'bin', prefix: 'postgresql' },
  { parent: '/Applications/Postgres.app/Contents/Versions', inside: 'bin' },
  { parent: join(process.env.ProgramFiles ?? 'C:\\Program Files', 'PostgreSQL'), inside: 'bin' },
];

/** @param {{ parent: string, inside: string, prefix?: string }} root */
function foldersUnder({ parent, inside, prefix = '' }) {
  try {
    return readdirSync(parent)
      .filter((name) => name.startsWith(prefix))
      .map((name) => join(parent, name, inside));
  } catch {
    return [];
  }
}

/** @param {string} bin */
function majorVersion(bin) {
  const postgres = programIn(bin, 'postgres');
  if (!postgres || !programIn(bin, 'initdb') || !programIn(bin, 'pg_ctl')) return 0;
  const answer = spawnSync(postgres, ['--version'], { encoding: 'utf8' });
  return Number(/\s(\d+)/.exec(answer.stdout ?? '')?.[1] ?? 0);
}

/**
 * The newest complete PostgreSQL server on this machine.
 * @returns {{ bin: string, major: number } | undefined}
 */
function findPostgres() {
  const onPath = programOnPath('pg_ctl');
  const folders = [...(onPath ? [dirname(onPath)] : []), ...roots.flatMap(foldersUnder)];
  return folders
    .map((bin) => ({ bin, major: majorVersion(bin) }))
    .filter(({ major }) => major >= oldestMajor)
    .sort((a, b) => b.major - a.major)[0];
}

export async function findOrInstallPostgres() {
  const found = findPostgres();
  if (found) return found;
  if (canAptInstall() && (await aptInstall(['postgresql']))) {
    const installed = findPostgres();
    if (installed) return installed;
  }
  throw new Error(
    `No PostgreSQL server ${oldestMajor} or newer found. Install one (Debian/Ubuntu: "sudo apt install postgresql", ` +
      'macOS: "brew install postgresql", Windows: postgresql.org/download) or name a test server ' +
      'in TEST_DATABASE_URL (as superuser).',
  );
}

/** The server's own folder with all its programs: those on PATH may be links to some of them. */
export async function findServerFolder() {
  return dirname(realpathSync(join((await findOrInstallPostgres()).bin, 'pg_ctl')));
}
