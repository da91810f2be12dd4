import { imports } from '@truciolo/contract';
import { AppError } from '../../platform/app-error.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { guardSheet } from './guard-sheet.ts';
import { CHUNK_ROWS } from './off-thread/messages.ts';
import type { PlannedRow } from './plan/plan-rows.ts';
import { findPreview, readChunks } from './previews-repository.ts';

/** Places of the rows in one state; their letters are in the preview itself. */
function placesOf(states: string, show: string): number[] {
  const letter = show[0];
  const all = Array.from({ length: states.length }, (_, at) => at);
  return show === 'all' ? all : all.filter((at) => states[at] === letter);
}

/** A window of a preview. Only the chunks it touches are read. */
export const listPreviewRows = endpoint(
  imports.previewRows,
  async ({ tenant, actor, clock }, { params, query }) => {
    const { offset, limit, show } = query;
    return tenant(async (db) => {
      const preview = await findPreview(db, params.guid);
      if (!preview) throw new AppError('NOT_FOUND');
      guardSheet(actor, preview.registry);
      if (preview.expiresAt <= clock()) throw new AppError('IMPORT_EXPIRED');
      const places = placesOf(preview.states, show);
      const window = places.slice(offset, offset + limit);
      const needed = [...new Set(window.map((at) => Math.floor(at / CHUNK_ROWS)))];
      const chunks = await readChunks(db, params.guid, needed);
      const byPosition = new Map(
        chunks.map(({ position, rows }) => [position, JSON.parse(rows) as PlannedRow[]]),
      );
      const rows = window.flatMap(
        (at) => byPosition.get(Math.floor(at / CHUNK_ROWS))?.[at % CHUNK_ROWS] ?? [],
      );
      return { rows: rows.map(present), total: places.length };
    });
  },
);

const present = ({ line, state, cells, before, errors, offers, notes }: PlannedRow) => ({
  line,
  state,
  cells,
  before,
  errors,
  offers,
  notes,
});
