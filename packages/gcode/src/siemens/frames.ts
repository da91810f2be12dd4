import { Frame, type Point } from '../toolpath/frame.ts';
import { AXIS_LETTERS } from './letters.ts';
import { readCoordinate } from './read-coordinate.ts';
import type { SiemensRun } from './siemens-run.ts';
import { TOKEN } from './tokens.ts';

type Given = Map<string, number>;

interface FrameWord {
  /** Adds to the present frame instead of replacing it. */
  readonly add: boolean;
  readonly change: (frame: Frame, given: Given, run: SiemensRun) => Frame;
}

const at = (given: Given, axis: string, missing: number) => given.get(axis) ?? missing;

function shift(frame: Frame, given: Given, run: SiemensRun): Frame {
  const [x, y, z]: Point = [at(given, 'X', 0), at(given, 'Y', 0), at(given, 'Z', 0)];
  return frame.shifted(x * run.unit, y * run.unit, z * run.unit);
}

/** Angles of one block turn about Z first, then the new Y, then the new X; RPL turns in the plane. */
function turn(frame: Frame, given: Given, run: SiemensRun): Frame {
  const plane = given.get('RPL');
  if (plane !== undefined) return frame.turned(run.path.axes[2], plane);
  return frame
    .turned(2, at(given, 'Z', 0))
    .turned(1, at(given, 'Y', 0))
    .turned(0, at(given, 'X', 0));
}

function scale(frame: Frame, given: Given): Frame {
  return frame.scaled(at(given, 'X', 1), at(given, 'Y', 1), at(given, 'Z', 1));
}

/** The value after the axis has no meaning. */
function mirror(frame: Frame, given: Given): Frame {
  const sign = (axis: string) => (given.has(axis) ? -1 : 1);
  return frame.scaled(sign('X'), sign('Y'), sign('Z'));
}

export const FRAME_WORDS: Readonly<Record<string, FrameWord>> = {
  TRANS: { add: false, change: shift },
  ATRANS: { add: true, change: shift },
  ROT: { add: false, change: turn },
  AROT: { add: true, change: turn },
  SCALE: { add: false, change: scale },
  ASCALE: { add: true, change: scale },
  MIRROR: { add: false, change: mirror },
  AMIRROR: { add: true, change: mirror },
};

/** TRANS, ROT, SCALE, MIRROR and their adding kinds: the rest of the line is theirs. */
export function runFrame(run: SiemensRun, word: FrameWord): void {
  const given = readGiven(run);
  if (run.expression.error !== '') return;
  const base = word.add ? run.programFrame : Frame.identity;
  setProgramFrame(run, word.change(base, given, run));
}

export function setProgramFrame(run: SiemensRun, frame: Frame): void {
  run.path.flush();
  run.programFrame = frame;
  run.path.frame = run.swivel.with(frame);
}

/** Axis words of a frame, by letter; axes other than X Y Z have no effect and are reported. */
function readGiven(run: SiemensRun): Given {
  const { expression } = run;
  const { line } = expression;
  const given: Given = new Map();
  while (expression.at < line.count && expression.error === '') {
    const i = expression.at;
    const text = line.text[i] as string;
    const column = line.column[i] as number;
    const kind = line.kind[i];
    if (kind !== TOKEN.address && kind !== TOKEN.name) {
      expression.fail(`«${text}» non previsto`);
      break;
    }
    const { value } = readCoordinate(run);
    if (['X', 'Y', 'Z', 'RPL'].includes(text)) given.set(text, value);
    else if (AXIS_LETTERS.includes(text)) {
      if (value !== 0) run.finding('unsupported-word', column, { word: text });
    } else run.finding('unknown-word', column, { word: text });
  }
  return given;
}
