import {
  imports,
  type RouteResult,
  type RowChoice,
  SHEET_MAX_ROWS,
  type SheetKind,
  sheetRegistries,
} from '@truciolo/contract';
import { dayInRome } from '@truciolo/italian';
import { UNITS_PER_PERCENT } from '@truciolo/money';
import { AppError } from '../../platform/app-error.ts';
import type { Actor, Context } from '../../platform/context.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { presentRow, visibleSort } from '../../platform/registry/present-row.ts';
import { chooseQuotes } from '../quotes/index.ts';
import { registryTables } from '../registries/index.ts';
import { chooseRows } from './choose-rows.ts';
import { secretsOf } from './hidden-columns.ts';
import type { WriteRequest } from './off-thread/messages.ts';
import { writeSheet } from './off-thread/use-sheet-worker.ts';
import { listMachineNames } from './repository.ts';
import { type SheetName, sheets, writtenSheets } from './sheets/sheets.ts';

type File = RouteResult<typeof imports.exportSheet>;

/** Columns that this user may not export. */
function hiddenIn(name: SheetName, actor: Actor): string[] {
  if (name !== 'quote-list') return secretsOf(name, actor);
  return [...(actor.hideCosts ? ['netMargin'] : []), ...(actor.role === 'reparto' ? ['taxable'] : [])];
}

async function fileOf(
  context: Context,
  fileName: string,
  request: Omit<WriteRequest, 'kind' | 'secrets'>,
): Promise<File> {
  const secrets = Object.fromEntries(
    request.sheets.map(({ registry }) => [registry, hiddenIn(registry, context.actor)]),
  );
  const bytes = await writeSheet(context, { kind: 'write', ...request, secrets });
  return { fileName, base64: Buffer.from(bytes).toString('base64') };
}

/** The rows of the list as a sheet; importing it again changes nothing. */
export const exportSheet = endpoint(imports.exportSheet, async (context, { params, body }) => {
  const { registry } = params;
  if (registry === 'quotes') return exportQuotes(context, body);
  const table = registryTables[registry];
  const { actor } = context;
  const sort = visibleSort(table, body.sort, actor);
  const { rows, machines } = await context.tenant(async (db) => ({
    rows: await chooseRows(db, table, { ...body, sort }, SHEET_MAX_ROWS),
    machines: registry === 'works' ? await listMachineNames(db) : [],
  }));
  if (!rows) throw new AppError('TOO_MANY_ROWS');
  const { title } = sheets[registry];
  const day = dayInRome(context.clock());
  return fileOf(context, `${title}-${day}.xlsx`, {
    sheets: [
      { registry, rows: rows.map((row) => ({ guid: row.guid, fields: presentRow(table, row, actor) })) },
    ],
    template: false,
    machines,
  });
});

/** The list of quotes as Storico shows it. */
async function exportQuotes(context: Context, choice: RowChoice): Promise<File> {
  const { actor, clock } = context;
  const rows = await context.tenant((db) => chooseQuotes(db, actor, choice, SHEET_MAX_ROWS));
  if (!rows) throw new AppError('TOO_MANY_ROWS');
  const fields = rows.map(({ netMargin, ...row }) => ({
    guid: row.guid,
    fields: { ...row, netMargin: netMargin === null ? null : netMargin / UNITS_PER_PERCENT },
  }));
  const sheets = [{ registry: 'quote-list' as const, rows: fields }];
  const fileName = `${writtenSheets['quote-list'].title}-${dayInRome(clock())}.xlsx`;
  return fileOf(context, fileName, { sheets, template: false, machines: [] });
}

export const makeTemplate = endpoint(imports.template, async (context, { params }) => {
  const { what } = params;
  const registries: readonly SheetKind[] = what === 'all' ? sheetRegistries : [what];
  const name = what === 'all' ? 'tutte le anagrafiche' : sheets[what].title.toLowerCase();
  return fileOf(context, `Modello ${name}.xlsx`, {
    sheets: registries.map((registry) => ({ registry, rows: [] })),
    template: true,
    machines: await context.tenant(listMachineNames),
  });
});
