import { readNumber } from '@truciolo/italian';
import { emptyPhase, type MachineRateDraft, type TimePhaseDraft, typedValue } from '@truciolo/quote';

/** A sheet computes more decimals than users type. */
const MOST_DECIMALS = 12;

/** Uses of a column of a pasted block. */
export const COLUMN_USES = ['name', 'machine', 'setup', 'cycle', 'none'] as const;
export type ColumnUse = (typeof COLUMN_USES)[number];

interface PastedPhase {
  readonly name: string;
  readonly machine: string;
  /** min; null where the cell was empty or unreadable. */
  readonly setup: number | null;
  readonly cycle: number | null;
}

export interface PastedBlock {
  readonly cells: readonly (readonly string[])[];
  readonly uses: readonly ColumnUse[];
  /** The first row holds headings. */
  readonly hasHeadings: boolean;
}

/** "1.234,5", "4,20", "4.2", "12 min", "1:30": minutes as in a sheet; null when it is not a time. */
export function readMinutes(text: string): number | null {
  const read = readNumber(text, { decimals: MOST_DECIMALS, time: 'min' });
  return read.kind === 'number' ? read.value : null;
}

const isTime = (cell: string): boolean => cell === '' || readMinutes(cell) !== null;
const isTimes = (cells: readonly string[]): boolean =>
  cells.some((cell) => cell !== '') && cells.every(isTime);

/** Columns of times in their order: set-up and cycle, or only the cycle; more than two are ambiguous. */
function guessUses(rows: readonly (readonly string[])[], width: number): ColumnUse[] {
  const columns = Array.from({ length: width }, (_, index) => rows.map((row) => row[index] ?? ''));
  const times = columns.flatMap((cells, index) => (isTimes(cells) ? [index] : []));
  const words = columns.flatMap((cells, index) =>
    !times.includes(index) && cells.some((cell) => cell !== '') ? [index] : [],
  );
  const setup = times.length > 1 ? times[0] : undefined;
  const cycle = times.length > 1 ? times[1] : times[0];
  return columns.map((_, index) => {
    if (index === setup) return 'setup';
    if (index === cycle) return 'cycle';
    if (index === words[0]) return 'name';
    return index === words[1] ? 'machine' : 'none';
  });
}

/**
 * A block of cells from a sheet, with the guessed uses of its columns; null for other texts, so that a plain paste into
 * a field stays a plain paste.
 */
export function readBlock(text: string): PastedBlock | null {
  if (!text.includes('\t')) return null;
  const cells = text
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim()))
    .filter((row) => row.some((cell) => cell !== ''));
  if (cells.length === 0) return null;
  const width = Math.max(...cells.map((row) => row.length));
  const below = cells.slice(1);
  const withoutFirst = guessUses(below, width);
  // Words above a column of times are its heading.
  const hasHeadings =
    below.length > 0 &&
    withoutFirst.some(
      (use, index) => (use === 'setup' || use === 'cycle') && !isTime(cells[0]?.[index] ?? ''),
    );
  return { cells, uses: hasHeadings ? withoutFirst : guessUses(cells, width), hasHeadings };
}

/** Unreadable cells of time columns, reported before anything is added. */
export const unreadCells = ({ cells, uses, hasHeadings }: PastedBlock): readonly string[] =>
  cells
    .slice(hasHeadings ? 1 : 0)
    .flatMap((row) =>
      row.filter((cell, index) => (uses[index] === 'setup' || uses[index] === 'cycle') && !isTime(cell)),
    );

/** One phase per row. */
export function phasesOf({ cells, uses, hasHeadings }: PastedBlock): readonly PastedPhase[] {
  return cells.slice(hasHeadings ? 1 : 0).map((row) => {
    const at = (use: ColumnUse): string => row[uses.indexOf(use)] ?? '';
    return {
      name: at('name').slice(0, 200),
      machine: at('machine'),
      setup: readMinutes(at('setup')),
      cycle: readMinutes(at('cycle')),
    };
  });
}

/** The machine of this name, or the only one whose name contains these words. */
export function findMachine(
  name: string,
  machines: Readonly<Record<string, MachineRateDraft>>,
): string | null {
  const wanted = name.trim().toLowerCase();
  if (wanted === '') return null;
  const all = Object.entries(machines).map(([id, rate]) => ({ id, name: rate.name.toLowerCase() }));
  const same = all.find((machine) => machine.name === wanted);
  const like = all.filter((machine) => machine.name.includes(wanted) || wanted.includes(machine.name));
  return same?.id ?? (like.length === 1 ? (like[0]?.id ?? null) : null);
}

export const pastedPhase = (row: PastedPhase, id: string, machineId: string | null): TimePhaseDraft => ({
  ...emptyPhase(id),
  name: row.name,
  machineId,
  setup: typedValue(row.setup),
  cycle: typedValue(row.cycle),
});
