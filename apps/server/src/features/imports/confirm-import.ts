import type { RouteRequest, RouteResult, confirmImport as spec } from '@truciolo/contract';
import { AppError } from '../../platform/app-error.ts';
import { type AuditEntry, writeAudit, writeAudits } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { uniqueViolation } from '../../platform/database/engine.ts';
import type { Db } from '../../platform/database/handles.ts';
import { fieldsOf } from '../../platform/registry/registry-fields.ts';
import { insertRows, lockRows, updateRow } from '../../platform/registry/registry-repository.ts';
import { KeyIndex } from './plan/matching.ts';
import type { PlannedRow } from './plan/plan-rows.ts';
import { deletePreview, lockPreview, readChunks } from './previews-repository.ts';
import { registryTables } from './registry-tables.ts';
import { findCreatedSince } from './repository.ts';
import { sheets } from './sheets/sheets.ts';
import { CHUNK_ROWS } from './thread/messages.ts';

type Result = RouteResult<typeof spec>;
type Preview = NonNullable<Awaited<ReturnType<typeof lockPreview>>>;

const stale = (line: number): AppError =>
  new AppError('IMPORT_STALE', {
    message: `Nel frattempo qualcuno ha cambiato la voce della riga ${line}: non è stato salvato nulla. Carica di nuovo il file.`,
  });

/** Saves a preview in one transaction; what it was made from must still be so. */
export async function confirmImport(
  context: Context,
  { params }: RouteRequest<typeof spec>,
): Promise<Result> {
  const { registry } = await context.tenant((db) => openPreview(context, db, params.guid));
  const { table } = registryTables[registry];
  try {
    return await context.tenant((db) => save(context, db, params.guid));
  } catch (error) {
    if (uniqueViolation(error) !== table.unique.index) throw error;
    throw new AppError('IMPORT_STALE');
  }
}

async function openPreview({ clock }: Context, db: Db, guid: string): Promise<Preview> {
  const preview = await lockPreview(db, guid);
  if (!preview) throw new AppError('NOT_FOUND');
  if (preview.expiresAt <= clock()) throw new AppError('IMPORT_EXPIRED');
  if (preview.states.includes('b')) throw new AppError('IMPORT_ERRORS');
  return preview;
}

async function save(context: Context, db: Db, guid: string): Promise<Result> {
  const { actor, clock, report } = context;
  const preview = await openPreview(context, db, guid);
  const { registry, states, summary } = preview;
  const { table } = registryTables[registry];
  const now = clock();
  const total = states.length;
  const news = new KeyIndex(
    sheets[registry].keys,
    (await findCreatedSince(db, table, preview.createdAt)).map((fields) => ({ fields })),
  );
  const result = { created: 0, updated: 0, unchanged: 0 };
  for (let position = 0; position * CHUNK_ROWS < total; position += 1) {
    const [chunk] = await readChunks(db, guid, [position]);
    const rows = JSON.parse(chunk?.rows ?? '[]') as PlannedRow[];
    const fresh = rows.filter(({ state }) => state === 'fresh');
    for (const { line, values } of fresh) if (news.find(values)) throw stale(line);
    result.created += await createAll(context, db, preview, fresh, now);
    result.updated += await updateAll(
      context,
      db,
      preview,
      rows.filter(({ state }) => state === 'changed'),
      now,
    );
    result.unchanged += rows.filter(({ state }) => state === 'unchanged').length;
    report(Math.min(total, (position + 1) * CHUNK_ROWS), total);
  }
  const { companyGuid } = actor;
  const changes = {
    file: { from: null, to: summary.fileName },
    created: { from: null, to: result.created },
    updated: { from: null, to: result.updated },
  };
  const entry = { action: 'import', entity: table.entity, entityGuid: null, changes, at: now };
  await writeAudit(db, { companyGuid, actor, ...entry });
  await deletePreview(db, guid);
  return result;
}

/** New rows, with the line of history a hand-made one has. */
async function createAll(
  { actor }: Context,
  db: Db,
  { registry }: Preview,
  rows: readonly PlannedRow[],
  now: Date,
): Promise<number> {
  if (rows.length === 0) return 0;
  const { companyGuid } = actor;
  const { table } = registryTables[registry];
  const stored = await insertRows(
    db,
    table,
    rows.map(({ values }) => values),
    { companyGuid, now },
  );
  const entries = stored.map(
    (row): AuditEntry => ({
      companyGuid,
      actor,
      action: 'create',
      entity: table.entity,
      entityGuid: row.guid,
      at: now,
    }),
  );
  await writeAudits(db, entries);
  return stored.length;
}

async function updateAll(
  { actor }: Context,
  db: Db,
  { registry }: Preview,
  rows: readonly PlannedRow[],
  now: Date,
): Promise<number> {
  if (rows.length === 0) return 0;
  const { table, registry: contract } = registryTables[registry];
  const locked = await lockRows(
    db,
    table,
    rows.flatMap(({ guid }) => guid ?? []),
  );
  const byGuid = new Map(locked.map((row) => [row.guid, row]));
  const entries: AuditEntry[] = [];
  for (const { guid, version, line, values } of rows) {
    const row = byGuid.get(guid ?? '');
    if (row?.version !== version) throw stale(line);
    const current = fieldsOf(contract, row);
    await updateRow(db, table, row.guid, values, { ...current, ...values }, now);
    const changes = Object.fromEntries(
      Object.entries(values).map(([field, to]) => [field, { from: current[field], to }]),
    );
    const { companyGuid } = actor;
    const entry = { action: 'update', entity: table.entity, entityGuid: row.guid, changes, at: now };
    entries.push({ companyGuid, actor, ...entry });
  }
  await writeAudits(db, entries);
  return rows.length;
}
