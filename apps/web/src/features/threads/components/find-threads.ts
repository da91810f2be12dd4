import { type CatalogueRow, listThreads, searchThreads } from '@truciolo/threads';
import { systemChoices } from './system-choices.data.ts';

const FOUND = 60;

export interface ThreadSearch {
  readonly text: string;
  /** Value of a system choice. */
  readonly family: string;
}

/** Rows of the table: the whole family, or the best matches of the search. */
export function findThreads({ text, family }: ThreadSearch): readonly CatalogueRow[] {
  const choice = systemChoices.find(({ value }) => value === family);
  const filter = {
    ...(choice && choice.systems.length > 0 ? { systems: choice.systems } : {}),
    ...(choice?.series ? { series: choice.series } : {}),
  };
  const rows = listThreads(filter);
  if (text.trim() === '') return rows;
  const inFamily = new Set(rows.map(({ designation }) => designation));
  return searchThreads(text, FOUND).filter(({ designation }) => inFamily.has(designation));
}
