import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { motionRows } from '../../test/motion-rows.ts';
import { CanonSink } from '../canon/sink.ts';
import { type Clearing, clearPocket, depthLevels } from './clear-pocket.ts';
import { Frame } from './frame.ts';
import { PathWriter } from './path-writer.ts';

const JOB: Clearing = {
  wall: { halfLength: 40, halfWidth: 25, radius: 8 },
  toolRadius: 5,
  step: 4,
  wallStock: 0,
  floorStock: 0,
  top: 0,
  bottom: -6,
  infeed: 3,
  safe: 2,
  feed: 500,
  plungeFeed: 100,
  finishFeed: 500,
  counterClockwise: true,
  rough: true,
  finish: false,
  finishFloor: false,
};

describe('path writer', () => {
  it('a tilted circle becomes lines that stay on it', () => {
    const sink = new CanonSink(16);
    const path = new PathWriter(sink);
    path.frame = Frame.identity.turned(0, 90);
    path.rapid([10, 0, 0]);
    path.arc([-10, 0, 0], { clockwise: false, centre: [0, 0], turns: 0 }, 100);
    const { canon } = sink;
    expect(canon.count).toBeGreaterThan(20);
    for (let i = 1; i < canon.count; i++) {
      expect(Math.hypot(canon.x[i] ?? 0, canon.z[i] ?? 0)).toBeCloseTo(10, 6);
      expect(canon.y[i]).toBeCloseTo(0, 9);
    }
    expect(
      [canon.x[canon.count - 1], canon.z[canon.count - 1]].map((value) => Math.round(value ?? 9)),
    ).toEqual([-10, 0]);
  });

  it('reports a corner without room and leaves it sharp', () => {
    const sink = new CanonSink(16);
    const path = new PathWriter(sink);
    const told: number[] = [];
    path.onCornerError = (line) => told.push(line);
    path.line = 7;
    path.cut([10, 0, 0], 100, { kind: 'round', radius: 2 });
    path.cut([20, 0, 0], 100);
    expect(told).toEqual([7]);
    expect(motionRows(sink.canon)).toEqual(['G1 10 0 0', 'G1 20 0 0']);
  });
});

describe('pocket', () => {
  it('depths are equal, never exceed the infeed, and end at the bottom', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.1, max: 100, noNaN: true }),
        fc.double({ min: 0.3, max: 120, noNaN: true }),
        (depth, infeed) => {
          const levels = depthLevels(0, -depth, infeed);
          expect(levels.at(-1)).toBeCloseTo(-depth, 9);
          expect(-(levels[0] ?? 0)).toBeLessThanOrEqual(infeed + 1e-6);
        },
      ),
    );
  });

  it('every place of the floor is within reach of a path', () => {
    const sink = new CanonSink(256);
    const path = new PathWriter(sink);
    expect(clearPocket(path, JOB)).toBe(true);
    const { canon } = sink;
    const points: [number, number][] = [];
    for (let i = 1; i < canon.count; i++) {
      if (canon.z[i] !== -6 || canon.z[i - 1] !== -6) continue;
      for (let k = 0; k <= 40; k++) {
        const t = k / 40;
        points.push([
          (canon.x[i - 1] ?? 0) + ((canon.x[i] ?? 0) - (canon.x[i - 1] ?? 0)) * t,
          (canon.y[i - 1] ?? 0) + ((canon.y[i] ?? 0) - (canon.y[i - 1] ?? 0)) * t,
        ]);
      }
    }
    for (let x = -39; x <= 39; x += 3) {
      for (let y = -24; y <= 24; y += 3) {
        // Corners of radius 8 are not part of the pocket.
        if (Math.hypot(Math.max(0, Math.abs(x) - 32), Math.max(0, Math.abs(y) - 17)) > 8) continue;
        const gap = Math.min(...points.map(([px, py]) => Math.hypot(px - x, py - y)));
        expect(gap, `${x} ${y}`).toBeLessThanOrEqual(5.3);
      }
    }
  });

  it('a tool wider than the pocket does not enter', () => {
    const path = new PathWriter(new CanonSink(16));
    expect(clearPocket(path, { ...JOB, toolRadius: 30 })).toBe(false);
  });
});
