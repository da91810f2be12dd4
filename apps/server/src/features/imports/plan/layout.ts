import { agree } from '@truciolo/italian';
import { cellText } from '../cells/cell-text.ts';
import { Refusal } from '../file/refusal.ts';
import type { CellValue, RegistrySheet } from '../sheets/sheet.ts';
import { type HeadingMatch, ID_PATH, knownHeadings, type Mapping, matchHeadings } from './headings.ts';

/** Place of the headings and their meaning. */
export interface Layout {
  readonly headingRow: number;
  readonly matches: readonly HeadingMatch[];
}

/** A title and a date may stand above the headings. */
const SEARCHED_ROWS = 20;

/** The row with most headings of ours; in a sheet of strangers the first with two texts. */
function findHeadingRow(
  sheet: RegistrySheet,
  rows: readonly (readonly CellValue[])[],
  remembered: Mapping,
): number {
  let best = { at: -1, known: 0 };
  for (const [at, row] of rows.slice(0, SEARCHED_ROWS).entries()) {
    const known = knownHeadings(sheet, row.map(cellText), remembered);
    if (known > best.known) best = { at, known };
  }
  if (best.at >= 0) return best.at;
  return rows
    .slice(0, SEARCHED_ROWS)
    .findIndex((row) => row.filter((cell) => cellText(cell) !== '').length > 1);
}

export function findLayout(
  sheet: RegistrySheet,
  rows: readonly (readonly CellValue[])[],
  remembered: Mapping,
): Layout {
  const headingRow = findHeadingRow(sheet, rows, remembered);
  if (headingRow < 0) {
    throw new Refusal(
      'Nel foglio non ci sono intestazioni: la prima riga deve dire che cosa c’è in ogni colonna.',
    );
  }
  const headings = (rows[headingRow] ?? []).map(cellText);
  return { headingRow, matches: matchHeadings(sheet, headings, remembered) };
}

/** A person must look at the columns: one of them is only guessed or unknown, or none is ours. */
export function needsMapping({ matches }: Layout): string | null {
  const mapped = matches.filter(({ path }) => path !== null && path !== ID_PATH);
  if (mapped.length === 0 || mapped.every(({ sure }) => !sure)) {
    return 'Nessuna intestazione è fra quelle del modello: indica tu che cosa c’è in ogni colonna.';
  }
  const unsure = matches.filter(({ sure }) => !sure);
  if (unsure.length === 0) return null;
  return agree(
    unsure.length,
    `La colonna «${unsure[0]?.heading}» non è fra quelle del modello: indica dove va.`,
    `${unsure.length} colonne non sono fra quelle del modello: indica dove vanno.`,
  );
}
