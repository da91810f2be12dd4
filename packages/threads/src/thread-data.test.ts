import { describe, expect, test } from 'vitest';
import { listThreads } from './catalogue/list-threads.ts';
import { toleranceClasses } from './system-dimensions.ts';
import { blindHoleDepth, threadData } from './thread-data.ts';

function data(designation: string, options = {}) {
  const outcome = threadData(designation, options);
  if (!outcome.ok) throw new Error(outcome.error.message);
  return outcome.value;
}

describe('metric', () => {
  /** Stress areas of ISO 898-1, mm2, as printed (three figures). */
  test.each([
    ['M3', 5.03],
    ['M6', 20.1],
    ['M8', 36.6],
    ['M8x1', 39.2],
    ['M10', 58],
    ['M12', 84.3],
    ['M20', 245],
    ['M24', 353],
  ])('stress area of %s is %d', (size, area) => {
    expect(Number((data(size).stressArea ?? 0).toPrecision(3))).toBe(area);
  });

  test('clearance holes of ISO 273, and a note where it has none', () => {
    expect(data('M8').clearanceHoles).toEqual({ fine: 8.4, medium: 9, coarse: 10 });
    expect(data('M9').clearanceHoles).toBeNull();
    expect(data('M9').notes.join()).toContain('ISO 273');
  });

  test('forming drills inside the windows of the Yamawa catalogue', () => {
    const windows = { M5: [4.59, 4.67], M8: [7.36, 7.49], M10: [9.22, 9.34], M12: [11.09, 11.23] };
    for (const [size, [least = 0, most = 0]] of Object.entries(windows)) {
      const drill = data(size).tapDrill.forming?.diameter;
      expect(drill).toBeGreaterThanOrEqual(least);
      expect(drill).toBeLessThanOrEqual(most);
    }
  });

  test.each([
    ['M8', 6.8],
    ['M10', 8.5],
    ['M12', 10.2],
    ['M4.5', 3.7],
    ['M10x1.25', 8.8],
    ['M6x0.75', 5.2],
    ['M30', 26.5],
    ['M1.6', 1.25],
  ])('cutting drill of %s is %d mm', (size, drill) => {
    expect(data(size).tapDrill.cutting?.diameter).toBe(drill);
  });

  test.each([
    ['M2', 1.82],
    ['M3', 2.8],
    ['M6', 5.55],
    ['M8', 7.45],
    ['M10', 9.3],
    ['1/4-20', 5.8],
    ['1/2-13', 11.85],
  ])('forming drill of %s is %d mm', (size, drill) => {
    expect(data(size).tapDrill.forming?.diameter).toBe(drill);
  });

  test('position G lifts D1min over the stock drill: the next larger drill is given instead', () => {
    expect(data('M8x0.75').tapDrill.cutting?.diameter).toBe(7.2);
    expect(data('M8x0.75', { internalClass: '6G' })).toMatchObject({
      internal: { D1min: 7.21 },
      tapDrill: { cutting: { diameter: 7.25, origin: 'formula' } },
    });
  });

  test('several starts multiply the lead, not the pitch', () => {
    expect(data('M16xPh3P1.5')).toMatchObject({ pitch: 1.5, lead: 3, starts: 2 });
  });
});

describe('blind holes', () => {
  test('thread depth plus the run-out of DIN 76-1', () => {
    expect(blindHoleDepth(data('M8'), 16)).toEqual({ ok: true, value: 22.2 });
    expect(data('M8').runOut?.origin).toBe('din-76');
  });
  test('five pitches where the table has no row', () => {
    expect(data('1/4-20').runOut).toEqual({ length: 6.4, origin: 'estimate' });
  });
  test.each([0, -1, Number.NaN])('a depth of %d is refused', (depth) => {
    expect(blindHoleDepth(data('M8'), depth)).toMatchObject({ error: { code: 'invalid-number' } });
  });
  test('not for tapered threads', () => {
    expect(blindHoleDepth(data('1/2 NPT'), 10)).toMatchObject({ error: { code: 'not-applicable' } });
  });
});

