import type { Coordinate } from './block.ts';
import { callSubprogram } from './call-by-name.ts';
import { AXIS_LETTERS, CENTRE_LETTERS, OTHER_AXES } from './letters.ts';
import { readCoordinate, readValue } from './read-coordinate.ts';
import { readName } from './read-name.ts';
import type { SiemensRun } from './siemens-run.ts';
import { TOKEN } from './tokens.ts';
import { selectTool } from './tools.ts';

/** Reads the words of a line into `run.block`, the cursor of the expression at its first word. */
export function readBlock(run: SiemensRun): void {
  const { expression } = run;
  const { line } = expression;
  while (expression.at < line.count && expression.error === '' && !run.ended) {
    const at = expression.at;
    const kind = line.kind[at];
    const text = line.text[at] as string;
    if (kind === TOKEN.address) readAddress(run, text);
    else if (kind === TOKEN.name) {
      if (text.length === 1) readLetter(run, text);
      else readName(run, text);
    } else if (kind === TOKEN.number || kind === TOKEN.string) {
      run.finding('unknown-word', expression.column, {
        word: kind === TOKEN.number ? String(line.value[at]) : text,
      });
      expression.at += 1;
    } else {
      expression.fail(`«${text}» non previsto`);
    }
    if (expression.at === at && expression.error === '') expression.at += 1;
  }
}

/** A letter with its number; before `=` the number is an index: `M1=3`, `I1=5`, `R4=2`. */
function readAddress(run: SiemensRun, letter: string): void {
  const { expression, block } = run;
  const { line, at } = expression;
  const number = line.value[at] as number;
  if (!line.isSymbol(at + 1, '=')) {
    if (!Number.isFinite(number)) {
      run.finding('bad-number', line.column[at] as number, { word: letter });
      expression.at += 1;
      return;
    }
    readWord(run, letter);
    return;
  }
  const column = line.column[at] as number;
  expression.at += 2;
  if (letter === 'R') {
    run.variables.r.set(number, readValue(run).value);
    return;
  }
  const centre = CENTRE_LETTERS.indexOf(letter);
  if (centre >= 0 && number === 1) block.via[centre] = readValue(run);
  else if (letter === 'M') addM(run, readValue(run).value, column);
  else if (letter === 'S') block.speed = readValue(run).value;
  else if (letter === 'T') selectTool(run, expression.value(), column);
  else if (letter === 'H' || letter === 'D') readValue(run);
  else if (AXIS_LETTERS.includes(letter) && (block.g.includes(74) || block.g.includes(75)))
    setAxis(run, letter, readValue(run), column);
  else {
    const name = `${letter}${number}`;
    const value = readValue(run);
    if (run.variables.find(name)) run.variables.write(name, [], value.value);
    else run.finding('unsupported-word', column, { word: `${name}=` });
  }
}

/** A letter alone: `X=…`, `X -5`, `R[…]=…`, `T="…"`. */
function readLetter(run: SiemensRun, letter: string): void {
  const { expression } = run;
  const { line, at } = expression;
  if (letter === 'R' && line.isSymbol(at + 1, '[')) {
    expression.at += 1;
    const [index] = expression.indices();
    if (!expression.take('=')) expression.fail('manca «=»');
    const { value } = readValue(run);
    if (expression.error === '') run.variables.r.set(Math.floor(Number(index ?? 0)), value);
    return;
  }
  if (letter === 'T' && line.isSymbol(at + 1, '=')) {
    expression.at += 2;
    selectTool(run, expression.value(), line.column[at] as number);
    return;
  }
  const assigned = line.isSymbol(at + 1, '=');
  if ((assigned || line.isSymbol(at + 1, '[')) && run.variables.find(letter)) {
    readName(run, letter);
    return;
  }
  const signed = line.isSymbol(at + 1, '-') || line.isSymbol(at + 1, '+');
  if (!assigned && !signed && line.kind[at + 1] !== TOKEN.number) {
    run.finding('unknown-word', line.column[at] as number, { word: letter });
    expression.at += 1;
    return;
  }
  readWord(run, letter);
}

/** A word by its letter, the cursor on it. */
function readWord(run: SiemensRun, letter: string): void {
  const { block, expression } = run;
  const column = expression.column;
  const coordinate = readCoordinate(run);
  const { value } = coordinate;
  if (setAxis(run, letter, coordinate, column)) return;
  switch (letter) {
    case 'G':
      block.g.push(value);
      block.gColumns.push(column);
      if (value === 4) block.dwell = true;
      break;
    case 'M':
      addM(run, value, column);
      break;
    case 'F':
      block.feed = value;
      break;
    case 'S':
      block.speed = value;
      break;
    case 'T':
      selectTool(run, value, column);
      break;
    case 'L':
      callSubprogram(run, `L${value}`, column);
      break;
    case 'P':
      block.repeats = Math.max(1, value);
      break;
    case 'D':
    case 'H':
    case 'N':
      break;
    default:
      run.finding(OTHER_AXES.includes(letter) ? 'unsupported-word' : 'unknown-word', column, {
        word: `${letter}${value}`,
      });
  }
}

function setAxis(run: SiemensRun, letter: string, coordinate: Coordinate, column: number): boolean {
  const { block } = run;
  const axis = AXIS_LETTERS.indexOf(letter);
  if (axis >= 0) {
    if (block.axes[axis] !== undefined) run.finding('duplicate-word', column, { word: letter });
    block.axes[axis] = coordinate;
    if (block.axisColumn === 0) block.axisColumn = column;
    return true;
  }
  const centre = CENTRE_LETTERS.indexOf(letter);
  if (centre >= 0) block.centre[centre] = coordinate;
  return centre >= 0;
}

function addM(run: SiemensRun, value: number, column: number): void {
  run.block.m.push(value);
  run.block.mColumns.push(column);
}
