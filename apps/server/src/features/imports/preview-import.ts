import type { CellMend, RouteRequest, RouteResult } from '@truciolo/contract';
import { cellMend, imports } from '@truciolo/contract';
import { dayInRome } from '@truciolo/italian';
import { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { newGuid } from '../../platform/guid.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { fieldsOf } from '../../platform/registry/registry-fields.ts';
import { registryTables } from '../registries/index.ts';
import { guardSheet } from './guard-sheet.ts';
import { secretsOf } from './hidden-columns.ts';
import type { PlanResult, WantedKeys } from './off-thread/messages.ts';
import { readSheet } from './off-thread/use-sheet-worker.ts';
import { dropOldPreviews, insertPreview } from './previews-repository.ts';
import { findNumbered } from './quotes/find-numbered.ts';
import { findMapping, findMatches, listMachineNames } from './repository.ts';

type Request = RouteRequest<typeof imports.preview>;

/** Long enough to look through it, short enough not to forget what it was. */
const LIFETIME_MINUTES = 120;
const FILE_NAME = 'foglio';
const MOST_MENDS = 500;

/** A file becomes a preview, or the question what its columns are. */
export const previewImport = endpoint(imports.preview, async (context, { params, query, upload }) => {
  const { registry } = params;
  guardSheet(context.actor, registry);
  // The rows of past quotes name customers.
  const table = registryTables[registry === 'quotes' ? 'customers' : registry];
  const mends = readMends(query.mends);
  const { known, machines } = await context.tenant(async (db) => ({
    known: await findMapping(db, registry),
    machines: registry === 'works' ? await listMachineNames(db) : [],
  }));
  const lookUp = async (wanted: WantedKeys) => {
    const { number: numbers = [], ...keys } = wanted.keys;
    const { rows, quotes } = await context.tenant(async (db) => ({
      rows: await findMatches(db, table, { ...wanted, keys }),
      quotes: await findNumbered(db, numbers),
    }));
    const stored = rows.map((row) => ({
      guid: row.guid,
      version: row.version,
      archived: row.archivedAt !== null,
      fields: fieldsOf(table, row),
    }));
    return { stored, quotes };
  };
  const read = await readSheet(
    context,
    {
      kind: 'read',
      bytes: await upload.whole((bytes) => new Uint8Array(bytes)),
      registry,
      sheet: query.sheet,
      remembered: known.mapping,
      words: known.words,
      mends,
      remap: query.remap === 'yes',
      machines,
      secrets: secretsOf(registry, context.actor),
      today: dayInRome(context.clock()),
    },
    lookUp,
  );
  const fileName = query.name || FILE_NAME;
  if (read.kind === 'mapping') {
    const { kind: _kind, ...step } = read;
    return { ...step, step: 'mapping', fileName } as RouteResult<typeof imports.preview>;
  }
  return storePreview(context, registry, fileName, read);
});

/** The cells corrected in the preview. */
function readMends(text: string): readonly CellMend[] {
  if (text === '') return [];
  try {
    return z.array(cellMend).max(MOST_MENDS).parse(JSON.parse(text));
  } catch {
    throw new AppError('VALIDATION', {
      fields: { mends: 'Le correzioni non si leggono: ricarica il file.' },
    });
  }
}

async function storePreview(
  { tenant, actor, clock }: Context,
  registry: Request['params']['registry'],
  fileName: string,
  { kind: _kind, states, chunks, ...read }: PlanResult,
): Promise<RouteResult<typeof imports.preview>> {
  const now = clock();
  const guid = newGuid(now);
  const expiresAt = new Date(now.getTime() + LIFETIME_MINUTES * 60_000);
  const summary = { ...read, fileName };
  const { companyGuid, userGuid: createdBy } = actor;
  await tenant(async (db) => {
    await dropOldPreviews(db, createdBy, now);
    const row = { guid, companyGuid, registry, createdBy, states, createdAt: now, expiresAt };
    await insertPreview(db, { ...row, summary: JSON.stringify(summary) }, chunks);
  });
  const step = { step: 'preview' as const, guid, registry, expiresAt: expiresAt.toISOString() };
  return { ...step, ...summary } as RouteResult<typeof imports.preview>;
}
