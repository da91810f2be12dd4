import type { KlartextRun } from './klartext-run.ts';
import type { MotionWords } from './motion-words.ts';

const AXES = ['X', 'Y', 'Z', 'A', 'B', 'C'];
const OTHER_AXES = new Set(['U', 'V', 'W', 'IU', 'IV', 'IW']);
/** Vectors of LN blocks: the point itself is programmed beside them. */
const VECTORS = new Set(['NX', 'NY', 'NZ', 'TX', 'TY', 'TZ']);
const FREE_WORDS = new Set([
  'AN',
  'IAN',
  'CCX',
  'CCY',
  'CCZ',
  'ICCX',
  'ICCY',
  'CCPR',
  'CCPA',
  'CLSD',
  'PX',
  'PY',
  'PDX',
  'PDY',
  'PAR',
  'DP',
  'D',
  'RX',
  'RY',
  'RPR',
  'RPA',
  'RAN',
  'RCCX',
  'RCCY',
  'RCCPR',
  'RCCPA',
  'LEN',
  'ILEN',
]);

/** Reads the words from the cursor to the block's end; they hold until the next block is read. `free` allows the words of FK blocks. */
export function readMotionWords(run: KlartextRun, free = false): MotionWords {
  const { formula, words } = run;
  words.clear();
  while (!formula.done) {
    const at = formula.at;
    const name = formula.name;
    if (name === '') {
      formula.fail(`«${run.pieces.written(at)}» non previsto`);
      break;
    }
    formula.at += 1;
    if (
      !readAxis(run, words, name) &&
      !readOther(run, words, name, at) &&
      !(free && readFree(run, words, name))
    )
      unknown(run, name, at);
  }
  return words;
}

function readAxis(run: KlartextRun, words: MotionWords, name: string): boolean {
  const incremental = name.length > 1 && name.startsWith('I');
  const letter = incremental ? name.slice(1) : name;
  const axis = AXES.indexOf(letter);
  if (axis >= 0) {
    const value = run.formula.value();
    words.axes[axis] = { value: axis < 3 ? value * run.unit : value, incremental };
    return true;
  }
  if (letter === 'PR') words.pr = { value: run.formula.value() * run.unit, incremental };
  else if (letter === 'PA') words.pa = { value: run.formula.value(), incremental };
  else return false;
  return true;
}

function readOther(run: KlartextRun, words: MotionWords, name: string, at: number): boolean {
  const { formula, pieces } = run;
  switch (name) {
    case 'R':
      return readR(run, words);
    case 'RL':
    case 'RR':
      words.compensation = name;
      return true;
    case 'DR':
      words.direction = formula.take('-') ? -1 : 1;
      if (words.direction === 1) formula.take('+');
      return true;
    case 'F':
      readFeed(run, words);
      return true;
    case 'FMAX':
      words.rapid = true;
      return true;
    case 'FAUTO':
      words.autoFeed = true;
      return true;
    case 'FU':
    case 'FZ':
    case 'FT':
      if (name !== 'FU') run.findingAt('unsupported-word', at, { word: name });
      words.feed = formula.value() * run.unit;
      return true;
    case 'M':
      words.mPieces.push(at);
      words.m.push(formula.value());
      return true;
    case 'MB':
      words.retract = formula.takeName('MAX') ? Number.POSITIVE_INFINITY : formula.value() * run.unit;
      return true;
    case 'LEN':
      words.length = formula.value() * run.unit;
      return true;
    case 'CCA':
      words.angle = formula.value();
      return true;
    default:
      if (VECTORS.has(name)) {
        formula.value();
        return true;
      }
      if (!OTHER_AXES.has(name)) return false;
      formula.value();
      run.findingAt('unsupported-word', at, { word: pieces.text[at] as string });
      return true;
  }
}

/** `R0` switches the compensation off; another number is a radius. */
function readR(run: KlartextRun, words: MotionWords): boolean {
  const { formula, pieces } = run;
  const bare = pieces.isNumber(formula.at);
  const value = formula.value();
  if (bare && value === 0) words.compensation = 'R0';
  else words.radius = value * run.unit;
  return true;
}

function readFeed(run: KlartextRun, words: MotionWords): void {
  const { formula } = run;
  if (formula.takeName('MAX')) words.rapid = true;
  else if (formula.takeName('AUTO')) words.autoFeed = true;
  else words.feed = formula.value() * run.unit;
}

function readFree(run: KlartextRun, words: MotionWords, name: string): boolean {
  const { formula } = run;
  const bare = name.replace(/^I(?=[A-Z])/, '');
  if (!FREE_WORDS.has(name) && !FREE_WORDS.has(bare)) return false;
  if (name === 'CLSD') {
    words.free.set('CLSD', { value: formula.take('-') ? -1 : 1, incremental: false });
    formula.take('+');
    return true;
  }
  // P1X, P2Y, R1... carry a number of their own before the letter.
  const angle = bare === 'AN' || bare.endsWith('PA') || bare === 'RAN';
  const value = formula.startsValue ? formula.value() : 0;
  words.free.set(bare, { value: angle ? value : value * run.unit, incremental: name !== bare });
  return true;
}

function unknown(run: KlartextRun, name: string, at: number): void {
  const { formula } = run;
  run.findingAt('unknown-word', at, { word: name });
  if (formula.startsValue) formula.value();
}
