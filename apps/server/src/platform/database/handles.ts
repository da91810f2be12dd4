import { sql, type Transaction } from 'kysely';
import type { Engine } from './engine.ts';
import type { Schema } from './schema.ts';

/** A transaction that already runs under one role; nothing else reaches the database. */
export type Db = Transaction<Schema>;

type Work<T> = (db: Db, afterCommit: AfterCommit) => Promise<T>;
/** Registers something to do once the rows are safely in: waking a worker, telling browsers. */
export type AfterCommit = (act: () => void | Promise<void>) => void;

export interface Handles {
  /** One company's rows. */
  tenant<T>(companyGuid: string, work: Work<T>): Promise<T>;
  /** The companies of one supplier: people, licences, statistics. */
  supplier<T>(supplierGuid: string, work: Work<T>): Promise<T>;
  /** Look-ups before a company is known: e-mail, session, reset link. */
  directory<T>(work: Work<T>): Promise<T>;
}

/** Background work across companies; stays inside `platform/`. */
export interface SystemHandle {
  system<T>(work: Work<T>): Promise<T>;
}

type RoleName = 'app_user' | 'app_supplier' | 'app_directory' | 'app_system';

export function openHandles(engine: Engine, onError: (error: unknown) => void): Handles & SystemHandle {
  async function run<T>(role: RoleName, companyGuid: string, work: Work<T>): Promise<T> {
    const acts: (() => void | Promise<void>)[] = [];
    const result = await engine.kysely.transaction().execute(async (db) => {
      await sql`select set_config('role', ${role}, true), set_config('app.company', ${companyGuid}, true)`.execute(
        db,
      );
      return work(db, (act) => acts.push(act));
    });
    for (const act of acts) {
      try {
        await act();
      } catch (error) {
        // The rows are committed: a deaf worker is picked up by the next sweep, the caller has its answer.
        onError(error);
      }
    }
    return result;
  }
  return {
    tenant: (companyGuid, work) => run('app_user', companyGuid, work),
    supplier: (supplierGuid, work) => run('app_supplier', supplierGuid, work),
    directory: (work) => run('app_directory', '', work),
    system: (work) => run('app_system', '', work),
  };
}
