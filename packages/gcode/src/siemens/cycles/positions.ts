import type { SiemensRun } from '../siemens-run.ts';
import { type Arguments, type Cycle, isGiven, numberAt } from './cycle-arguments.ts';

const MAX_POINTS = 100_000;
/** Cycles run at once; a subprogram would run only after the last position. */
const CYCLE_NAME = /^(CYCLE\d+|POCKET\d|SLOT\d|LONGHOLE)$/;

function count(args: Arguments, index: number): number {
  return Math.min(MAX_POINTS, Math.max(0, Math.floor(numberAt(args, index))));
}

/** The modal cycle at each point of the plane, in mm. */
function atEach(run: SiemensRun, points: readonly (readonly [number, number])[], column: number): void {
  const { path } = run;
  if (run.modalCall === null) {
    run.finding('bad-block', column, { reason: 'posizioni senza ciclo modale (MCALL)' });
    return;
  }
  if (CYCLE_NAME.test(run.modalCall.name) === false) {
    run.finding('unsupported-word', column, { word: `MCALL ${run.modalCall.name}` });
    return;
  }
  const [u, v] = path.axes;
  for (const [first, second] of points) {
    if (!run.hasRoom) return;
    const at = path.at;
    at[u] = first;
    at[v] = second;
    path.rapid(at);
    run.atPosition();
  }
  run.programmed = path.at;
}

/** HOLES1: a row from SPCA, SPCO at the angle STA1; FDIS to the first hole, DBH between holes. */
const row: Cycle = (run, args, column) => {
  const angle = (numberAt(args, 2) * Math.PI) / 180;
  const points = Array.from({ length: count(args, 5) }, (_, i): [number, number] => {
    const reach = numberAt(args, 3) + i * numberAt(args, 4);
    return [
      (numberAt(args, 0) + reach * Math.cos(angle)) * run.unit,
      (numberAt(args, 1) + reach * Math.sin(angle)) * run.unit,
    ];
  });
  atEach(run, points, column);
};

/** HOLES2: a circle of radius RAD from STA1 in steps of INDA; 0 spreads the holes over the whole turn. */
const circle: Cycle = (run, args, column) => {
  const holes = count(args, 5);
  const step = numberAt(args, 4) || 360 / Math.max(1, holes);
  const points = Array.from({ length: holes }, (_, i): [number, number] => {
    const angle = ((numberAt(args, 3) + i * step) * Math.PI) / 180;
    return [
      (numberAt(args, 0) + numberAt(args, 2) * Math.cos(angle)) * run.unit,
      (numberAt(args, 1) + numberAt(args, 2) * Math.sin(angle)) * run.unit,
    ];
  });
  atEach(run, points, column);
};

/** CYCLE801: a grid, or its frame when the eighth argument says so; line by line, there and back. */
const grid: Cycle = (run, args, column) => {
  const [columns, lines] = [count(args, 5), count(args, 6)];
  if (columns * lines > MAX_POINTS) return;
  const onlyFrame = Math.floor(numberAt(args, 7)) === 1;
  const angle = (numberAt(args, 2) * Math.PI) / 180;
  const points: [number, number][] = [];
  for (let j = 0; j < lines; j++) {
    for (let k = 0; k < columns; k++) {
      const i = j % 2 === 0 ? k : columns - 1 - k;
      const inside = i > 0 && i < columns - 1 && j > 0 && j < lines - 1;
      if (onlyFrame && inside) continue;
      const [x, y] = [i * numberAt(args, 3), j * numberAt(args, 4)];
      points.push([
        (numberAt(args, 0) + x * Math.cos(angle) - y * Math.sin(angle)) * run.unit,
        (numberAt(args, 1) + x * Math.sin(angle) + y * Math.cos(angle)) * run.unit,
      ]);
    }
  }
  atEach(run, points, column);
};

/** Points that CYCLE802 takes. */
const LISTED = 9;

/** CYCLE802: X and Y of its points in turn, behind two words on how they are measured. */
const listed: Cycle = (run, args, column) => {
  const points: [number, number][] = [];
  for (let i = 2; i < 2 + 2 * LISTED; i += 2) {
    if (isGiven(args, i) && isGiven(args, i + 1))
      points.push([numberAt(args, i) * run.unit, numberAt(args, i + 1) * run.unit]);
  }
  atEach(run, points, column);
};

export const POSITION_CYCLES: Readonly<Record<string, Cycle>> = {
  HOLES1: row,
  HOLES2: circle,
  CYCLE801: grid,
  CYCLE802: listed,
};
