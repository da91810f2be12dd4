import { imports } from '@truciolo/contract';
import { AppError } from '../../platform/app-error.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { guardSheet } from './guard-sheet.ts';
import { headingKey } from './plan/headings.ts';
import { findMapping, storeMapping } from './repository.ts';
import { sheets } from './sheets/sheets.ts';

/** Sheets of more columns than this are nobody's. */
const MAX_HEADINGS = 500;

/** What the company says about its own headings is added to what it said before. */
export const saveMapping = endpoint(
  imports.saveMapping,
  async ({ tenant, actor, clock }, { params, body }) => {
    const { registry } = params;
    guardSheet(actor, registry);
    const paths = new Set(sheets[registry].columns.map(({ path }) => path));
    const unknown = Object.values(body.mapping).find((path) => path !== null && !paths.has(path));
    if (unknown !== undefined) {
      throw new AppError('VALIDATION', { fields: { mapping: `La colonna «${unknown}» non esiste.` } });
    }
    const fresh = Object.fromEntries(
      Object.entries(body.mapping).map(([heading, path]) => [headingKey(heading), path]),
    );
    await tenant(async (db) => {
      const mapping = { ...(await findMapping(db, registry)), ...fresh };
      if (Object.keys(mapping).length > MAX_HEADINGS) throw new AppError('PAYLOAD_TOO_LARGE');
      await storeMapping(db, { companyGuid: actor.companyGuid, registry, mapping, updatedAt: clock() });
    });
    return { success: true as const };
  },
);
