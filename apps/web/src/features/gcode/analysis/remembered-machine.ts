import type { Machine as MachineRow } from '@truciolo/contract';
import { localText } from '../../../lib/stored-text.ts';
import { kindOf, type ProgramKind } from './machine-record.ts';

const LAST = 'cam-machine';
const keyOf = (kind: ProgramKind) => `${LAST}-${kind}`;

/** The machine last used for programs of this kind, if it still is one of that kind; for an unknown kind the last of all. */
export function rememberedMachine(
  machines: readonly MachineRow[],
  kind: ProgramKind | null,
): MachineRow | null {
  const named = (key: string) => machines.find(({ guid }) => guid === localText.read(key));
  if (kind === null) return named(LAST) ?? null;
  const fits = [named(keyOf(kind)), named(LAST)].find((row) => row && kindOf(row, kind) === kind);
  return fits ?? null;
}

/** A machine of the other kind is used once, by choice, and not remembered for the next program. */
export function rememberMachine(row: MachineRow | null, kind: ProgramKind | null): void {
  const keys = kind === null ? [LAST] : [LAST, keyOf(kind)];
  if (row === null) for (const key of keys) localText.remove(key);
  else if (kind === null || kindOf(row, kind) === kind)
    for (const key of keys) localText.write(key, row.guid);
}
