import { callMacro, enter, findProgram, macroArguments, tellMacroMissing } from './calls.ts';
import { tables } from './code-tables.ts';
import type { IsoRun } from './iso-run.ts';
import { LETTER } from './letters.ts';
import { changeMotion } from './motion-group.ts';
import { programLabel } from './program-index.ts';

/** A block with G65 or G66: its words are arguments, not moves. False = another kind of block. */
export function runMacroBlock(run: IsoRun): boolean {
  const { block } = run;
  const modal = !run.rs274 && block.hasG(660);
  if (!modal && !block.hasG(650)) return false;
  runCodesBeside(run);
  if (modal) startModalMacro(run);
  else callMacro(run);
  return true;
}

/** Codes on the line of the call, such as G90 and G54, hold inside the macro and after it. */
function runCodesBeside(run: IsoRun): void {
  const { block } = run;
  const table = tables(run);
  for (let i = 0; i < block.gCount; i++) {
    const code = block.g[i] as number;
    if (code === 650 || code === 660) continue;
    const change = table.settings.get(code) ?? table.modals.get(code);
    if (change) change(run);
    else if (table.motions.has(code)) changeMotion(run, code);
    else run.finding('unused-word', block.gColumns[i] as number, { word: `G${code / 10}` });
  }
}

/** G66: a macro run after each move, until G67. */
function startModalMacro(run: IsoRun): void {
  const { block } = run;
  const program = block.take(LETTER.P, 0);
  run.modalMacro = { program, locals: macroArguments(run) };
  if (findProgram(run, programLabel(program)) === null) {
    tellMacroMissing(run, program);
    run.modalMacro = null;
  }
}

/** Calls the macro of G66 behind a move; its own moves do not call it again. */
export function runModalMacro(run: IsoRun): void {
  const { modalMacro } = run;
  if (modalMacro === null) return;
  const label = programLabel(modalMacro.program);
  if (run.frames.some((frame) => frame.kind === 'macro' && frame.label === label)) return;
  const place = findProgram(run, label);
  if (place) enter(run, { kind: 'macro', place, repeats: 1, locals: new Map(modalMacro.locals), label });
}
