import { describe, expect, test } from 'vitest';
import { listThreads } from '../catalogue/list-threads.ts';
import { threadData } from '../thread-data.ts';
import type { ProfilePath, ProfilePoint, ProfileSegment } from './round-corners.ts';
import { profileSvgPath, threadProfile } from './thread-profile.ts';

function profile(designation: string, turns = 2) {
  const outcome = threadData(designation);
  if (!outcome.ok) throw new Error(outcome.error.message);
  const { external, ...rest } = threadProfile(outcome.value, turns);
  // Every thread but the hole of a wire insert has a bolt.
  return { data: outcome.value, external: external ?? rest.internal, ...rest };
}

/** Points along a segment, by the geometry of the arc: independent of the construction of the path. */
function sample(from: ProfilePoint, segment: ProfileSegment): readonly ProfilePoint[] {
  if (segment.kind === 'line') return [from, segment.to];
  const { to, radius, clockwise } = segment;
  const chord = Math.hypot(to.x - from.x, to.y - from.y);
  const offset = Math.sqrt(radius ** 2 - (chord / 2) ** 2) * (clockwise ? -1 : 1);
  const centre = {
    x: (from.x + to.x) / 2 - ((to.y - from.y) / chord) * offset,
    y: (from.y + to.y) / 2 + ((to.x - from.x) / chord) * offset,
  };
  const first = Math.atan2(from.y - centre.y, from.x - centre.x);
  const sweep = 2 * Math.asin(chord / (2 * radius)) * (clockwise ? -1 : 1);
  return Array.from({ length: 101 }, (_, step) => ({
    x: centre.x + radius * Math.cos(first + (sweep * step) / 100),
    y: centre.y + radius * Math.sin(first + (sweep * step) / 100),
  }));
}

function points({ start, segments }: ProfilePath): readonly ProfilePoint[] {
  return segments.flatMap((segment, index) => sample(segments[index - 1]?.to ?? start, segment));
}

const highest = (path: ProfilePath) => Math.max(...points(path).map(({ y }) => y));
const lowest = (path: ProfilePath) => Math.min(...points(path).map(({ y }) => y));

/** Basic diameters are rounded to 0.001 mm, radii therefore to 0.0005 mm; two roundings meet here. */
const CLOSE = 0.0011;
const near = (value: number, wanted: number | null) =>
  expect(Math.abs(value - (wanted ?? Number.NaN))).toBeLessThan(CLOSE);

describe('threadProfile', () => {
  test.each(['M8', 'M10x1', 'M64', '1/4-20 UNC', '1-8 UNC'])('%s: 60 degrees', (designation) => {
    const { data, external, internal } = profile(designation);
    near(2 * highest(external), data.basic.major);
    near(2 * lowest(external), data.basic.d3);
    near(2 * highest(internal), data.basic.major);
    near(2 * lowest(internal), data.basic.D1);
  });

  test.each(['G1/8', 'G1/2', 'G2', 'Rp1/2'])(
    '%s: 55 degrees, crest and root rounded alike',
    (designation) => {
      const { data, external, internal } = profile(designation);
      for (const path of [external, internal]) {
        near(2 * highest(path), data.basic.major);
        near(2 * lowest(path), data.basic.D1);
      }
    },
  );

  test.each(['Tr8x1.5', 'Tr20x4', 'Tr40x7', 'Tr100x20'])(
    '%s: 30 degrees with crest clearance',
    (designation) => {
      const { data, external, internal } = profile(designation);
      near(2 * highest(external), data.basic.major);
      near(2 * lowest(external), data.basic.d3);
      near(2 * highest(internal), data.basic.D4);
      near(2 * lowest(internal), data.basic.D1);
    },
  );

  test.each(['1/2 NPT', 'R3/4', 'Rc1'])('%s rises 1:16 on the diameter', (designation) => {
    const { external, length, data } = profile(designation, 4);
    const last = external.segments.at(-1)?.to;
    expect(last?.x).toBeCloseTo(length, 9);
    expect((last?.y ?? 0) - external.start.y).toBeCloseTo(length / 32, 9);
    expect(length).toBeCloseTo(4 * data.pitch, 9);
  });

  test('S leans 3 degrees on one side and 30 on the other, with the root in one arc', () => {
    const { data, external, internal } = profile('S30x6');
    near(2 * highest(external), data.basic.major);
    near(2 * lowest(internal), data.basic.D1);
    near(2 * lowest(external), data.basic.d3);
    const first = external.segments[0]?.to ?? external.start;
    const falling = Math.atan2(first.x - external.start.x, external.start.y - first.y);
    expect((falling * 180) / Math.PI).toBeCloseTo(3, 6);
  });

  test.each(['Rd20x1/8', '1-5 ACME', '1/2-10 Stub ACME'])(
    '%s: real gaps at crest and root',
    (designation) => {
      const { data, external, internal } = profile(designation);
      near(2 * highest(external), data.basic.major);
      near(2 * lowest(external), data.basic.d3);
      near(2 * highest(internal), data.basic.D4);
      near(2 * lowest(internal), data.basic.D1);
    },
  );

  test('the hole of a wire insert has no bolt', () => {
    const outcome = threadData('EG M8');
    expect(outcome.ok && threadProfile(outcome.value).external).toBeNull();
  });

  test('flanks have the angle of the system, measured square to the axis, also on a cone', () => {
    for (const designation of ['M8', 'G1/2', 'Tr20x4', '1/2 NPT', 'R1/2', '1-5 ACME', 'Rd20x1/8', 'Pg16']) {
      const { data, external } = profile(designation);
      const first = external.segments[0]?.to ?? external.start;
      const lean = Math.atan2(first.x - external.start.x, external.start.y - first.y);
      expect((lean * 180) / Math.PI).toBeCloseTo(data.flankAngle / 2, 6);
    }
  });

  test('no thread of the catalogue folds back: x never decreases along a path', () => {
    for (const row of listThreads()) {
      const { external, internal } = profile(row.designation, 1);
      for (const path of [external, internal]) {
        const xs = [path.start, ...path.segments.map(({ to }) => to)].map(({ x }) => x);
        const isOrdered = xs.every((x, index) => index === 0 || x >= (xs[index - 1] ?? 0) - 1e-4);
        expect(isOrdered, row.designation).toBe(true);
      }
    }
  });

  test.each([0, -3, Number.NaN])('%d turns draw one', (turns) => {
    const { data, length } = profile('M8', turns);
    expect(length).toBe(data.pitch);
  });
});

describe('profileSvgPath', () => {
  test('M6 in one turn: line, arc of the root, crest, in mm with y downwards', () => {
    expect(profileSvgPath(profile('M6', 1).external)).toBe(
      'M0 -2.675L0.125 -2.4585A0.1443 0.1443 0 0 0 0.375 -2.4585L0.6875 -2.9998L0.8125 -2.9998L1 -2.675',
    );
  });
});
