import { normaliseText } from '../designation/designation-input.ts';
import { parseDesignation } from '../designation/parse-designation.ts';
import { printDesignation } from '../designation/print-designation.ts';
import { NO_CLASSES, type System, type Thread } from '../thread.ts';
import { threadData } from '../thread-data.ts';
import { type CatalogueRow, catalogue, toRow } from './catalogue.ts';

const DEFAULT_LIMIT = 20;

/** No space, small letters, trade names of G folded: the form in which texts are compared. */
const compact = (text: string) =>
  normaliseText(text)
    .toLowerCase()
    .replace(/\b(?:gas|bspp?)\b/g, 'g')
    .replace(/\s+/g, '');

/** Trade names of a system, which users may type before the size, or alone. */
const TRADE_NAMES: Partial<Readonly<Record<System, string>>> = {
  BSW: 'whitworth',
  EG: 'helicoil m',
  'EG UNC': 'helicoil',
  'EG UNF': 'helicoil',
};

/** Spellings of a row a person may type, besides its designation: with the pitch, size after the name... */
function spellings({ thread, designation, system, size, pitch, threadsPerInch }: CatalogueRow) {
  const isMetric = 'nominal' in thread && system !== 'Rd';
  const trade = TRADE_NAMES[system];
  return [
    designation,
    ...(isMetric ? [`${system === 'EG' ? 'EG M' : system}${size}x${pitch}`] : [`${system} ${size}`]),
    ...(threadsPerInch === null ? [] : [`${size} ${system}`]),
    ...(trade === undefined ? [] : [`${trade} ${size}`]),
  ].map(compact);
}

interface IndexEntry {
  readonly row: CatalogueRow;
  readonly texts: readonly string[];
  readonly size: string;
  readonly drill: string;
}

let index: readonly IndexEntry[] | null = null;

const searchIndex = (): readonly IndexEntry[] => {
  index ??= catalogue().map((row) => ({
    row,
    texts: spellings(row),
    size: compact(row.size),
    drill: String(row.tapDrillCutting),
  }));
  return index;
};

/** "m8" begins "m8x1" as a whole number, but only the digits of "m80". */
const beginsWhole = (text: string, query: string) =>
  text.startsWith(query) && !(/\d$/.test(query) && /^[\d/.]/.test(text.slice(query.length)));

/** Lower is better; null: no match. */
function rank({ row, texts, size, drill }: IndexEntry, query: string, exact: string | null): number | null {
  if (row.designation === exact || texts.includes(query)) return 0;
  if (size === query || size === `#${query}`) return 1;
  if (texts.some((text) => beginsWhole(text, query))) return 1;
  if (drill === query) return 2;
  if (texts.some((text) => text.startsWith(query))) return 3;
  if (size.startsWith(query)) return 4;
  return texts.some((text) => text.includes(query)) ? 5 : null;
}

/** The plain thread a full designation means, whatever class, hand or number of starts it adds. */
function exactThread(query: string): Thread | null {
  const parsed = parseDesignation(query);
  if (!parsed.ok) return null;
  const plain = { ...parsed.value, hand: 'right', classes: NO_CLASSES } as const;
  return 'starts' in plain ? { ...plain, starts: 1 } : plain;
}

/** A thread the tables do not list but that was written in full, such as M20x0.75. */
function unlisted(thread: Thread): readonly CatalogueRow[] {
  const data = threadData(thread);
  return data.ok ? [toRow(data.value)] : [];
}

/**
 * Rows for a typed text, best first: a designation ("m8"), a size in any system ("1/2"), a system ("G"), the diameter
 * of a tap drill ("6,8"). Among equals: preferred diameters, then the order of the catalogue.
 */
export function searchThreads(query: string, limit = DEFAULT_LIMIT): readonly CatalogueRow[] {
  const wanted = compact(query);
  if (wanted === '') return [];
  const thread = exactThread(query);
  const exact = thread && printDesignation(thread);
  const found = searchIndex()
    .flatMap((entry, position) => {
      const score = rank(entry, wanted, exact);
      return score === null ? [] : [{ row: entry.row, score, choice: entry.row.choice ?? 1, position }];
    })
    .sort(
      (one, other) => one.score - other.score || one.choice - other.choice || one.position - other.position,
    )
    .map(({ row }) => row);
  const isListed = thread === null || found.some(({ designation }) => designation === exact);
  return [...(isListed ? [] : unlisted(thread)), ...found].slice(0, limit);
}
