import type { PartReport } from '@truciolo/part';
import { expect, test } from 'vitest';
import type { CycleOperation, OperationKind } from '../src/model/cycle-proposal.ts';
import { proposeCycle } from '../src/propose-cycle.ts';
import { pin, plate } from './parts.ts';
import { c45, lathe, mill, saw } from './shop.ts';

const operations = (part: PartReport, roughness?: number): readonly CycleOperation[] =>
  proposeCycle(part, c45, [saw, mill, lathe], { roughness }).routes[0]?.phases.flatMap(
    (phase) => phase.operations,
  ) ?? [];
const secondsOf = (kind: OperationKind, part: PartReport, roughness?: number): number =>
  operations(part, roughness)
    .filter((operation) => operation.kind === kind)
    .reduce((sum, { seconds }) => sum + seconds, 0);

const curved = (): PartReport => plate([], { curved: { area: 2000, radius: null, faces: [1] } });
const others = (part: PartReport, roughness?: number) =>
  operations(part, roughness).flatMap(({ kind, seconds }) =>
    kind === 'finish' || kind === 'turn-finish' ? [] : [[kind, seconds]],
  );

test('a wall that asks for Ra 0,8 is finished at half the feed that keeps Ra 3,2; roughing stays', () => {
  // Crests grow with the square of the feed: √(0.8 / 3.2) = 1/2. Ra 1.6: √(1/2).
  const usual = secondsOf('finish', plate([]));
  const positioning = 2 * usual - secondsOf('finish', plate([]), 0.8);
  const cutting = usual - positioning;
  expect(cutting).toBeGreaterThan(0);
  expect(secondsOf('finish', plate([]), 1.6)).toBeCloseTo(positioning + cutting * Math.SQRT2, 6);
  expect(others(plate([]), 0.8)).toEqual(others(plate([])));
});

test('the usual times hold for Ra 3,2 and coarser', () => {
  for (const part of [plate([]), pin({})])
    for (const roughness of [3.2, 6.3]) expect(operations(part, roughness)).toEqual(operations(part));
});

test('turning feeds follow Ra = 1000 f² / (32 r) with the 0,4 nose of a finishing insert', () => {
  // f = √(0.8 · 32 · 0.4 / 1000) = 0.101 and √(0.4 · 32 · 0.4 / 1000) = 0.0716 mm: √2 apart (formulas a9).
  const [usual, fine, finest] = [undefined, 0.8, 0.4].map((roughness) =>
    secondsOf('turn-finish', pin({}), roughness),
  );
  const half = secondsOf('turn-finish', pin({}), 0.2);
  expect(fine).toBeGreaterThanOrEqual(usual ?? 0);
  expect(finest).toBeGreaterThan(fine ?? 0);
  // Positioning is the constant part: t(0.2) − t(0.4) is √2 times t(0.4) − t(0.8).
  expect(half - (finest ?? 0)).toBeCloseTo(Math.SQRT2 * ((finest ?? 0) - (fine ?? 0)), 6);
  expect(others(pin({}), 0.4)).toEqual(others(pin({})));
});

test('a free form is made of closer lines: crests of Ra 0,8 instead of 2,5', () => {
  const lines = (roughness?: number) =>
    operations(curved(), roughness).flatMap(({ reason }) =>
      reason.code === 'free-form-lines' ? [reason.data.line] : [],
    );
  // √(4 · 10 · 0.01) = 0.632 mm and √(4 · 10 · 0.0032) = 0.358 mm for a ball ø10.
  expect(lines()[0]).toBeCloseTo(0.6325, 4);
  expect(lines(0.8)[0]).toBeCloseTo(0.3578, 4);
});
