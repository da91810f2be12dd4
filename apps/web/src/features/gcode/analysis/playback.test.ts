import { analyze, buildPicture, timelineRuns, toolSlots } from '@truciolo/gcode';
import { describe, expect, it } from 'vitest';
import { EXAMPLE_PROGRAM } from './example-program.data.ts';
import { lineStarts } from './line-starts.ts';
import { Playback, segmentAt } from './playback.ts';

function read(text: string) {
  const bytes = new TextEncoder().encode(text);
  const { canon, seconds, report } = analyze(bytes);
  const slots = toolSlots(canon, report.tools);
  const picture = buildPicture(canon, seconds, slots, [lineStarts(bytes).length]);
  return { report, picture, runs: timelineRuns(canon, seconds, slots, picture.seconds) };
}

describe('the example program', () => {
  const { report, picture, runs } = read(EXAMPLE_PROGRAM);

  it('has no error', () => {
    expect(report.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(report.tools.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  });

  it('plays as long as the report says', () => {
    expect(picture.seconds).toBeCloseTo(report.time.total, 2);
    expect(runs.at(-1)?.to).toBeCloseTo(report.time.total, 2);
    expect(runs.filter(({ change }) => change)).toHaveLength(5);
  });

  it('has segments in order of time, none longer than the distance of their ends', () => {
    for (let i = 0; i < picture.segments; i++) {
      expect(picture.end[i]).toBeGreaterThanOrEqual(picture.start[i] as number);
      if (i > 0) expect(picture.start[i]).toBeGreaterThanOrEqual((picture.end[i - 1] as number) - 1e-3);
    }
  });

  it('leads from a line to its move and on to the next', () => {
    const playback = new Playback(picture);
    playback.goToLine(11, 0);
    expect(playback.cursor).toMatchObject({ line: 11 });
    expect(picture.line[playback.cursor.segment]).toBe(11);
    playback.step(1);
    expect(playback.cursor.line).toBe(12);
    playback.step(-1);
    expect(playback.cursor.line).toBe(11);
  });

  it('marks a line without motion and stays at the next move', () => {
    const playback = new Playback(picture);
    playback.goToLine(5, 0);
    expect(playback.cursor.line).toBe(5);
    expect(picture.line[playback.cursor.segment]).toBe(7);
  });

  it('enters the subprogram at its lines', () => {
    const playback = new Playback(picture);
    playback.goToLine(35, 0);
    const lines = Array.from(picture.line);
    expect(lines.some((line) => line > 68)).toBe(true);
    playback.goToSeconds(0);
    expect(playback.cursor.segment).toBe(0);
  });

  it('compares a tap with the mills in mm/min', () => {
    const tapping = Array.from(picture.feed).filter((_, i) => picture.kind[i] === 5);
    expect(tapping.length).toBeGreaterThan(0);
    for (const feed of tapping) expect(feed).toBeCloseTo(750, 0);
  });
});

describe('segmentAt', () => {
  const end = Float32Array.from([1, 2, 2, 5]);
  it.each([
    [0, 0],
    [1, 0],
    [1.5, 1],
    [2, 1],
    [2.1, 3],
    [9, 3],
  ])('%s s is in segment %s', (seconds, segment) => {
    expect(segmentAt(end, seconds)).toBe(segment);
  });
});
