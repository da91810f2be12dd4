import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { isPostgres } from '../../../test/test-database.ts';
import { registerFilledCompany, type TestCompany, testServerOfFile } from '../../../test/test-server.ts';
import type { Db } from './handles.ts';

const server = testServerOfFile();
let one: TestCompany;
let two: TestCompany;
beforeAll(async () => {
  one = await registerFilledCompany(server);
  two = await registerFilledCompany(server);
});

/** Every table of ours but the bookkeeping of the database itself. */
async function tables(): Promise<string[]> {
  const { rows } = await server.engine.executeSql(
    "select tablename from pg_tables where schemaname = 'public' and tablename <> 'migrations' order by 1",
  );
  return rows.map((row) => String(row.tablename));
}

const GLOBAL = ['failed_attempts', 'installation', 'scheduled_work', 'used_tickets'];
const count = async (db: Db, table: string) => {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(db);
  return Number(rows[0]?.n);
};

/** Runs as a role with no company set, as a forgotten line of code would. */
function asRole<T>(role: string, work: (db: Db) => Promise<T>): Promise<T> {
  return server.engine.kysely.transaction().execute(async (db) => {
    await sql`select set_config('role', ${role}, true)`.execute(db);
    return work(db);
  });
}

describe.runIf(isPostgres)('the login of the application', () => {
  it('reads no table before it takes a role', async () => {
    for (const table of await tables()) {
      const read = server.engine.executeSql(`select 1 from ${table} limit 1`);
      if (table === 'scheduled_work') await read;
      else await expect(read, table).rejects.toMatchObject({ code: '42501' });
    }
  });
});

describe('row-level security', () => {
  it('is forced on every table that holds a company’s rows', async () => {
    const { rows } = await server.engine.executeSql(
      `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
       and not (relrowsecurity and relforcerowsecurity) order by 1`,
    );
    expect(rows.map((row) => row.relname)).toEqual([...GLOBAL, 'migrations'].sort());
  });

  it('shows app_user nothing without a company', async () => {
    for (const table of await tables()) {
      if (GLOBAL.includes(table)) continue;
      expect(await asRole('app_user', (db) => count(db, table)), table).toBe(0);
    }
  });

  it('shows a company its own rows and no others', async () => {
    for (const table of ['users', 'materials', 'sessions', 'audit', 'seats']) {
      const key = one.user.companyGuid;
      const { rows } = await server.handles.tenant(key, (db) =>
        sql<{ company: string }>`select distinct company_guid as company from ${sql.table(table)}`.execute(
          db,
        ),
      );
      expect(rows, table).toEqual([{ company: key }]);
    }
  });

  it('refuses a row written into another company', async () => {
    const insert = server.handles.tenant(one.user.companyGuid, (db) =>
      db
        .insertInto('seats')
        .values({ companyGuid: two.user.companyGuid, userGuid: two.user.guid, assignedAt: new Date() })
        .execute(),
    );
    await expect(insert).rejects.toThrow(/row-level security/);
  });

  it('changes nothing in another company', async () => {
    const update = await server.handles.tenant(one.user.companyGuid, (db) =>
      db.updateTable('users').set({ firstName: 'X' }).where('guid', '=', two.user.guid).executeTakeFirst(),
    );
    expect(update.numUpdatedRows).toBe(0n);
  });

  it('allows neither changes to history nor removal of a queued mail', async () => {
    const change = (work: (db: Db) => Promise<unknown>) => server.handles.tenant(one.user.companyGuid, work);
    await expect(change((db) => db.deleteFrom('audit').execute())).rejects.toThrow(/permission denied/);
    await expect(change((db) => db.updateTable('audit').set({ action: 'x' }).execute())).rejects.toThrow(
      /permission/,
    );
    await expect(change((db) => db.deleteFrom('outbox').execute())).rejects.toThrow(/permission denied/);
  });

  it('restricts the directory to look-ups', async () => {
    const write = server.handles.directory((db) => db.updateTable('users').set({ firstName: 'X' }).execute());
    await expect(write).rejects.toThrow(/permission denied/);
    const read = server.handles.directory((db) => db.selectFrom('materials').selectAll().execute());
    await expect(read).rejects.toThrow(/permission denied/);
  });

  it('shows a supplier the people of its companies, never their registries', async () => {
    const { supplierGuid } = server.services;
    const companies = await server.handles.supplier(supplierGuid, (db) => count(db, 'users'));
    expect(companies).toBe(2);
    const materials = server.handles.supplier(supplierGuid, (db) => count(db, 'materials'));
    await expect(materials).rejects.toThrow(/permission denied/);
    expect(await server.handles.supplier(one.user.companyGuid, (db) => count(db, 'users'))).toBe(1);
  });
});