describe('pipe threads', () => {
  test('class B doubles the pitch tolerance of class A, and only that', () => {
    const { external: classA } = data('G3/4A');
    const { external: classB } = data('G3/4B');
    expect((classA?.d2max ?? 0) - (classA?.d2min ?? 0)).toBeCloseTo(0.142, 9);
    expect((classB?.d2max ?? 0) - (classB?.d2min ?? 0)).toBeCloseTo(0.284, 9);
    expect(classB?.dmin).toBe(classA?.dmin);
  });

  test('G 1 3/4 has the major diameter of ISO 228 (53.746), not the 53.743 of some lists', () => {
    expect(data('G1 3/4').basic.major).toBe(53.746);
  });

  test('R 3/4: gauge length 9.5 ± 1.8 mm, no limits on diameters, the drill of its Rc', () => {
    const thread = data('R3/4');
    expect(thread.taper).toMatchObject({ gaugeLength: 9.5, gaugeTolerance: 1.8, usefulLength: 14.5 });
    expect(thread).toMatchObject({ internal: null, external: null });
    expect(thread.notes.join()).toContain('Rc che la riceve');
    expect(thread.tapDrill.cutting?.diameter).toBe(24.25);
    expect(data('Rc3/4').tapDrill.cutting?.diameter).toBe(24.25);
  });

  /** Wrenching allowance of ISO 7-1, mm. */
  test.each([
    ['R1/8', 1.4],
    ['R1/4', 2],
    ['R1/2', 2.7],
    ['R1', 3.5],
    ['R2', 4.6],
    ['R3', 5.8],
    ['R4', 6.9],
    ['R6', 8.1],
  ])('%s is tightened %d mm by wrench', (size, length) => {
    expect(data(size).taper?.wrenchLength).toBe(length);
  });

  test('every tapered size has a drill, below its minor diameter at the gauge plane plus a little', () => {
    for (const row of listThreads({ systems: ['R', 'Rc', 'NPT', 'NPTF'] })) {
      expect(row.tapDrillCutting, row.designation).not.toBeNull();
      expect(Math.abs((row.tapDrillCutting ?? 0) - row.D1), row.designation).toBeLessThan(0.04 * row.D1);
    }
  });

  test('Rp: the drill of Rc lies inside its limits, the drill of G would not', () => {
    const { internal, tapDrill } = data('Rp1/2');
    expect(tapDrill.cutting?.diameter).toBeLessThanOrEqual(internal?.D1max ?? 0);
    expect(data('G1/2').tapDrill.cutting?.diameter).toBeGreaterThan(internal?.D1max ?? 0);
  });

  test('NPT: pitch diameters at both ends of L1', () => {
    const { basic, taper } = data('1/2 NPT');
    expect(basic.D2 - (taper?.smallEndPitchDiameter ?? 0)).toBeCloseTo((taper?.gaugeLength ?? 0) / 16, 3);
    expect(taper?.gaugePitchDiameter).toBe(basic.D2);
    expect(taper?.wrenchLength).toBeCloseTo((3 / 14) * 25.4, 3);
    expect(data('3 NPT').taper?.wrenchLength).toBeCloseTo((2 / 8) * 25.4, 3);
    expect(data('12 NPT').notes.join()).toContain('K0');
  });
});

describe('trapezoidal', () => {
  /** roymech ISO 2904: d2, D4, d3, D1. */
  test.each([
    ['Tr8x1.5', 7.25, 8.3, 6.2, 6.5],
    ['Tr10x2', 9, 10.5, 7.5, 8],
    ['Tr12x3', 10.5, 12.5, 8.5, 9],
    ['Tr42x7', 38.5, 43, 34, 35],
    ['Tr44x12', 38, 45, 31, 32],
    ['Tr46x8', 42, 47, 37, 38],
  ])('%s', (size, D2, D4, d3, D1) => {
    expect(data(size).basic).toMatchObject({ D2, D4, d3, D1 });
  });

  test('the clearance grows at pitches 2, 6 and 14', () => {
    const clearance = (size: string) => ((data(size).basic.D4 ?? 0) - data(size).basic.major) / 2;
    expect(['Tr22x5', 'Tr30x6', 'Tr50x12', 'Tr55x14'].map(clearance)).toEqual([0.25, 0.5, 0.5, 1]);
  });

  /** icad.pl, worked result of Tr10x2-8c after ISO 2903: d, d2, d3. */
  test('Tr10x2-8c', () => {
    expect(data('Tr10x2-8c').external).toEqual({
      class: '8c',
      dmax: 10,
      dmin: 9.82,
      d2max: 8.85,
      d2min: 8.614,
      d3max: 7.5,
      d3min: 7.055,
    });
  });

  test('7H/7e unless the designation says otherwise; D4 has a lower limit only', () => {
    expect(data('Tr40x7').external?.class).toBe('7e');
    // ISO 2903, not compared with a printed copy yet: es(e) 125, Td2 355, TD2 475, TD1 560, Td 425.
    expect(data('Tr40x7').external).toMatchObject({ dmin: 39.575, d2max: 36.375, d2min: 36.02 });
    expect(data('Tr40x7').internal).toMatchObject({ D2max: 36.975, D1max: 33.56, D4min: 41 });
    expect(data('Tr40x7-8e').external?.d2min).toBe(35.925);
    expect(data('Tr40x7-8H').internal?.D2max).toBe(37.1);
  });

  test('every trapezoidal thread of the tables has limits', () => {
    for (const row of listThreads({ systems: ['Tr'] })) {
      expect(data(row.designation).internal, row.designation).not.toBeNull();
      expect(data(row.designation).external, row.designation).not.toBeNull();
    }
  });
});

describe('toleranceClasses', () => {
  test('are only those of the tables', () => {
    expect(toleranceClasses(data('M8').thread).internal).toEqual(
      expect.arrayContaining(['6H', '7H', '6G', '4H5H']),
    );
    expect(toleranceClasses(data('M8').thread).external).toEqual(
      expect.arrayContaining(['6g', '6f', '6e', '8g', '4g6g']),
    );
    expect(toleranceClasses(data('M1x0.2').thread).internal).toEqual(['4H']);
    expect(toleranceClasses(data('G1/2').thread)).toEqual({ internal: [], external: ['A', 'B'] });
    expect(toleranceClasses(data('Tr20x4').thread).external).toEqual(['7e', '8e', '8c', '9c']);
    expect(toleranceClasses(data('1/2 NPT').thread)).toEqual({ internal: [], external: [] });
  });
});
