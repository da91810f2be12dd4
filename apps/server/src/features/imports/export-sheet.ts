import {
  type RouteRequest,
  type RouteResult,
  SHEET_MAX_ROWS,
  type SheetRegistry,
  sheetRegistries,
  type exportSheet as spec,
  type sheetTemplate as templateSpec,
} from '@truciolo/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { presentRow, visibleSort } from '../../platform/registry/present-row.ts';
import { dayInRome } from '../../platform/rome-time.ts';
import { chooseRows } from './choose-rows.ts';
import { registryTables, secretsOf } from './registry-tables.ts';
import { listMachineNames } from './repository.ts';
import { sheets } from './sheets/sheets.ts';
import type { WriteTask } from './thread/messages.ts';
import { writeSheet } from './thread/run-sheet-task.ts';

type File = RouteResult<typeof spec>;

async function fileOf(
  context: Context,
  fileName: string,
  task: Omit<WriteTask, 'kind' | 'secrets'>,
): Promise<File> {
  const secrets = Object.fromEntries(
    task.sheets.map(({ registry }) => [registry, secretsOf(registry, context.actor)]),
  );
  const bytes = await writeSheet(context.sheetWorker, { kind: 'write', ...task, secrets });
  return { fileName, base64: Buffer.from(bytes).toString('base64') };
}

/** What the list shows, as a sheet that comes back in unchanged. */
export async function exportSheet(
  context: Context,
  { params, body }: RouteRequest<typeof spec>,
): Promise<File> {
  const { registry } = params;
  const { table } = registryTables[registry];
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
}

export async function makeTemplate(
  context: Context,
  { params }: RouteRequest<typeof templateSpec>,
): Promise<File> {
  const { what } = params;
  const registries: readonly SheetRegistry[] = what === 'all' ? sheetRegistries : [what];
  const name = what === 'all' ? 'tutte le anagrafiche' : sheets[what].title.toLowerCase();
  return fileOf(context, `Modello ${name}.xlsx`, {
    sheets: registries.map((registry) => ({ registry, rows: [] })),
    template: true,
    machines: await context.tenant(listMachineNames),
  });
}
