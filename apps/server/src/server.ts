import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { addRoutes, openApp } from './app.ts';
import { bootstrap } from './bootstrap.ts';
import type { Config } from './config.ts';
import { type DemoAccount, isReachable, loadDemo } from './demo/load-demo.ts';
import { startRetention } from './features/retention/index.ts';
import { type FirstAdministrator, findOrMakeAdministrator } from './first-administrator.ts';
import { openDatabase, openReplica, type Places } from './open-database.ts';
import { openAttemptLimiter } from './platform/attempt-limiter.ts';
import { startBackups } from './platform/backup/nightly-backup.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import type { Services } from './platform/context.ts';
import type { Engine } from './platform/database/engine.ts';
import { type Handles, openHandles, type SystemHandle } from './platform/database/handles.ts';
import { openReader } from './platform/database/reader.ts';
import { startFileRemoval } from './platform/files/drop-file.ts';
import { sweepParts } from './platform/files/file-store.ts';
import { openStore } from './platform/files/open-store.ts';
import { openIncoming } from './platform/files/received-file.ts';
import { openClamd } from './platform/files/scanner.ts';
import { addDraining } from './platform/http/draining.ts';
import { watchUntrustedProxy } from './platform/http/untrusted-proxy.ts';
import { openLive } from './platform/live/live.ts';
import type { Log } from './platform/log.ts';
import { startMailTasks } from './platform/mail/outbox.ts';
import { fileTransport, smtpTransport } from './platform/mail/transport.ts';
import { type Metrics, openMetrics } from './platform/metrics/metrics.ts';
import { openSecrets, readSecret } from './platform/secrets.ts';
import { openTasks, type TasksOptions } from './platform/tasks/tasks.ts';
import { openTickets } from './platform/tickets.ts';
import { startTableUpkeep } from './platform/upkeep/table-upkeep.ts';
import { openWorkers } from './platform/workers/workers.ts';
import { startTasks } from './start-tasks.ts';

/** Requests under way get this long to end once the server stops. */
const STOP_GRACE_MS = 5000;

interface ServerOptions {
  readonly config: Config;
  readonly places: Places;
  readonly log: Log;
  /** Begun beforehand by a caller in a hurry; opened here otherwise. */
  readonly database?: Promise<Engine>;
  /** Counted from before the database opens, where the caller wants to look at it. */
  readonly metrics?: Metrics;
  readonly clock?: Clock;
  readonly webFolder?: string;
  /** Tests hurry the background along. */
  readonly taskPace?: Pick<TasksOptions, 'pollSeconds' | 'retryDelay' | 'scheduleSeconds'>;
}

export interface Server {
  readonly app: FastifyInstance;
  readonly services: Services;
  /** For the platform's own work and for tests; features never see these. */
  readonly engine: Engine;
  readonly handles: Handles & SystemHandle;
  readonly demoAccounts: readonly DemoAccount[];
  readonly administrator: FirstAdministrator;
  /** It keeps answering, reports that it is not ready, and closes connections after each answer. */
  drain(): void;
  close(): Promise<void>;
}

/** Longer than a request may take: a partial file that nobody wrote to for so long has no writer. */
const UPLOAD_IDLE_MS = 5 * 60_000;

/** Everything between the configuration and a listening port, in the order it depends on each other. */
export async function assembleServer(options: ServerOptions): Promise<Server> {
  const { config, places, log, clock = systemClock, webFolder, taskPace } = options;
  const metrics = options.metrics ?? openMetrics();
  const filesFolder = join(config.dataDir, 'files');
  await sweepParts(filesFolder, config.databaseUrl ? UPLOAD_IDLE_MS : 0);
  const secrets = openSecrets(readSecret(config.jwtSecret, config.dataDir));
  const { site, trustedHops } = config;
  const app = await openApp({ log, metrics, site, trustedHops });
  const draining = addDraining(app);
  const untrustedProxy = watchUntrustedProxy(app, log, trustedHops);
  const engine = await (options.database ?? openDatabase(config, places, log, metrics));
  for (const gauge of engine.gauges ?? []) metrics.add(gauge);
  try {
    const handles = openHandles(engine, (error) => log.error({ err: error }, 'after a commit'));
    const replica = await openReplica(config, log, metrics);
    const reader = openReader({ primary: handles, replica, log, metrics });
    const supplier = { name: site.companyName, vatNumber: site.vatId, email: site.supportEmail };
    const installation = await bootstrap({ handles, clock, supplier });
    // Bundled beside the database's own worker.
    const workers = openWorkers((name) => new URL(`./${name}-worker.mjs`, places.workerScript), metrics);
    const tasks = await openTasks({ engine, log, clock, ...taskPace });
    const services: Services = {
      handles,
      reader,
      clock,
      tasks,
      live: await openLive(engine),
      files: openStore(config),
      receive: openIncoming(join(filesFolder, 'incoming')),
      scanner: config.clamd && openClamd(config.clamd, log),
      secrets,
      limiter: openAttemptLimiter(handles, clock),
      tickets: openTickets(handles, secrets, clock),
      log,
      policy: {
        maxSessions: config.maxSessions,
        sessionIdleDays: config.sessionIdleDays,
        refuseCommonPasswords: config.refuseCommonPasswords,
        publicUrl: site.publicUrl,
        sendsMail: config.smtpUrl !== null,
        supportEmail: site.supportEmail,
        inboundDomain: config.inbound?.domain ?? null,
        privateWebhooks: config.privateWebhooks,
      },
      supplierGuid: installation.supplierGuid,
      workers,
    };
    const demoAccounts = await loadDemo(services, handles, config, installation.isNew);
    const administrator = await findOrMakeAdministrator({ ...services, handles }, config);
    const transport = config.smtpUrl
      ? smtpTransport(config.smtpUrl, config.mailFrom)
      : fileTransport(join(config.dataDir, 'outbox'), config.mailFrom, log);
    await startMailTasks({ database: handles, tasks, transport, files: services.files, clock });
    await startFileRemoval(services);
    await startTasks(services, handles);
    await startRetention({ database: handles, files: services.files, clock, tasks, log });
    // The database works in its own worker while this one puts the app together.
    const upkeep = Promise.all([
      startTableUpkeep(engine, tasks, log),
      startBackups({ engine, tasks, clock, log, dataDir: config.dataDir, keep: config.backupKeep }),
    ]);
    await addRoutes(app, {
      services,
      isDraining: draining.isOn,
      isProxyIgnored: untrustedProxy.isSeen,
      isReachable: isReachable(config),
      database: engine.kind,
      site,
      freeBytes: async () => {
        // With PostgreSQL and a bucket there may be no such folder.
        const disk = await statfs(config.dataDir).catch(() => null);
        return disk ? disk.bavail * disk.bsize : Number.POSITIVE_INFINITY;
      },
      ...(webFolder ? { webFolder } : {}),
    });
    await upkeep;
    const close = async () => {
      // A keep-alive client or a slow body would hold the stop up for as long as it likes.
      const impatient = setTimeout(() => app.server.closeAllConnections(), STOP_GRACE_MS);
      await app.close();
      clearTimeout(impatient);
      await workers.close();
      await tasks.stop();
      await reader.close();
      await engine.close();
    };
    return { app, services, engine, handles, demoAccounts, administrator, drain: draining.begin, close };
  } catch (error) {
    await engine.close();
    throw error;
  }
}
