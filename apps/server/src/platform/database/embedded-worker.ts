import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { DurableNodeFs } from './durable-node-fs.ts';
import type {
  EmbeddedFault,
  EmbeddedReply,
  EmbeddedRequest,
  EmbeddedRows,
  EmbeddedStart,
} from './embedded-messages.ts';
import { EmbeddedStatements } from './embedded-statements.ts';
import { fsyncTree } from './fsync-tree.ts';
import { valueParsers } from './value-parsers.ts';

// PGlite runs SQL synchronously: in a worker it cannot block the event loop.

const say = (reply: EmbeddedReply) => parentPort?.postMessage(reply);

/** PGlite's own start parameters without `-F` (which turns fsync off), and with durable settings. */
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...[
    '-c',
    'fsync=on',
    '-c',
    'wal_sync_method=fsync',
    '-c',
    'synchronous_commit=on',
    '-c',
    'full_page_writes=on',
  ],
];

async function open(dataDir: string): Promise<PGlite> {
  const isNew = !existsSync(join(dataDir, 'PG_VERSION'));
  if (isNew) mkdirSync(dataDir, { recursive: true });
  const fs = new DurableNodeFs(dataDir);
  const pg = await PGlite.create({
    fs,
    startParams,
    parsers: { ...valueParsers },
    extensions: { pg_trgm, unaccent },
  });
  if (!fs.hooked)
    throw new Error('the fsync hook could not be installed: refusing to run without durable writes');
  const settings = await pg.query<{ fsync: string; method: string }>(
    "select current_setting('fsync') as fsync, current_setting('wal_sync_method') as method",
  );
  const [setting] = settings.rows;
  if (setting?.fsync !== 'on' || setting.method !== 'fsync') throw new Error('fsync is off: refusing to run');
  if (isNew) fsyncTree(dataDir);
  return pg;
}

function faultOf(error: unknown): EmbeddedFault {
  const { code, constraint, detail } = error as Partial<EmbeddedFault>;
  return {
    message: error instanceof Error ? error.message : String(error),
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(typeof detail === 'string' && { detail }),
  };
}

const nothing: EmbeddedRows = { rows: [], affectedRows: 0 };

async function answer(
  pg: PGlite,
  statements: EmbeddedStatements,
  request: EmbeddedRequest,
): Promise<EmbeddedRows> {
  switch (request.kind) {
    case 'query':
      return statements.query(request.sql, request.params);
    case 'exec':
      return statements.exec(request.sql);
    case 'listen':
      await pg.listen(request.channel, (payload) =>
        say({ kind: 'notification', channel: request.channel, payload }),
      );
      return nothing;
    case 'dump': {
      const archive = await pg.dumpDataDir('gzip');
      writeFileSync(request.file, new Uint8Array(await archive.arrayBuffer()), { mode: 0o600, flush: true });
      return nothing;
    }
    case 'close':
      await pg.close();
      return nothing;
  }
}

async function serve() {
  const { dataDir } = workerData as EmbeddedStart;
  const pg = await open(dataDir);
  const statements = new EmbeddedStatements(pg);
  const serveOne = async (request: EmbeddedRequest) => {
    try {
      say({ kind: 'done', id: request.id, result: await answer(pg, statements, request) });
    } catch (error) {
      say({ kind: 'fault', id: request.id, fault: faultOf(error) });
    }
  };
  // One at a time: a text is prepared in two messages, and a second use of it must not come in between.
  let served: Promise<void> = Promise.resolve();
  parentPort?.on('message', (request: EmbeddedRequest) => {
    served = served.then(() => serveOne(request));
  });
  say({ kind: 'ready' });
}

serve().catch((error: unknown) => say({ kind: 'failed', message: String(error) }));
