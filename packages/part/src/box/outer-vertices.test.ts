import { expect, test } from 'vitest';
import { loadFixture } from '../../test/load-fixture.ts';
import type { SolidModel, Vec3 } from '../model/part-model.ts';
import { SolidView } from '../model/solid-view.ts';
import { candidateDirections } from './candidate-directions.ts';
import { minimalBox } from './minimal-box.ts';
import { outerVertices } from './outer-vertices.ts';

const viewOf = (name: string) => new SolidView(loadFixture(name).solids[0] as SolidModel);

test('only the corners of the upper and lower side of a drilled plate are left', () => {
  const view = viewOf('drilled-plate');
  const points = outerVertices(view).map((vertex) => view.vertex(vertex));
  expect(points.filter(([, , z]) => z === 0 || z === 20)).toHaveLength(8);
});

test.each(['pocketed-block', 't-slot', 'bent-sheet', 'stepped-shaft', 'notched-plate'])(
  'the box of the remaining vertices equals the box of all: %s',
  (name) => {
    const view = viewOf(name);
    const all: Vec3[] = Array.from({ length: view.solid.mesh.positions.length / 3 }, (_, index) =>
      view.vertex(index),
    );
    const outer = outerVertices(view).map((vertex) => view.vertex(vertex));
    expect(outer.length).toBeLessThan(all.length);
    const directions = candidateDirections(view);
    const [whole, some] = [minimalBox(all, directions), minimalBox(outer, directions)];
    some.sides.forEach((side, index) => {
      expect(side).toBeCloseTo(whole.sides[index] ?? 0, 4);
    });
  },
);
