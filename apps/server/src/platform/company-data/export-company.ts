import { sql } from 'kysely';
import { writeCsv } from '../csv.ts';
import type { Db } from '../database/handles.ts';
import type { FileStore } from '../files/file-store.ts';
import type { ZipEntry } from '../files/zip.ts';
import { listCompanyFiles, listCompanyTables } from './company-tables.ts';

/** Not the company's data: mails already sent (their links would still open), links, our bookkeeping. */
const LEFT_OUT = new Set(['outbox', 'password_resets', 'company_exports', 'analytics_rollups']);
/** Hashes of passwords and links prove something to us and nothing to anybody else. */
const isSecret = (column: string): boolean => column.endsWith('_hash');

const README = `Esportazione completa dei dati dell'azienda da Truciolo.

dati/   una tabella per file: .csv per Excel (separatore punto e virgola), .json con gli stessi dati
file/   i file caricati (logo, disegni, modelli)

Gli importi interi sono in decimillesimi di euro (12500 = € 1,25). Le date sono in UTC.
`;

/** Everything a company has, entry by entry. Runs on the company's own handle: no other row can get in. */
export async function* exportCompany(
  db: Db,
  companyGuid: string,
  files: FileStore,
): AsyncGenerator<ZipEntry> {
  yield { name: 'LEGGIMI.txt', bytes: Buffer.from(README) };
  const tables = await listCompanyTables(db);
  const own = { name: 'companies', key: 'guid' };
  const rest = tables.map(({ name }) => ({ name, key: 'company_guid' }));
  for (const { name, key } of [own, ...rest]) {
    if (LEFT_OUT.has(name)) continue;
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_json(t) as row from ${sql.table(name)} t where ${sql.ref(`t.${key}`)} = ${companyGuid}`.execute(
      db,
    );
    if (rows.length === 0) continue;
    const clean = rows.map(({ row }) =>
      Object.fromEntries(Object.entries(row).filter(([column]) => !isSecret(column))),
    );
    const columns = Object.keys(clean[0] ?? {});
    const csv = writeCsv(
      columns,
      clean.map((row) => columns.map((column) => row[column])),
    );
    yield { name: `dati/${name}.csv`, bytes: Buffer.from(csv) };
    yield { name: `dati/${name}.json`, bytes: Buffer.from(JSON.stringify(clean, null, 1)) };
  }
  for (const file of await listCompanyFiles(db, companyGuid)) {
    if (file.startsWith('exports/')) continue;
    const bytes = await files.get(file);
    if (bytes) yield { name: `file/${file}`, bytes };
  }
}
