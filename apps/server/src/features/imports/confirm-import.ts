import type { RouteResult, SheetRegistry } from '@truciolo/contract';
import { imports, NAMED_LINES } from '@truciolo/contract';
import { AppError } from '../../platform/app-error.ts';
import { type AuditEntry, writeAudit, writeAudits } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { uniqueViolation } from '../../platform/database/engine.ts';
import type { Db } from '../../platform/database/handles.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { fieldsOf } from '../../platform/registry/registry-fields.ts';
import { addRows, lockRows, updateRow } from '../../platform/registry/registry-repository.ts';
import { registryTables } from '../registries/index.ts';
import { guardSheet } from './guard-sheet.ts';
import { CHUNK_ROWS } from './off-thread/messages.ts';
import { KeyIndex } from './plan/matching.ts';
import type { PlannedRow } from './plan/plan-rows.ts';
import { rowsToSave } from './plan/rows-to-save.ts';
import { deletePreview, lockPreview, readChunks } from './previews-repository.ts';
import { findCreatedSince } from './repository.ts';
import { type SavedRow, saveQuotes } from './save-quotes.ts';
import { sheets } from './sheets/sheets.ts';
import { stale } from './stale.ts';

type Result = RouteResult<typeof imports.confirm>;
type Saved = Omit<Result, 'skipped' | 'skippedLines'>;
type Preview = NonNullable<Awaited<ReturnType<typeof lockPreview>>>;

/** Two quotes of the past with one number. */
const QUOTES_INDEX = 'quotes_imported_key';

/** Saves a preview in one transaction; its base rows must be unchanged. */
export const confirmImport = endpoint(imports.confirm, async (context, { params, body }) => {
  const wanted = { guid: params.guid, skipBad: body.skipBad };
  const { registry } = await context.tenant((db) => openPreview(context, db, wanted));
  const index = registry === 'quotes' ? QUOTES_INDEX : registryTables[registry].unique.index;
  try {
    return await context.tenant((db) => save(context, db, wanted));
  } catch (error) {
    if (uniqueViolation(error) !== index) throw error;
    throw new AppError('IMPORT_STALE');
  }
});

interface Wanted {
  readonly guid: string;
  readonly skipBad: boolean;
}

async function openPreview({ actor, clock }: Context, db: Db, { guid, skipBad }: Wanted): Promise<Preview> {
  const preview = await lockPreview(db, guid);
  if (!preview) throw new AppError('NOT_FOUND');
  guardSheet(actor, preview.registry);
  if (preview.expiresAt <= clock()) throw new AppError('IMPORT_EXPIRED');
  if (!skipBad && preview.states.includes('b')) throw new AppError('IMPORT_ERRORS');
  return preview;
}

async function save(context: Context, db: Db, wanted: Wanted): Promise<Result> {
  const { actor, clock } = context;
  const preview = await openPreview(context, db, wanted);
  const { registry, summary } = preview;
  const now = clock();
  const result = await (registry === 'quotes'
    ? saveGoodQuotes(context, db, preview, now)
    : saveGoodRows(context, db, preview, registry, now));
  const changes = {
    file: { from: null, to: summary.fileName },
    created: { from: null, to: result.created },
    updated: { from: null, to: result.updated },
    ...(result.skipped > 0 && { skipped: { from: null, to: result.skipped } }),
  };
  const entity = registry === 'quotes' ? 'quote' : registryTables[registry].registry.words.entity;
  // The same instant as its rows, by which the company's history recognises them as one entry.
  const { companyGuid } = actor;
  await writeAudit(db, { companyGuid, actor, action: 'import', entity, entityGuid: null, changes, at: now });
  await deletePreview(db, wanted.guid);
  return result;
}

async function saveGoodRows(
  context: Context,
  db: Db,
  preview: Preview,
  registry: SheetRegistry,
  now: Date,
): Promise<Result> {
  const saved = await saveRows(context, db, preview, registry, now);
  const skipped = [...preview.states].filter((state) => state === 'b').length;
  return { ...saved, skipped, skippedLines: preview.summary.badLines };
}

