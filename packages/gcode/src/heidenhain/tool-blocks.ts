import { PLANE, type Plane } from '../canon/row-kind.ts';
import { toolCalled } from '../tools/tool-name.ts';
import type { KlartextRun } from './klartext-run.ts';
import { PIECE } from './tokens.ts';

/** Tool axis → working plane. */
const PLANES: Readonly<Record<string, Plane>> = { Z: PLANE.xy, Y: PLANE.zx, X: PLANE.yz };

/** Number or name of a tool at the cursor, null = none. */
function readTool(run: KlartextRun): { number: number; name: string | null } | null {
  const { formula, pieces } = run;
  const at = formula.at;
  if (at < pieces.count && pieces.kind[at] === PIECE.string) {
    formula.at += 1;
    const name = pieces.text[at] as string;
    return toolCalled(name);
  }
  if (formula.name === 'QS') {
    const name = run.q.texts.get(formula.parameterName()?.number ?? -1) ?? '';
    return toolCalled(name);
  }
  if (!formula.startsValue) return null;
  return { number: Math.floor(formula.value()), name: null };
}

/** `TOOL CALL 5 Z S3000 F500 DL+0.1 DR-0.05`; without a number only speed and feed change. */
export function callTool(run: KlartextRun): void {
  const { formula, sink, path } = run;
  const tool = readTool(run);
  // `5.2` asks for a stepped tool: the index after the point does not change the number.
  run.path.flush();
  let speed: number | undefined;
  let oversize = 0;
  while (!formula.done) {
    const at = formula.at;
    const name = formula.name;
    formula.at += 1;
    const plane = PLANES[name];
    if (plane !== undefined && !formula.startsValue) path.plane = plane;
    else if (name === 'S' || name === 'SQ') {
      if (name === 'SQ') speed = run.q.read('Q', formula.number()) ?? 0;
      else {
        formula.take('=');
        speed = formula.value();
      }
    } else if (name === 'F') run.toolFeed = formula.value() * run.unit;
    else if (name === 'DR') oversize = formula.value() * run.unit;
    else if (name === 'DL' || name === 'VC') formula.value();
    else if (name === 'FU' || name === 'FZ') run.toolFeed = formula.value() * run.unit;
    else {
      run.findingAt('unknown-word', at, { word: run.pieces.written(at) });
      if (formula.startsValue) formula.value();
    }
  }
  if (formula.error !== '') return;
  run.toolOversize = oversize;
  if (tool !== null) putInSpindle(run, tool.number, tool.name);
  if (speed !== undefined) sink.spindle(sink.state.spindleDirection, Math.abs(speed), run.line);
}

function putInSpindle(run: KlartextRun, number: number, name: string | null): void {
  const { sink, pieces } = run;
  const index = sink.toolIndex(number, name, pieces.comment || run.lastComment);
  if (index === sink.state.tool) return;
  run.path.compensation.stop();
  run.compensation = 'R0';
  sink.set({ compensation: 0 });
  sink.toolChange(index, run.line);
  if (run.toolFeed > 0) run.feed = run.toolFeed;
}

/** `TOOL DEF 5 L+100 R+5`; without lengths it makes the next tool ready. */
export function defineTool(run: KlartextRun): void {
  const { formula, sink } = run;
  const tool = readTool(run);
  if (tool === null) {
    run.finding('tool-missing', 1);
    return;
  }
  let described = false;
  while (!formula.done) {
    const at = formula.at;
    const name = formula.name;
    formula.at += 1;
    if (name === 'R' || name === 'L') {
      described = true;
      const value = formula.value() * run.unit;
      if (name === 'R') run.job.tools.define(tool, value);
    } else run.findingAt('unknown-word', at, { word: run.pieces.written(at) });
  }
  if (!described) sink.toolSelect(sink.toolIndex(tool.number, tool.name), run.line);
}
