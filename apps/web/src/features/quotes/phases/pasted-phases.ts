import { readNumber } from '@truciolo/number-text';
import { type MachineRateDraft, type TimePhaseDraft, typedValue } from '@truciolo/quote';
import { emptyPhase } from './empty-phase.ts';

/** A sheet computes more decimals than anybody types. */
const MOST_DECIMALS = 12;

export interface PastedPhase {
  readonly name: string;
  readonly machine: string;
  /** min; null where the cell was empty. */
  readonly setup: number | null;
  readonly cycle: number | null;
}

/** "1.234,5", "4,20", "4.2", "12 min", "1:30": minutes as a sheet writes them; null when it is none. */
export function readMinutes(text: string): number | null {
  const read = readNumber(text, { decimals: MOST_DECIMALS, time: 'min' });
  return read.kind === 'number' ? read.value : null;
}

/**
 * Rows of a sheet: name, machine, set-up, cycle. Null when the text is no block of cells, so that a plain paste into a
 * field stays a plain paste. A first row of headings is left out.
 */
export function readPhases(text: string): readonly PastedPhase[] | null {
  if (!text.includes('\t')) return null;
  const rows = text
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim()))
    .filter((cells) => (cells[0] ?? '') !== '');
  const phases = rows.map(([name = '', machine = '', setup = '', cycle = '']) => ({
    name: name.slice(0, 200),
    machine,
    setup: readMinutes(setup),
    cycle: readMinutes(cycle),
    words: [setup, cycle].some((cell) => cell !== '' && readMinutes(cell) === null),
  }));
  return phases
    .filter(({ words }, index) => !(words && index === 0))
    .map(({ words: _words, ...phase }) => phase);
}

/** The machine somebody means: its name, or the only one whose name has these words. */
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