async function saveGoodQuotes(context: Context, db: Db, preview: Preview, now: Date): Promise<Result> {
  const rows = await allRows(db, preview);
  const good = rowsToSave(rows, 'quotes');
  const saving = new Set(good);
  const left = rows.filter((row) => !saving.has(row)).map(({ line }) => line);
  const { fileName } = preview.summary;
  const saved = await saveQuotes(context, db, good, { now, fileName });
  return { ...saved, skipped: left.length, skippedLines: left.slice(0, NAMED_LINES) };
}

/** The rows of one quote may be anywhere in the file: only their written values are held in memory. */
async function allRows(db: Db, { guid, states }: Preview): Promise<SavedRow[]> {
  const rows: SavedRow[] = [];
  for (let position = 0; position * CHUNK_ROWS < states.length; position += 1) {
    const [chunk] = await readChunks(db, guid, [position]);
    for (const { line, state, guid: of, version, values } of JSON.parse(chunk?.rows ?? '[]') as SavedRow[])
      rows.push({ line, state, guid: of, version, values });
  }
  return rows;
}

async function saveRows(
  context: Context,
  db: Db,
  preview: Preview,
  registry: SheetRegistry,
  now: Date,
): Promise<Saved> {
  const { report } = context;
  const table = registryTables[registry];
  const total = preview.states.length;
  const news = new KeyIndex(
    sheets[registry].keys,
    (await findCreatedSince(db, table, preview.createdAt)).map((fields) => ({ fields })),
  );
  const result = { created: 0, updated: 0, unchanged: 0 };
  for (let position = 0; position * CHUNK_ROWS < total; position += 1) {
    const [chunk] = await readChunks(db, preview.guid, [position]);
    const rows = JSON.parse(chunk?.rows ?? '[]') as PlannedRow[];
    const fresh = rows.filter(({ state }) => state === 'fresh');
    for (const { line, values } of fresh) if (news.find(values)) throw stale(line);
    result.created += await createAll(context, db, registry, fresh, now);
    result.updated += await updateAll(
      context,
      db,
      registry,
      rows.filter(({ state }) => state === 'changed'),
      now,
    );
    result.unchanged += rows.filter(({ state }) => state === 'unchanged').length;
    report(Math.min(total, (position + 1) * CHUNK_ROWS), total);
  }
  return result;
}

/** New rows, with the line of history a hand-made one has. */
async function createAll(
  { actor }: Context,
  db: Db,
  registry: SheetRegistry,
  rows: readonly PlannedRow[],
  now: Date,
): Promise<number> {
  if (rows.length === 0) return 0;
  const { companyGuid } = actor;
  const table = registryTables[registry];
  const guids = await addRows(
    db,
    table,
    rows.map(({ values }) => values),
    { companyGuid, now },
  );
  const entries = guids.map(
    (entityGuid): AuditEntry => ({
      companyGuid,
      actor,
      action: 'create',
      entity: table.registry.words.entity,
      entityGuid,
      at: now,
    }),
  );
  await writeAudits(db, entries);
  return guids.length;
}

async function updateAll(
  { actor }: Context,
  db: Db,
  registry: SheetRegistry,
  rows: readonly PlannedRow[],
  now: Date,
): Promise<number> {
  if (rows.length === 0) return 0;
  const table = registryTables[registry];
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
    const current = fieldsOf(table, row);
    await updateRow(db, table, row.guid, values, { ...current, ...values }, now);
    const changes = Object.fromEntries(
      Object.entries(values).map(([field, to]) => [field, { from: current[field], to }]),
    );
    const { companyGuid } = actor;
    const entry = {
      action: 'update',
      entity: table.registry.words.entity,
      entityGuid: row.guid,
      changes,
      at: now,
    };
    entries.push({ companyGuid, actor, ...entry });
  }
  await writeAudits(db, entries);
  return rows.length;
}
