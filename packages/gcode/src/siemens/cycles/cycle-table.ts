import type { SiemensRun } from '../siemens-run.ts';
import type { Value } from '../variables.ts';

export type Arguments = readonly (Value | undefined)[];
export type Cycle = (run: SiemensRun, args: Arguments, column: number) => void;

export const CYCLES: Readonly<Record<string, Cycle | undefined>> = {};
