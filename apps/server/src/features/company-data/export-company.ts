import { sql } from 'kysely';
import type { Db } from '../../platform/database/handles.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { ZipEntry } from '../../platform/files/zip.ts';
import { type CompanyTable, keyOf, listAllTables, listCompanyFiles } from './company-tables.ts';
import { type TableRows, writeCompanyWorkbook } from './export-workbook.ts';

/**
 * Excluded from the export: sent mails (their links would still open), links, credentials, bookkeeping, sums, files not
 * taken over.
 */
const LEFT_OUT = new Set([
  'outbox',
  'password_resets',
  'second_factors',
  'recovery_codes',
  'passkeys',
  'company_exports',
  'analytics_rollups',
  'import_previews',
  'import_chunks',
  'quote_words',
  'quote_sums',
  'job_sums',
]);
/** Hashes of passwords and links have a meaning only for this server. */
const isSecret = (column: string): boolean => column.endsWith('_hash') || column.startsWith('sealed_');
/** Made from other columns, for searching and sorting. */
const isDerived = (column: string): boolean => /^(search|sort)_key$/.test(column);

const README = `Esportazione completa dei dati dell'azienda da Truciolo.

dati.xlsx   una cartella Excel con un foglio per tipo: clienti, materiali, macchine, utenti e così via.
            Gli importi sono in euro, le ore quelle italiane.
dati/       gli stessi dati in JSON, per un altro programma. Gli importi interi sono in decimillesimi
            di euro (12500 = 1,25 euro), le ore in UTC.
file/       i file caricati (logo, disegni, modelli).
`;

async function readTable(db: Db, table: CompanyTable, companyGuid: string): Promise<TableRows> {
  const columns = table.columns.filter(({ name }) => !isSecret(name));
  const list = sql.join(columns.map(({ name }) => sql.ref(`t.${name}`)));
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_json(r) as row from (select ${list} from ${sql.table(table.name)} t
      where ${sql.ref(`t.${keyOf(table)}`)} = ${companyGuid}) r`.execute(db);
  return { table: table.name, columns, rows: rows.map(({ row }) => row) };
}

/** Everything a company has, entry by entry. Runs on the company's own handle: no other row can get in. */
export async function* exportCompany(
  db: Db,
  companyGuid: string,
  files: FileStore,
): AsyncGenerator<ZipEntry> {
  yield { name: 'LEGGIMI.txt', bytes: Buffer.from(README) };
  const sheets: TableRows[] = [];
  for (const table of await listAllTables(db)) {
    if (LEFT_OUT.has(table.name)) continue;
    const read = await readTable(db, table, companyGuid);
    if (read.rows.length === 0) continue;
    yield { name: `dati/${table.name}.json`, bytes: Buffer.from(JSON.stringify(read.rows, null, 1)) };
    sheets.push({ ...read, columns: read.columns.filter(({ name }) => !isDerived(name)) });
  }
  yield { name: 'dati.xlsx', bytes: await writeCompanyWorkbook(sheets) };
  for (const file of await listCompanyFiles(db, companyGuid)) {
    if (file.startsWith('exports/')) continue;
    const bytes = await files.get(file);
    if (bytes) yield { name: `file/${file}`, bytes };
  }
}
