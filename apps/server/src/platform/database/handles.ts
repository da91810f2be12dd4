import { CompiledQuery } from 'kysely';
import { refuseHungUp } from '../workers/caller-signal.ts';
import { holdTransaction } from '../workers/while-locked.ts';
import { openCompanyLines } from './company-lines.ts';
import type { Db, Engine } from './engine.ts';

export type { Db } from './engine.ts';

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

const COMPANY = /^([0-9a-f-]{36})?$/i;

/** Role and company of a transaction in the one message that begins it: a wait less at every call. */
export function openingOf(role: RoleName, companyGuid: string): CompiledQuery {
  if (!COMPANY.test(companyGuid)) throw new Error('a company is named by its guid');
  return CompiledQuery.raw(`begin; set local role ${role}; set local app.company = '${companyGuid}'`);
}

const commit = CompiledQuery.raw('commit');
const rollback = CompiledQuery.raw('rollback');

/** Commits what the work did, or takes it all back. */
export function inTransaction<T>(
  { kysely }: Engine,
  opening: CompiledQuery,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  return kysely.connection().execute(async (connection) => {
    // The connection may have come after a long wait.
    refuseHungUp();
    try {
      await connection.executeQuery(opening);
      const result = await holdTransaction(() => work(connection as Db));
      await connection.executeQuery(commit);
      return result;
    } catch (error) {
      // After a lost connection there is nothing to roll back: the first error is reported.
      await connection.executeQuery(rollback).catch(() => undefined);
      throw error;
    }
  });
}

export function openHandles(engine: Engine, onError: (error: unknown) => void): Handles & SystemHandle {
  // The other half of the connections is left to the other companies.
  const inLine = openCompanyLines(Math.max(1, Math.floor(engine.connections / 2)));
  async function run<T>(role: RoleName, companyGuid: string, work: Work<T>): Promise<T> {
    const acts: (() => void | Promise<void>)[] = [];
    const opening = openingOf(role, companyGuid);
    const begin = () => inTransaction(engine, opening, (db) => work(db, (act) => acts.push(act)));
    const result = await (companyGuid === '' ? begin() : inLine(companyGuid, begin));
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
