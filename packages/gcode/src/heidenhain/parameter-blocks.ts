import { runIf } from './flow.ts';
import type { KlartextRun } from './klartext-run.ts';
import { PIECE } from './tokens.ts';

/** `Q1 = formula`, `QS1 = "text"`, the cursor on the parameter. */
export function assign(run: KlartextRun): void {
  const { formula, pieces, q } = run;
  const parameter = formula.parameterName();
  if (parameter === null) {
    formula.fail('manca il numero del parametro');
    return;
  }
  if (!formula.take('=')) {
    formula.fail('manca «=»');
    return;
  }
  if (parameter.kind === 'QS') {
    const text = readText(run);
    if (text !== null) q.texts.set(parameter.number, text);
    return;
  }
  if (TEXT_FUNCTIONS.has(formula.name)) {
    run.findingAt('unsupported-word', formula.at, { word: formula.name });
    formula.at = pieces.count;
    return;
  }
  const value = formula.formula();
  if (formula.error === '') q.write(parameter.kind, parameter.number, value);
}

/** Functions from text to number. */
const TEXT_FUNCTIONS = new Set(['TONUMB', 'INSTR', 'STRLEN', 'STRCOMP', 'CFGREAD', 'SYSSTR']);

/** `"a" || QS2 || "b"`; other text functions are reported. */
function readText(run: KlartextRun): string | null {
  const { formula, pieces, q } = run;
  let text = '';
  do {
    const at = formula.at;
    if (pieces.kind[at] === PIECE.string && at < pieces.count) {
      text += pieces.text[at] as string;
      formula.at += 1;
    } else if (formula.name === 'QS') text += q.texts.get(formula.parameterName()?.number ?? -1) ?? '';
    else {
      run.findingAt('unsupported-word', at, { word: formula.name || 'QS' });
      formula.at = pieces.count;
      return null;
    }
  } while (formula.take('|') && formula.take('|'));
  return text;
}

/** Several `Q200=2` one after the other, as cycle definitions carry them. */
export function assignAll(run: KlartextRun): void {
  const { formula } = run;
  while (!formula.done && (formula.name === 'Q' || formula.name === 'QL' || formula.name === 'QR'))
    assign(run);
}

/** FN functions that move nothing and give no value. */
const QUIET_FN = new Set([15, 16, 19, 20, 26, 27, 29, 37, 38]);

/** `FN 1: Q1 = +Q2 + +5`, `FN 9: IF …`, `FN 18: SYSREAD …`; the cursor after FN. */
export function runFn(run: KlartextRun): void {
  const { formula, pieces } = run;
  const piece = formula.at;
  const number = pieces.isNumber(piece) ? formula.number() : Number.NaN;
  if (!formula.take(':')) {
    formula.fail('manca «:» dopo FN');
    return;
  }
  if (number >= 9 && number <= 12) {
    if (!formula.takeName('IF')) formula.fail('manca IF');
    else runIf(run);
  } else if ((number >= 0 && number <= 8) || number === 13) assign(run);
  else if (number === 14) {
    run.findingAt('program-error', piece, { text: `FN 14 ${remainder(run)}` });
  } else if (number === 18) readSystem(run);
  else if (QUIET_FN.has(number)) remainder(run);
  else if (number === 17 || (number >= 21 && number <= 28)) {
    run.findingAt('unsupported-word', piece, { word: `FN ${number}` });
    remainder(run);
  } else {
    run.findingAt('unknown-word', piece, { word: `FN ${number}` });
    remainder(run);
  }
}

/** Text of the pieces left, which are taken. */
export function remainder(run: KlartextRun): string {
  const { formula, pieces } = run;
  const words: string[] = [];
  for (; formula.at < pieces.count; formula.at++) words.push(pieces.written(formula.at));
  return words.join(' ');
}

/** `SYSREAD Q1 = ID270 NR1 IDX3`: positions and tool data are known, the rest of the control is not. */
function readSystem(run: KlartextRun): void {
  const { formula, q } = run;
  formula.takeName('SYSREAD');
  const parameter = formula.parameterName();
  if (parameter === null || !formula.take('=')) {
    formula.fail('SYSREAD senza parametro');
    return;
  }
  const read = (word: string) => (formula.takeName(word) ? formula.value() : 0);
  const piece = formula.at;
  const [id, nr, index] = [read('ID'), read('NR'), read('IDX')];
  if (formula.error !== '') return;
  const value = systemValue(run, id, nr, index);
  if (value === undefined) run.findingAt('unknown-variable', piece, { name: `ID${id} NR${nr} IDX${index}` });
  q.write(parameter.kind, parameter.number, value ?? 0);
}

function systemValue(run: KlartextRun, id: number, nr: number, index: number): number | undefined {
  const { sink } = run;
  const machine = [sink.x, sink.y, sink.z, sink.a, sink.b, sink.c];
  const axis = Math.floor(index) - 1;
  // 270: position in the input system; 240: on the machine; 210: rotation, mirror, scale; 220: active shift.
  if (id === 270 && nr === 1) return axis < 3 ? scaled(run, run.path.at[axis]) : machine[axis];
  if (id === 240 && nr === 1) return axis < 3 ? scaled(run, machine[axis]) : machine[axis];
  if (id === 210 && nr === 1) return run.transforms.rotation;
  if (id === 220 && nr === 2) return scaled(run, run.transforms.shift[axis]);
  if (id === 20 && nr === 1) return sink.canon.tools[sink.state.tool]?.number ?? 0;
  if (id === 20 && nr === 4) return sink.state.spindleSpeed;
  if ((id === 50 || id === 51 || id === 60) && nr === 2) return scaled(run, run.cycleRadius);
  return undefined;
}

function scaled(run: KlartextRun, value: number | undefined): number | undefined {
  return value === undefined ? undefined : value / run.unit;
}
