import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openAdminSocket } from './admin/socket-server.ts';
import { type Config, parseConfig } from './config.ts';
import { explainFailedStart } from './explain-failed-start.ts';
import { openDatabase } from './open-database.ts';
import { createLog } from './platform/log.ts';
import { openMetrics } from './platform/metrics/metrics.ts';
import { openMetricsServer } from './platform/metrics/metrics-server.ts';
import type { Server } from './server.ts';

/** The bundle is dist/server/main.mjs; the rest of dist lies around it. */
const beside = (path: string) => new URL(path, import.meta.url);

const say = (text: string) => void process.stdout.write(`${text}\n`);

function greet(address: string, server: Server): void {
  say(`\nTruciolo è pronto: ${address}`);
  if (server.demoAccounts.length > 0) {
    say('Accessi di esempio:');
    for (const { email, password, what } of server.demoAccounts) say(`  ${email} / ${password}  (${what})`);
    say('Valgono solo da questo computer. Per toglierli: npm run admin -- remove-demo');
  }
  const { administrator } = server;
  if (administrator.state === 'made') {
    say('Primo amministratore (la password si vede solo adesso: cambiala dopo l’accesso):');
    say(`  ${administrator.email} / ${administrator.password}`);
  }
  if (administrator.state === 'missing') {
    say('Manca un amministratore. Crealo con: npm run admin -- create-admin --email E --nome N --cognome C');
  }
}

async function main(): Promise<void> {
  let config: Config | null = null;
  // Whatever is written from here on belongs to the user of the program alone.
  process.umask(0o077);
  try {
    config = parseConfig(process.env);
    const log = createLog(config.logLevel);
    const webFolder = fileURLToPath(beside('../web'));
    const places = {
      workerScript: beside('./embedded-worker.mjs'),
      migrations: fileURLToPath(beside('./migrations')),
      emptyDatabase: fileURLToPath(beside('../empty-database')),
    };
    // The database opens in its worker while this one loads the rest of the program: a second saved at each start.
    const metrics = openMetrics();
    const database = openDatabase(config, places, log, metrics);
    database.catch(() => {}); // reported below, where it is awaited
    const { assembleServer } = await import('./server.ts');
    const server = await assembleServer({
      config,
      places,
      log,
      metrics,
      database,
      ...(existsSync(webFolder) ? { webFolder } : {}),
    });
    const socket = config.databaseUrl === null ? await openAdminSocket(server, config) : null;
    const watched = config.metrics
      ? await openMetricsServer(metrics, config.metrics.port, config.metrics.host)
      : null;
    const inbound = config.inbound
      ? await (await import('./features/request-inbound/index.ts')).openInbound(
          server.services,
          config.inbound,
        )
      : null;
    const { drainMs } = config;
    const stop = (signal: string) => {
      log.info({ signal }, 'stopping');
      server.drain();
      watched?.close();
      const closing = sleep(drainMs)
        .then(() => inbound?.close())
        .then(() => socket?.close())
        .then(() => server.close());
      closing.then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'could not stop in good order');
          process.exit(1);
        },
      );
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop(signal));
    try {
      await server.app.listen({ port: config.port, host: config.host });
    } catch (error) {
      await server.close();
      throw error;
    }
    const bound = server.app.server.address();
    const port = typeof bound === 'object' && bound ? bound.port : config.port;
    greet(config.publicUrl ?? `http://${config.host}:${port}`, server);
  } catch (error) {
    process.stderr.write(`${await explainFailedStart(error, config)}\n`);
    process.exit(1);
  }
}

await main();
