import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import {
  CamelCasePlugin,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { WatchStatement } from '../metrics/watch-statements.ts';
import { takeLock } from './embedded-lock.ts';
import type { EmbeddedCommand, EmbeddedReply, EmbeddedRows } from './embedded-messages.ts';
import type { Engine } from './engine.ts';
import { fsyncTree } from './fsync-tree.ts';
import { makePrivate } from './make-private.ts';
import { PREPARED } from './prepared-statement.ts';
import type { Schema } from './schema.ts';

class EmbeddedError extends Error {
  readonly code: string | undefined;
  readonly constraint: string | undefined;
  constructor(message: string, code?: string, constraint?: string) {
    super(message);
    this.code = code;
    this.constraint = constraint;
  }
}

/** One worker, one connection: its holder runs alone, the others queue in order. */
class EmbeddedConnection implements DatabaseConnection {
  readonly #worker: Worker;
  readonly #pending = new Map<
    number,
    { resolve: (rows: EmbeddedRows) => void; reject: (error: Error) => void }
  >();
  readonly #listeners = new Map<string, (payload: string) => void>();
  /** Set once the worker is gone: a message to it would wait for its answer for ever. */
  #ended: Error | null = null;
  #nextId = 1;
  #turn: Promise<void> = Promise.resolve();
  #release: () => void = () => undefined;

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (reply: EmbeddedReply) => this.#receive(reply));
    worker.on('exit', () => {
      this.#ended = new EmbeddedError('the embedded database has stopped', '57P01');
      this.#fail(this.#ended);
    });
    worker.on('error', (error) => this.#fail(error));
  }

  static start(script: URL, dataDir: string): Promise<EmbeddedConnection> {
    const worker = new Worker(script, { workerData: { dataDir } });
    return new Promise((resolve, reject) => {
      worker.once('error', reject);
      // A database that cannot recover, as on a full disk, ends its worker without a word.
      worker.once('exit', (code) => reject(new Error(`the embedded database ended while opening (${code})`)));
      worker.once('message', (reply: EmbeddedReply) => {
        if (reply.kind === 'ready') resolve(new EmbeddedConnection(worker));
        else
          reject(
            new Error(reply.kind === 'failed' ? reply.message : 'unexpected reply of the embedded database'),
          );
      });
    });
  }

  #receive(reply: EmbeddedReply) {
    if (reply.kind === 'notification') this.#listeners.get(reply.channel)?.(reply.payload);
    if (reply.kind !== 'done' && reply.kind !== 'fault') return;
    const waiter = this.#pending.get(reply.id);
    this.#pending.delete(reply.id);
    if (reply.kind === 'done') waiter?.resolve(reply.result);
    else waiter?.reject(new EmbeddedError(reply.fault.message, reply.fault.code, reply.fault.constraint));
  }

  #fail(error: Error) {
    for (const waiter of this.#pending.values()) waiter.reject(error);
    this.#pending.clear();
  }

  send(command: EmbeddedCommand): Promise<EmbeddedRows> {
    if (this.#ended) return Promise.reject(this.#ended);
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      this.#worker.postMessage({ ...command, id });
    });
  }

  async acquire(): Promise<void> {
    const before = this.#turn;
    let release: () => void = () => undefined;
    this.#turn = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    this.#release = release;
  }

  release(): void {
    this.#release();
  }

  async exclusive<T>(work: () => Promise<T>): Promise<T> {
    await this.acquire();
    try {
      return await work();
    } finally {
      this.release();
    }
  }

  /** Texts without values may be several statements at once, which only the simple protocol takes. */
  execute(sql: string, params: readonly unknown[] = []): Promise<EmbeddedRows> {
    const isOne = params.length > 0 || PREPARED.test(sql);
    return this.send(isOne ? { kind: 'query', sql, params } : { kind: 'exec', sql });
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, affectedRows } = await this.execute(query.sql, query.parameters);
    return { rows: rows as R[], numAffectedRows: BigInt(affectedRows) };
  }

  /** Kysely asks for the method; the engine has no cursors. */
  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('the embedded engine does not stream');
  }

  onNotification(channel: string, onPayload: (payload: string) => void) {
    this.#listeners.set(channel, onPayload);
  }

  async stop() {
    await this.send({ kind: 'close' });
    await this.#worker.terminate();
  }
}

function dialect(connection: EmbeddedConnection): Dialect {
  const driver: Driver = {
    init: async () => undefined,
    acquireConnection: async () => {
      await connection.acquire();
      return connection;
    },
    releaseConnection: async () => connection.release(),
    beginTransaction: async () => void (await connection.send({ kind: 'exec', sql: 'begin' })),
    commitTransaction: async () => void (await connection.send({ kind: 'exec', sql: 'commit' })),
    rollbackTransaction: async () => void (await connection.send({ kind: 'exec', sql: 'rollback' })),
    destroy: async () => undefined,
  };
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driver,
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

interface EmbeddedOptions {
  readonly dataDir: string;
  readonly workerScript: URL;
  /** An empty database made by the build; the first start copies it instead of creating one. */
  readonly emptyDatabase?: string;
  readonly watch?: WatchStatement;
}

/** Copied beside and renamed: a start that is interrupted leaves no half database behind. */
function copyEmptyDatabase(from: string, folder: string): void {
  rmSync(`${folder}.part`, { recursive: true, force: true });
  cpSync(from, `${folder}.part`, { recursive: true });
  fsyncTree(`${folder}.part`);
  renameSync(`${folder}.part`, folder);
}

/** PostgreSQL compiled to wasm, on its own directory, hardened (see docs/decisions). */
export async function openEmbedded(options: EmbeddedOptions): Promise<Engine> {
  const folder = join(options.dataDir, 'database');
  const unlock = await takeLock(join(options.dataDir, 'database.lock'));
  let connection: EmbeddedConnection;
  try {
    const { emptyDatabase } = options;
    if (emptyDatabase && existsSync(emptyDatabase) && !existsSync(folder))
      copyEmptyDatabase(emptyDatabase, folder);
    if (existsSync(folder)) makePrivate(folder);
    connection = await EmbeddedConnection.start(options.workerScript, folder);
  } catch (error) {
    unlock();
    throw error;
  }
  const kysely = new Kysely<Schema>({
    dialect: dialect(connection),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    ...(options.watch ? { log: options.watch } : {}),
  });
  return {
    kind: 'embedded',
    kysely,
    connections: 1,
    executeSql: (text, values) => connection.exclusive(() => connection.execute(text, values)),
    listen: async (channel, onPayload) => {
      connection.onNotification(channel, onPayload);
      await connection.exclusive(() => connection.send({ kind: 'listen', channel }));
    },
    dump: async (file) => void (await connection.exclusive(() => connection.send({ kind: 'dump', file }))),
    close: async () => {
      // Waits for the turn, so that an open transaction ends before the files are closed.
      await connection.exclusive(() => connection.stop());
      unlock();
    },
  };
}
