import { ROW } from '../canon/row-kind.ts';
import type { Evaluator } from './evaluator.ts';
import type { IsoRun } from './iso-run.ts';
import { IJK, LETTER, letterName } from './letters.ts';

const MAX_VALUE = 1e9;
/** Rounding tolerance of a code computed by an expression. */
const CODE_ROUNDING = 1e-4;
const OPEN_COMMENT = 40;
const CLOSE_COMMENT = 41;
const LETTER_O = 79;
const LETTER_G = 6;
const LETTER_M = 12;

interface Assignment {
  readonly target: number | string;
  readonly value: number;
}

/** Words of a line that the fast scanner refused: expressions, assignments, comments left open, foreign signs. */
export function readWords(run: IsoRun, evaluator: Evaluator): void {
  const pending: Assignment[] = [];
  for (;;) {
    const byte = evaluator.peek();
    if (byte === 0 || evaluator.error !== '') break;
    if (byte === 40) comment(run, evaluator);
    else if (byte === 59) {
      run.block.commentFrom = evaluator.at + 1;
      run.block.commentTo = evaluator.end;
      break;
    } else if (byte === 35) assignment(evaluator, pending);
    else if (byte >= 65 && byte <= 90) word(run, evaluator);
    else if (byte === 64 || byte === 94) polar(run, evaluator, byte);
    else if (byte === 36 && run.rs274) spindleNumber(run, evaluator);
    else if (byte === 44) corner(run, evaluator);
    else if (byte === 60 && !run.rs274) run.block.programName = evaluator.name();
    else if (byte === 37 && isLast(evaluator)) break;
    else if (byte === 47 && !run.rs274) {
      // Block delete from here on: the switch is taken as off.
      evaluator.at += 1;
      skipSwitchNumber(run, evaluator);
    } else {
      run.finding('bad-character', evaluator.at - run.lineStart + 1, { word: printable(byte) });
      evaluator.at += 1;
    }
  }
  for (const { target, value } of pending) assign(run, target, value);
}

/** `/2` to `/9` of macro B name one of several switches. */
export function skipSwitchNumber(run: IsoRun, evaluator: Evaluator): void {
  const byte = evaluator.peek();
  if (!run.rs274 && byte >= 49 && byte <= 57) evaluator.at += 1;
}

/** Nothing but blanks behind the sign at the cursor: a `%` there is the end of the tape. */
function isLast(evaluator: Evaluator): boolean {
  let at = evaluator.at + 1;
  while (at < evaluator.end && (evaluator.bytes[at] as number) <= 32) at += 1;
  return at >= evaluator.end;
}

/** A control sign is shown by its number. */
function printable(byte: number): string {
  return byte > 32 && byte < 127 ? String.fromCharCode(byte) : `\\x${byte.toString(16).padStart(2, '0')}`;
}

function comment(run: IsoRun, evaluator: Evaluator): void {
  const from = evaluator.at + 1;
  const { bytes, end } = evaluator;
  let at = closingOf(bytes, from, end);
  if (at >= end) {
    at = from;
    while (at < end && bytes[at] !== CLOSE_COMMENT) at += 1;
  } else if (bytes.subarray(from, at).includes(OPEN_COMMENT)) {
    run.finding('nested-comment', from - run.lineStart);
  }
  if (at >= evaluator.end) run.finding('bad-block', from - run.lineStart, { reason: 'commento senza «)»' });
  run.block.commentFrom = from;
  run.block.commentTo = at;
  evaluator.at = at + 1;
}

/** The bracket that closes a comment with its inner brackets; the line's end when they do not pair. */
function closingOf(bytes: Uint8Array, from: number, end: number): number {
  let open = 1;
  let at = from;
  for (; at < end; at++) {
    if (bytes[at] === OPEN_COMMENT) open += 1;
    else if (bytes[at] === CLOSE_COMMENT) open -= 1;
    if (open === 0) break;
  }
  return at;
}

function assignment(evaluator: Evaluator, pending: Assignment[]): void {
  const target = evaluator.target();
  if (target === null) return;
  if (evaluator.peek() !== 61) {
    evaluator.fail('manca «=» dopo la variabile');
    return;
  }
  evaluator.at += 1;
  const value = evaluator.assigned();
  if (evaluator.error === '') pending.push({ target, value });
}

export function assign(run: IsoRun, target: number | string, value: number): void {
  if (typeof target === 'string') run.variables.writeName(target, value);
  else if (!run.rs274 && target === 3000)
    run.finding('program-error', 1, { text: Number.isNaN(value) ? '#3000' : `#3000=${value}` });
  else if (!run.rs274 && target === 3006) run.sink.event(ROW.stop, 0, run.line);
  else run.variables.write(target, value);
}

