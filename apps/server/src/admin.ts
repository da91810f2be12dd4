import { connect } from 'node:net';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { AdminRefusal, type AdminRequest, runAdminCommand } from './admin/commands.ts';
import { moveToPostgres } from './admin/move-to-postgres.ts';
import { adminSocketAddress } from './admin/socket-address.ts';
import type { AdminReply } from './admin/socket-server.ts';
import { bootstrap } from './bootstrap.ts';
import { type Config, ConfigError, parseConfig } from './config.ts';
import { openDatabase } from './open-database.ts';
import { CopyError } from './platform/backup/copy-database.ts';
import { NoBackupError } from './platform/backup/nightly-backup.ts';
import { restoreBackup } from './platform/backup/restore.ts';
import { systemClock } from './platform/clock.ts';
import { LockedError } from './platform/database/embedded-lock.ts';
import { openHandles } from './platform/database/handles.ts';
import { openStore } from './platform/files/open-store.ts';
import { createLog } from './platform/log.ts';
import { openMetrics } from './platform/metrics/metrics.ts';

const HELP = `npm run admin -- COMANDO
  create-admin --email E --nome N --cognome C   crea un amministratore del fornitore
  reset-password --email E                      imposta una nuova password
  reset-second-factor --email E                 toglie la verifica in due passaggi a chi ha perso telefono e codici
  remove-demo                                   toglie le aziende e gli accessi di esempio
  backup [--file F]                             copia di sicurezza (database incorporato)
  restore --file F                              ripristina una copia (a server fermo)
  move-to-postgres                              copia il database incorporato nel PostgreSQL vuoto di DATABASE_URL (a server fermo)
La password si scrive al prompt, oppure arriva dalla variabile ADMIN_PASSWORD.
`;

const options = {
  email: { type: 'string' },
  nome: { type: 'string' },
  cognome: { type: 'string' },
  file: { type: 'string' },
} as const;

async function askPassword(): Promise<string> {
  const fromEnvironment = process.env.ADMIN_PASSWORD;
  if (fromEnvironment) return fromEnvironment;
  const prompt = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await prompt.question('Password: ');
  } finally {
    prompt.close();
  }
}

function need(value: string | undefined, option: string): string {
  if (value) return value;
  throw new AdminRefusal(`Manca --${option}.\n\n${HELP}`);
}

async function readRequest(
  command: string,
  values: Record<string, string | undefined>,
): Promise<AdminRequest> {
  switch (command) {
    case 'create-admin': {
      const email = need(values.email, 'email');
      const names = { firstName: need(values.nome, 'nome'), lastName: need(values.cognome, 'cognome') };
      return { command, email, ...names, password: await askPassword() };
    }
    case 'reset-password':
      return { command, email: need(values.email, 'email'), password: await askPassword() };
    case 'reset-second-factor':
      return { command, email: need(values.email, 'email') };
    case 'remove-demo':
      return { command };
    case 'backup':
      return { command, ...(values.file ? { file: resolve(values.file) } : {}) };
    default:
      throw new AdminRefusal(HELP);
  }
}

/** Null when no server of this data folder is running. */
function askServer(config: Config, request: AdminRequest): Promise<AdminReply | null> {
  return new Promise((done, fail) => {
    const socket = connect(adminSocketAddress(config.dataDir));
    let text = '';
    socket.setEncoding('utf8');
    socket.on('connect', () => socket.write(`${JSON.stringify(request)}\n`));
    socket.on('data', (chunk: string) => {
      text += chunk;
    });
    socket.on('end', () => done(JSON.parse(text) as AdminReply));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') done(null);
      else fail(error);
    });
  });
}

const places = {
  workerScript: new URL('./embedded-worker.mjs', import.meta.url),
  migrations: fileURLToPath(new URL('./migrations', import.meta.url)),
};

async function runAlone(config: Config, request: AdminRequest): Promise<string> {
  const log = createLog('warn');
  const engine = await openDatabase(config, places, log, openMetrics());
  try {
    const handles = openHandles(engine, (error) => log.error({ err: error }, 'after a commit'));
    const { companyName, vatId, supportEmail } = config.site;
    const supplier = { name: companyName, vatNumber: vatId, email: supportEmail };
    await bootstrap({ handles, clock: systemClock, supplier });
    const { dataDir } = config;
    const ground = { engine, handles, clock: systemClock, dataDir, files: openStore(config) };
    return await runAdminCommand(ground, request);
  } finally {
    await engine.close();
  }
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({ options, allowPositionals: true });
  const [command = ''] = positionals;
  const config = parseConfig(process.env);
  if (command === 'restore') {
    const { previous } = await restoreBackup(
      config.dataDir,
      resolve(need(values.file, 'file')),
      systemClock(),
    );
    process.stdout.write(`Copia ripristinata.${previous ? ` I dati di prima sono in ${previous}` : ''}\n`);
    return;
  }
  if (command === 'move-to-postgres') {
    process.stdout.write(`${await moveToPostgres(config, places, createLog('warn'))}\n`);
    return;
  }
  const request = await readRequest(command, values);
  const answer = config.databaseUrl === null ? await askServer(config, request) : null;
  if (answer && !answer.ok) throw new AdminRefusal(answer.message);
  process.stdout.write(`${answer ? answer.message : await runAlone(config, request)}\n`);
}

main().catch((error: unknown) => {
  const isPlain = [AdminRefusal, ConfigError, CopyError, LockedError, NoBackupError].some(
    (kind) => error instanceof kind,
  );
  process.stderr.write(`${isPlain ? (error as Error).message : ((error as Error).stack ?? error)}\n`);
  process.exitCode = 1;
});
