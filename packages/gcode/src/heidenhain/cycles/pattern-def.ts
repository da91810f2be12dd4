import type { KlartextRun } from '../klartext-run.ts';
import { remainder } from '../parameter-blocks.ts';
import { gridPoints } from './patterns.ts';

type Values = ReadonlyMap<string, number>;
const MAX_POINTS = 100_000;

/** `PATTERN DEF POS1 (X+10 Y+5 Z+0) ROW1 (…) PAT1 (…) CIRC1 (…)`; the cursor after PATTERN. */
export function definePattern(run: KlartextRun, piece: number): void {
  const { formula, pieces } = run;
  if (!formula.takeName('DEF')) {
    run.findingAt('unsupported-word', piece, { word: 'PATTERN' });
    remainder(run);
    return;
  }
  run.pattern = [];
  while (formula.at < pieces.count && formula.error === '') {
    const at = formula.at;
    const kind = formula.name;
    formula.at += 1;
    if (pieces.isNumber(formula.at)) formula.at += 1;
    if (!formula.take('(')) {
      formula.fail('manca «(»');
      return;
    }
    const values = readValues(run);
    const points = SHAPES[kind]?.(values, run.unit);
    if (points === undefined) run.findingAt('unknown-word', at, { word: `PATTERN DEF ${kind}` });
    else if (run.pattern.length + points.length <= MAX_POINTS) {
      const level = (values.get('Z') ?? 0) * run.unit;
      for (const [u, v] of points) run.pattern.push([u, v, level]);
    }
  }
}

function readValues(run: KlartextRun): Values {
  const { formula, pieces } = run;
  const values = new Map<string, number>();
  while (formula.at < pieces.count && formula.error === '' && !formula.take(')')) {
    const name = formula.name;
    formula.at += 1;
    if (name !== '' && formula.startsValue) values.set(name, formula.value());
  }
  return values;
}

type Shape = (values: Values, unit: number) => [number, number][];

const at = (values: Values, name: string) => values.get(name) ?? 0;

const count = (values: Values, name: string) => Math.min(10_000, Math.max(0, Math.floor(at(values, name))));

function grid(values: Values, unit: number): [number, number][] {
  const [columns, lines] = [count(values, 'NUMX'), count(values, 'NUMY')];
  if (columns * lines > MAX_POINTS) return [];
  return gridPoints(
    [at(values, 'X') * unit, at(values, 'Y') * unit, 0],
    [at(values, 'DX') * unit, at(values, 'DY') * unit],
    [columns, lines],
    at(values, 'ROT'),
  );
}

function ring(values: Values, unit: number, step: number): [number, number][] {
  const radius = (at(values, 'D') * unit) / 2;
  return Array.from({ length: count(values, 'NUM') }, (_, i) => {
    const angle = ((at(values, 'START') + step * i) * Math.PI) / 180;
    return [
      at(values, 'X') * unit + radius * Math.cos(angle),
      at(values, 'Y') * unit + radius * Math.sin(angle),
    ];
  });
}

const SHAPES: Readonly<Record<string, Shape | undefined>> = {
  POS: (values, unit) => [[at(values, 'X') * unit, at(values, 'Y') * unit]],
  ROW: (values, unit) =>
    gridPoints(
      [at(values, 'X') * unit, at(values, 'Y') * unit, 0],
      [at(values, 'D') * unit, 0],
      [count(values, 'NUM'), 1],
      at(values, 'ROT'),
    ),
  PAT: grid,
  FRAME: (values, unit) => {
    const whole = grid(values, unit);
    const [columns, lines] = [count(values, 'NUMX'), count(values, 'NUMY')];
    return whole.filter((_, i) => {
      const line = Math.floor(i / columns);
      const place = i % columns;
      return line === 0 || line === lines - 1 || place === 0 || place === columns - 1;
    });
  },
  CIRC: (values, unit) => ring(values, unit, 360 / Math.max(1, count(values, 'NUM'))),
  PITCHCIRC: (values, unit) => {
    const points = Math.max(1, count(values, 'NUM'));
    const end = values.get('END');
    const step =
      end === undefined ? at(values, 'STEP') : (end - at(values, 'START')) / Math.max(1, points - 1);
    return ring(values, unit, step);
  },
};