function word(run: IsoRun, evaluator: Evaluator): void {
  const { block } = run;
  const column = evaluator.at - run.lineStart + 1;
  const letter = evaluator.peek() - 65;
  const name = evaluator.peekWord();
  if (isLetterForZero(run, evaluator)) return;
  evaluator.at += 1;
  if (!evaluator.startsValue()) {
    const unknown = name.length > 1 ? name : letterName(letter);
    evaluator.at += unknown.length - 1;
    const rest = name.length > 1 ? skipArgument(evaluator) : '';
    run.finding('unknown-word', column, { word: unknown + rest });
    return;
  }
  evaluator.sawDot = false;
  const value = evaluator.value();
  if (evaluator.error !== '') return;
  if (Number.isNaN(value)) {
    run.finding('vacant-word', column, { word: letterName(letter) });
    return;
  }
  if (Math.abs(value) > MAX_VALUE) {
    run.finding('bad-number', column, { word: `${letterName(letter)}${value}` });
    return;
  }
  if (letter === LETTER_G) {
    const tenths = Math.round(value * 10);
    const whole = value >= 0 && Math.abs(value * 10 - tenths) < CODE_ROUNDING;
    if (!whole || !block.addG(tenths, column)) codeError(run, 'G', value, column);
  } else if (letter === LETTER_M) {
    const code = Math.round(value);
    const whole = value >= 0 && Math.abs(value - code) < CODE_ROUNDING;
    if (!whole || !block.addM(code, column)) codeError(run, 'M', value, column);
  } else {
    const isRepeated = block.has(1 << letter);
    if (isRepeated && isNextSet(run, letter)) {
      block.repeats.push({ letter, value, column });
      return;
    }
    if (isRepeated) run.finding('duplicate-word', column, { word: letterName(letter) });
    block.set(letter, value, column, evaluator.sawDot);
  }
}

/** `GO X5O.`: the letter O where a zero is meant, told once for its word. */
function isLetterForZero(run: IsoRun, evaluator: Evaluator): boolean {
  if (run.rs274 || evaluator.behindNumber() !== LETTER_O) return false;
  const [word] = /^[A-Z]-?[\d.]*O[\dO.]*(?![A-Z[<#])/i.exec(evaluator.textFrom(0)) ?? [];
  if (word === undefined) return false;
  run.finding('letter-for-zero', evaluator.at - run.lineStart + 1, { word: word.toUpperCase() });
  evaluator.at += word.length;
  return true;
}

/** A macro call takes several sets of I J K. */
function isNextSet({ block, rs274 }: IsoRun, letter: number): boolean {
  const isCall = block.hasG(650) || block.hasG(660);
  return isCall && !rs274 && (IJK & (1 << letter)) !== 0;
}

function codeError(run: IsoRun, letter: string, value: number, column: number): void {
  run.finding('unknown-word', column, { word: `${letter}${value}` });
}

/** The rest of a foreign word up to the next blank, so that it is reported once. */
function skipArgument(evaluator: Evaluator): string {
  let text = '';
  while (evaluator.at < evaluator.end && (evaluator.bytes[evaluator.at] as number) > 32) {
    if (text.length < 30) text += String.fromCharCode(evaluator.bytes[evaluator.at] as number);
    evaluator.at += 1;
  }
  return text;
}

function polar(run: IsoRun, evaluator: Evaluator, byte: number): void {
  evaluator.at += 1;
  const value = evaluator.value();
  if (evaluator.error !== '') return;
  const safe = Number.isNaN(value) || Math.abs(value) > MAX_VALUE ? 0 : value;
  if (byte === 64) {
    run.block.polarRadius = safe;
    run.block.hasPolarRadius = true;
  } else {
    run.block.polarAngle = safe;
    run.block.hasPolarAngle = true;
  }
}

/** LinuxCNC `$n` names the spindle of M3, M4, M5: the first one is simulated. */
function spindleNumber(run: IsoRun, evaluator: Evaluator): void {
  const column = evaluator.at - run.lineStart + 1;
  evaluator.at += 1;
  const number = evaluator.value();
  if (evaluator.error === '' && number !== 0) run.finding('unsupported-word', column, { word: `$${number}` });
}

/** `,R` and `,C`: corner radius and chamfer between two lines. */
function corner(run: IsoRun, evaluator: Evaluator): void {
  const column = evaluator.at - run.lineStart + 1;
  evaluator.at += 1;
  const name = evaluator.peekWord().slice(0, 1);
  evaluator.at += name.length;
  const value = evaluator.startsValue() ? evaluator.value() : Number.NaN;
  if ((name === 'R' || name === 'C') && value > 0 && value < MAX_VALUE) {
    run.cornerKind = name;
    run.cornerSize = value * run.unit;
    return;
  }
  if (name === 'A' && Number.isFinite(value)) {
    run.block.set(LETTER.A, value, column, true);
    return;
  }
  run.finding('unknown-word', column, { word: `,${name}` });
}
