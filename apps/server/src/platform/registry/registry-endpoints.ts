import { AppError } from '../app-error.ts';
import { listHistory, writeAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import { uniqueViolation } from '../database/engine.ts';
import { makeOnce } from '../first-made.ts';
import { type Endpoint, endpoint, reading } from '../http/endpoint.ts';
import { refuseWithoutCosts } from '../http/guards.ts';
import { mergeFields } from '../merge-changes.ts';
import { presentChanges, presentRow, visibleSort } from './present-row.ts';
import { refuseUnknown } from './refuse-unknown.ts';
import { fieldsOf } from './registry-fields.ts';
import {
  archiveRows,
  findRow,
  insertRows,
  listRows,
  listTags,
  lockRows,
  updateRow,
} from './registry-repository.ts';
import type { RegistryTable, RegistryValues } from './registry-table.ts';
import { tagRows } from './tag-rows.ts';

type NewRow = RegistryValues & { readonly guid?: string | undefined };

/** Reports a refused duplicate at its field. */
async function namingDuplicates<T>(table: RegistryTable, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (uniqueViolation(error) !== table.unique.index) throw error;
    const { message } = new AppError('DUPLICATE_CODE');
    throw new AppError('DUPLICATE_CODE', { fields: { [table.unique.field]: message } });
  }
}

/** Fields implied by the values of a new row that the caller left empty. */
function unsaid(table: RegistryTable, values: RegistryValues): RegistryValues {
  const said = Object.entries(table.impliedByEdit?.(values) ?? {});
  return Object.fromEntries(said.filter(([field]) => values[field] === '' || values[field] === undefined));
}

const isDuplicate = (error: unknown): boolean =>
  (error instanceof AppError && error.code === 'DUPLICATE_CODE') || uniqueViolation(error) !== null;

const create = (context: Context, table: RegistryTable, { guid, ...values }: NewRow) =>
  makeOnce({
    guid,
    find: async (key) => {
      const row = await context.tenant((db) => findRow(db, table, key));
      return row && presentRow(table, row, context.actor);
    },
    make: () => insert(context, table, { ...values, ...unsaid(table, values) }, guid),
    isDouble: isDuplicate,
  });

async function insert(context: Context, table: RegistryTable, values: RegistryValues, guid?: string) {
  const { actor, clock } = context;
  const now = clock();
  const { companyGuid } = actor;
  return namingDuplicates(table, () =>
    context.tenant(async (db) => {
      await refuseUnknown(db, table.references?.(values) ?? []);
      const [row] = await insertRows(db, table, [values], { companyGuid, now, guid });
      if (!row) throw new Error(`no row came back from ${table.table}`);
      const entry = { action: 'create', entity: table.registry.words.entity, entityGuid: row.guid, at: now };
      await writeAudit(db, { companyGuid, actor, ...entry });
      return presentRow(table, row, actor);
    }),
  );
}

/** Users who may not see a price may not set one: they cannot know the base value of the change. */
function refuseSecrets(table: RegistryTable, changes: RegistryValues, actor: Context['actor']): void {
  if (Object.keys(changes).some((field) => field in table.secrets)) refuseWithoutCosts(actor);
}

async function update(
  context: Context,
  table: RegistryTable,
  guid: string,
  body: { base: RegistryValues; changes: RegistryValues },
) {
  const { actor, clock } = context;
  refuseSecrets(table, body.changes, actor);
  return namingDuplicates(table, () =>
    context.tenant(async (db) => {
      const row = await findRow(db, table, guid, true);
      if (!row) throw new AppError('NOT_FOUND');
      const current = fieldsOf(table, row);
      const changes = { ...table.impliedByEdit?.(body.changes), ...body.changes };
      const merged = mergeFields({ ...current, version: row.version }, body.base, changes);
      if (Object.keys(merged.values).length === 0) return presentRow(table, row, actor);
      const next = { ...current, ...merged.values };
      await refuseUnknown(db, table.references?.(next) ?? [], table.references?.(current));
      const fields = table.refuseChange?.(row, next);
      if (fields) throw new AppError('VALIDATION', { message: Object.values(fields).join(' '), fields });
      const now = clock();
      const saved = await updateRow(db, table, guid, merged.values, next, now);
      const { companyGuid } = actor;
      const entry = {
        action: 'update',
        entity: table.registry.words.entity,
        entityGuid: guid,
        changes: merged.changes,
        at: now,
      };
      await writeAudit(db, { companyGuid, actor, ...entry });
      return presentRow(table, saved, actor);
    }),
  );
}

async function archive(context: Context, table: RegistryTable, guids: readonly string[], archived: boolean) {
  const { actor, clock } = context;
  const now = clock();
  const changed = await namingDuplicates(table, () =>
    context.tenant(async (db) => {
      if (archived && table.refuseArchive) {
        const held = (await lockRows(db, table, guids)).map((row) => table.refuseArchive?.(row));
        const message = held.find((sentence) => typeof sentence === 'string');
        if (message) throw new AppError('VALIDATION', { message });
      }
      const changedGuids = await archiveRows(db, table, guids, archived, now);
      const action = archived ? 'archive' : 'restore';
      for (const entityGuid of changedGuids) {
        const { companyGuid } = actor;
        await writeAudit(db, {
          companyGuid,
          actor,
          action,
          entity: table.registry.words.entity,
          entityGuid,
          at: now,
        });
      }
      return changedGuids.length;
    }),
  );
  return { success: true as const, changed };
}

/** Endpoints of a registry, generic over its table. */
export function registryEndpoints(table: RegistryTable): Endpoint[] {
  const { registry } = table;
  return [
    reading(registry.list, async ({ tenant, actor }, { query }) => {
      const sort = visibleSort(table, query.sort, actor);
      const { rows, ...rest } = await tenant((db) => listRows(db, table, { ...query, sort }));
      return { rows: rows.map((row) => presentRow(table, row, actor)), ...rest } as never;
    }),
    endpoint(registry.get, async ({ tenant, actor }, { params }) => {
      const row = await tenant((db) => findRow(db, table, params.guid));
      if (!row) throw new AppError('NOT_FOUND');
      return presentRow(table, row, actor) as never;
    }),
    endpoint(registry.create, async (context, { body }) => (await create(context, table, body)) as never),
    endpoint(
      registry.update,
      async (context, { params, body }) => (await update(context, table, params.guid, body)) as never,
    ),
    endpoint(registry.archive, (context, { body }) => archive(context, table, body.guids, body.archived)),
    endpoint(registry.tag, (context, { body }) => tagRows(context, table, body)),
    reading(registry.tags, ({ tenant }) => tenant((db) => listTags(db, table))),
    reading(registry.history, async ({ tenant, actor }, { params }) => {
      const entries = await tenant(async (db) => {
        if (!(await findRow(db, table, params.guid))) throw new AppError('NOT_FOUND');
        return listHistory(db, registry.words.entity, params.guid);
      });
      return entries.map((entry) => ({
        ...entry,
        changes: presentChanges(table, entry.changes, actor),
      }));
    }),
  ];
}
