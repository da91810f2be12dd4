import type { IsoRun } from './iso-run.ts';
import { BIT, letterName } from './letters.ts';

/** Words that never need a user: numbers, modal values and offset numbers. */
const ALWAYS_FINE = BIT.N | BIT.F | BIT.S | BIT.T | BIT.D | BIT.H;

/** Reports every word of the block that no function used. `quiet` = letters a machine function may use. */
export function reportUnused(run: IsoRun, quiet: number): void {
  const { block } = run;
  const left = block.mask & ~(block.used | ALWAYS_FINE | quiet);
  if (left === 0) return;
  for (let letter = 0; letter < 26; letter++) {
    if ((left & (1 << letter)) === 0) continue;
    const word = `${letterName(letter)}${block.values[letter]}`;
    run.finding('unused-word', block.columns[letter] as number, { word });
  }
}
