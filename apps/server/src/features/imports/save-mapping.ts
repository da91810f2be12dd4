import { imports, type SheetWord } from '@truciolo/contract';
import { AppError } from '../../platform/app-error.ts';
import type { ImportWords } from '../../platform/database/import-tables.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { searchKey } from '../../platform/registry/search-key.ts';
import { guardSheet } from './guard-sheet.ts';
import { headingKey } from './plan/headings.ts';
import { findMapping, storeMapping } from './repository.ts';
import { sheets } from './sheets/sheets.ts';

/** Limit; real sheets have fewer columns. */
const MAX_HEADINGS = 500;
const MAX_WORDS = 500;

const withWords = (known: ImportWords, fresh: readonly SheetWord[]): ImportWords =>
  fresh.reduce<Record<string, Record<string, Record<string, string>>>>(
    (words, { path, from, cells }) => {
      words[path] = { ...words[path], [searchKey(from)]: cells };
      return words;
    },
    structuredClone(known) as Record<string, Record<string, Record<string, string>>>,
  );

/** Adds the company's mappings of headings and words to the earlier ones. */
export const saveMapping = endpoint(
  imports.saveMapping,
  async ({ tenant, actor, clock }, { params, body }) => {
    const { registry } = params;
    guardSheet(actor, registry);
    const paths = new Set(sheets[registry].columns.map(({ path }) => path));
    const named = [
      ...Object.values(body.mapping),
      ...body.words.flatMap(({ path, cells }) => [path, ...Object.keys(cells)]),
    ];
    const unknown = named.find((path) => path !== null && !paths.has(path));
    if (unknown !== undefined) {
      throw new AppError('VALIDATION', { fields: { mapping: `La colonna «${unknown}» non esiste.` } });
    }
    const fresh = Object.fromEntries(
      Object.entries(body.mapping).map(([heading, path]) => [headingKey(heading), path]),
    );
    await tenant(async (db) => {
      const known = await findMapping(db, registry);
      const mapping = { ...known.mapping, ...fresh };
      const words = withWords(known.words, body.words);
      const count = Object.values(words).reduce((sum, of) => sum + Object.keys(of).length, 0);
      if (Object.keys(mapping).length > MAX_HEADINGS || count > MAX_WORDS)
        throw new AppError('PAYLOAD_TOO_LARGE');
      const { companyGuid } = actor;
      await storeMapping(db, { companyGuid, registry, mapping, words, updatedAt: clock() });
    });
    return { success: true as const };
  },
);
