import { ROW } from '../canon/row-kind.ts';
import { isOfOtherTool } from '../tools/tool-list.ts';
import { tables } from './code-tables.ts';
import { dropCorner } from './corner.ts';
import { readFeed, readSpeed } from './feed-words.ts';
import { machineMove } from './home.ts';
import { crossWord } from './interpolation-modes.ts';
import type { IsoRun } from './iso-run.ts';
import { runLateM } from './late-m-codes.ts';
import { BIT } from './letters.ts';
import { commentText, runEarlyM } from './m-codes.ts';
import { runMacroBlock, runModalMacro } from './macro-block.ts';
import { runMotion } from './motion.ts';
import { changeMotion, endOneShot, isDrillingCode } from './motion-group.ts';
import { hasAxes } from './target.ts';
import { reportUnused } from './unused-words.ts';

/** Carries out the words of `run.block` in the order a control does. */
export function executeBlock(run: IsoRun): void {
  const { block } = run;
  if (isEmpty(run)) {
    if (block.commentFrom >= 0) nameOperation(run);
    return;
  }
  run.executed += 1;
  if (run.corner !== null && !isPlainCut(run)) dropCorner(run);
  crossWord(run);
  if (runMacroBlock(run)) return;
  const table = tables(run);
  for (let i = 0; i < block.gCount; i++) table.settings.get(block.g[i] as number)?.(run);
  readFeed(run);
  readSpeed(run);
  runEarlyM(run);
  const action = runCodes(run);
  if (action === null) move(run);
  else action(run);
  if (run.exactStopOnce) {
    run.exactStopOnce = false;
    run.sink.set({ exactStop: false });
  }
  refuseCorner(run);
  reportUnused(run, runLateM(run));
  run.lastComment = '';
}

/** Axis words alone or with G1, G2 or G3: the leg that a held corner waits for. */
function isPlainCut(run: IsoRun): boolean {
  const { block } = run;
  const code = block.gCount === 0 ? run.motion : block.g[0];
  const cuts = code === 10 || code === 20 || code === 30;
  return cuts && block.gCount <= 1 && block.mCount === 0 && !block.has(BIT.S) && !block.has(BIT.T);
}

/** A `,R` or `,C` that no cut has taken. */
function refuseCorner(run: IsoRun): void {
  if (run.cornerKind === '') return;
  run.cornerKind = '';
  run.finding('corner-ignored', 1);
}

function isEmpty(run: IsoRun): boolean {
  const { block } = run;
  const words = block.mask & ~BIT.N;
  return (
    words === 0 && block.gCount === 0 && block.mCount === 0 && !block.hasPolarAngle && !block.hasPolarRadius
  );
}

/** Codes one by one; the answer is the function that uses the axis words instead of a move. */
function runCodes(run: IsoRun): ((run: IsoRun) => void) | null {
  const { block } = run;
  const table = tables(run);
  let action: ((run: IsoRun) => void) | null = null;
  for (let i = 0; i < block.gCount; i++) {
    const code = block.g[i] as number;
    const column = block.gColumns[i] as number;
    if (table.motions.has(code)) {
      if (!isDrillingCode(code)) run.cycle.clear();
      else if (run.motion !== code) run.cycle.change();
      // G80 beside another motion code only ends the cycle.
      if (code === 800 && hasOtherMotion(run)) continue;
      changeMotion(run, code);
      run.motionGiven = true;
      continue;
    }
    if (table.settings.has(code)) continue;
    const modal = table.modals.get(code);
    if (modal) {
      modal(run);
      continue;
    }
    const axisUser = table.axisUsers.get(code);
    if (axisUser) {
      action = axisUser;
      continue;
    }
    const name = `G${code / 10}`;
    if (table.quiet.has(code)) {
      block.used |= BIT.P | BIT.Q | BIT.R | BIT.E | BIT.L | BIT.D | BIT.H;
      run.finding('no-motion', column, { word: name });
    } else if (table.unsupported.has(code)) {
      block.used |= block.mask & ~(BIT.F | BIT.S);
      run.finding('unsupported-word', column, { word: name });
      action = () => undefined;
    } else run.finding('unknown-word', column, { word: name });
  }
  return action;
}

function hasOtherMotion(run: IsoRun): boolean {
  const { motions } = tables(run);
  const { block } = run;
  for (let i = 0; i < block.gCount; i++) {
    const code = block.g[i] as number;
    if (code !== 800 && motions.has(code)) return true;
  }
  return false;
}

function move(run: IsoRun): void {
  const { block } = run;
  if (run.exactStopOnce) run.sink.set({ exactStop: true });
  const explicit = run.motionGiven;
  run.motionGiven = false;
  if (block.hasG(530)) {
    if (hasAxes(run)) machineMove(run);
    return;
  }
  const moved = runMotion(run, explicit);
  if (explicit) endOneShot(run);
  if (moved) runModalMacro(run);
}

/** A comment on its own line names what follows. */
function nameOperation(run: IsoRun): void {
  const name = commentText(run);
  run.lastComment = name;
  const { canon } = run.sink;
  const tool = canon.tools[run.sink.state.tool];
  // "T1 M6" and below it "(FRESA D10)".
  const isCalled = canon.kind[canon.count - 1] === ROW.toolChange;
  if (isCalled && tool?.label === '' && !isOfOtherTool(name, tool.number)) tool.label = name;
  const last = canon.operations.at(-1);
  if (name === '' || !last || run.frames.length > 0) return;
  if (canon.count === 0 || last.name === name) return;
  run.sink.operation(name, run.line);
}
