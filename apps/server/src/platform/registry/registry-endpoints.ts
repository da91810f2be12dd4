import type { registry as registryOf } from '@truciolo/contract';
import { AppError } from '../app-error.ts';
import { type Changes, writeAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import { uniqueViolation } from '../database/engine.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { mergeChanges } from '../merge-changes.ts';
import {
  archiveRows,
  findRow,
  insertRows,
  listHistory,
  listRows,
  type StoredRow,
  updateRow,
} from './registry-repository.ts';
import type { RegistryTable, RegistryValues } from './registry-table.ts';

type Registry = ReturnType<typeof registryOf>;

const iso = (date: Date | null) => date?.toISOString() ?? null;

/** The row as the contract knows it; what the contract does not name is dropped on the way out. */
const present = (row: StoredRow) => ({
  ...row,
  archivedAt: iso(row.archivedAt),
  createdAt: iso(row.createdAt),
  updatedAt: iso(row.updatedAt),
});

function fieldsOf(registry: Registry, row: StoredRow): RegistryValues {
  return Object.fromEntries(Object.keys(registry.fields.shape).map((field) => [field, row[field]]));
}

/** A refused duplicate, told beside its field. */
async function namingDuplicates<T>(table: RegistryTable, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (uniqueViolation(error) !== table.unique.index) throw error;
    const { message } = new AppError('DUPLICATE_CODE');
    throw new AppError('DUPLICATE_CODE', { fields: { [table.unique.field]: message } });
  }
}

async function create(context: Context, table: RegistryTable, values: RegistryValues) {
  const { actor, clock } = context;
  const now = clock();
  const { companyGuid } = actor;
  return namingDuplicates(table, () =>
    context.tenant(async (db) => {
      const [row] = await insertRows(db, table, [values], { companyGuid, now });
      if (!row) throw new Error(`no row came back from ${table.table}`);
      const entry = { action: 'create', entity: table.entity, entityGuid: row.guid, at: now };
      await writeAudit(db, { companyGuid, actor, ...entry });
      return present(row);
    }),
  );
}

async function update(
  context: Context,
  registry: Registry,
  table: RegistryTable,
  guid: string,
  body: { base: RegistryValues; changes: RegistryValues },
) {
  const { actor, clock } = context;
  return namingDuplicates(table, () =>
    context.tenant(async (db) => {
      const row = await findRow(db, table, guid, true);
      if (!row) throw new AppError('NOT_FOUND');
      const current = fieldsOf(registry, row);
      const merged = mergeChanges({ ...current, version: row.version }, body.base, body.changes);
      if (Object.keys(merged.values).length === 0) return present(row);
      const now = clock();
      const saved = await updateRow(db, table, guid, merged.values, { ...current, ...merged.values }, now);
      const { companyGuid } = actor;
      const entry = {
        action: 'update',
        entity: table.entity,
        entityGuid: guid,
        changes: merged.changes,
        at: now,
      };
      await writeAudit(db, { companyGuid, actor, ...entry });
      return present(saved);
    }),
  );
}

async function archive(context: Context, table: RegistryTable, guids: readonly string[], archived: boolean) {
  const { actor, clock } = context;
  const now = clock();
  const changed = await namingDuplicates(table, () =>
    context.tenant(async (db) => {
      const changedGuids = await archiveRows(db, table, guids, archived, now);
      const action = archived ? 'archive' : 'restore';
      for (const entityGuid of changedGuids) {
        const { companyGuid } = actor;
        await writeAudit(db, { companyGuid, actor, action, entity: table.entity, entityGuid, at: now });
      }
      return changedGuids.length;
    }),
  );
  return { success: true as const, changed };
}

/** The six calls of a registry, answered for any table. */
export function registryEndpoints(registry: Registry, table: RegistryTable): Endpoint[] {
  return [
    endpoint(registry.list, async ({ tenant }, { query }) => {
      const { rows, total } = await tenant((db) => listRows(db, table, query));
      return { rows: rows.map(present), total } as never;
    }),
    endpoint(registry.get, async ({ tenant }, { params }) => {
      const row = await tenant((db) => findRow(db, table, params.guid));
      if (!row) throw new AppError('NOT_FOUND');
      return present(row) as never;
    }),
    endpoint(registry.create, async (context, { body }) => (await create(context, table, body)) as never),
    endpoint(
      registry.update,
      async (context, { params, body }) =>
        (await update(context, registry, table, params.guid, body)) as never,
    ),
    endpoint(registry.archive, (context, { body }) => archive(context, table, body.guids, body.archived)),
    endpoint(registry.history, async ({ tenant }, { params }) => {
      const entries = await tenant(async (db) => {
        if (!(await findRow(db, table, params.guid))) throw new AppError('NOT_FOUND');
        return listHistory(db, table, params.guid);
      });
      return entries.map((entry) => ({
        ...entry,
        at: entry.at.toISOString(),
        changes: entry.changes as Changes,
      }));
    }),
  ];
}
