import { findHeadingRow, type HeadingMatch, type Mapping, matchHeadings } from '@truciolo/headings';
import { agree } from '@truciolo/italian';
import { cellText } from '../cells/cell-text.ts';
import { Refusal } from '../file/refusal.ts';
import type { CellValue, RegistrySheet } from '../sheets/sheet.ts';
import { columnsOf, ID_PATH } from './headings.ts';

/** Place of the headings and their meaning. */
export interface Layout {
  readonly headingRow: number;
  readonly matches: readonly HeadingMatch[];
}

/** A title and a date may stand above the headings. */
const SEARCHED_ROWS = 20;

export function findLayout(
  sheet: RegistrySheet,
  rows: readonly (readonly CellValue[])[],
  remembered: Mapping,
): Layout {
  const columns = columnsOf(sheet);
  const texts = rows.slice(0, SEARCHED_ROWS).map((row) => row.map(cellText));
  const { at } = findHeadingRow(columns, texts, remembered);
  // A sheet without any known heading begins at its first row with two texts.
  const headingRow = at >= 0 ? at : texts.findIndex((row) => row.filter((text) => text !== '').length > 1);
  if (headingRow < 0) {
    throw new Refusal(
      'Nel foglio non ci sono intestazioni: la prima riga deve dire che cosa c’è in ogni colonna.',
    );
  }
  return { headingRow, matches: matchHeadings(columns, texts[headingRow] ?? [], remembered) };
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
