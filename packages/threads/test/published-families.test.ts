import { describe, expect, test } from 'vitest';
import { type ThreadData, threadData } from '../src/index.ts';

const MM_PER_INCH = 25.4;

function data(designation: string): ThreadData {
  const outcome = threadData(designation);
  if (!outcome.ok) throw new Error(outcome.error.message);
  return outcome.value;
}

const inches = (designation: string) => {
  const limits = data(designation).inchLimits;
  if (!limits) throw new Error(`no inch limits: ${designation}`);
  return limits;
};

/** trfastenings.com, "Thread geometry - British Standard Whitworth": pitch and minor diameter, inches. */
describe('BSW', () => {
  test.each([
    ['1/8-40 BSW', 0.109, 0.093],
    ['1/4-20 BSW', 0.218, 0.186],
    ['3/8-16 BSW', 0.335, 0.295],
    ['1/2-12 BSW', 0.4467, 0.3933],
    ['3/4-10 BSW', 0.686, 0.622],
    ['1-8 BSW', 0.92, 0.84],
    ['2-4.5 BSW', 1.8578, 1.7155],
  ])('%s', (designation, pitch, minor) => {
    const { basic } = data(designation);
    expect(Math.abs(basic.D2 / MM_PER_INCH - pitch)).toBeLessThanOrEqual(0.00012);
    expect(Math.abs(basic.D1 / MM_PER_INCH - minor)).toBeLessThanOrEqual(0.00012);
  });

  /** "Threading tables" (oldengine.org), tapping drill. */
  test.each([
    ['1/4-20 BSW', 5.1],
    ['5/16-18 BSW', 6.5],
    ['1/2-12 BSW', 10.5],
    ['5/8-11 BSW', 13.5],
    ['1-8 BSW', 22],
  ])('drill of %s is %d mm', (designation, drill) => {
    expect(data(designation).tapDrill.cutting?.diameter).toBe(drill);
  });

  test('BS 84: medium tolerance from diameter, engagement and pitch; close two thirds, free half as much again', () => {
    const { external } = inches('1/2-12 BSW');
    const medium = 0.002 * Math.cbrt(0.5) + 0.003 * Math.sqrt(0.5) + 0.005 * Math.sqrt(1 / 12);
    expect(external.d2max - external.d2min).toBeCloseTo(medium, 3);
    const close = inches('1/2-12 BSW-/close').external;
    expect(close.d2max - close.d2min).toBeCloseTo((2 / 3) * medium, 3);
  });
});

/** dependableacme.com, "Internal and external thread dimensions", class 2G, inches: d, d2 and d3 limits. */
describe('ACME 2G', () => {
  test.each([
    ['3/8-12 ACME', [0.375, 0.37, 0.3284, 0.3161, 0.2817, 0.2632]],
    ['1/2-10 ACME', [0.5, 0.495, 0.4443, 0.4306, 0.38, 0.3594]],
    ['5/8-8 ACME', [0.625, 0.6188, 0.5562, 0.5408, 0.48, 0.457]],
    ['3/4-6 ACME', [0.75, 0.7417, 0.6598, 0.6424, 0.5633, 0.5371]],
    ['1-5 ACME', [1, 0.99, 0.892, 0.8726, 0.78, 0.7509]],
    ['1 1/8-5 ACME', [1.125, 1.115, 1.0165, 0.9967, 0.905, 0.8753]],
  ])('%s', (designation, published) => {
    const { dmax, dmin, d2max, d2min, d3max, d3min } = inches(designation).external;
    [dmax, dmin, d2max, d2min, d3max, d3min].forEach((value, index) => {
      expect(Math.abs((value ?? 0) - (published[index] ?? 0))).toBeLessThanOrEqual(0.00015);
    });
  });

  /** ASME B1.5, 1/2-10 internal, class 2G: computed by its formulas, not compared with a printed copy yet. */
  test('1/2-10, nut', () => {
    expect(inches('1/2-10 ACME').internal).toEqual({
      class: '2G',
      D2min: 0.45,
      D2max: 0.4637,
      D1min: 0.4,
      D1max: 0.405,
      D4min: 0.52,
      D4max: 0.54,
    });
  });

  /** ASME B1.8: depth 0.3 P, pitch tolerances of ACME 2G; not compared with a printed copy yet. */
  test('Stub ACME 1/2-10', () => {
    const { internal, external } = inches('1/2-10 Stub ACME');
    expect(external).toMatchObject({ d2max: 0.4643, d2min: 0.4506, d3max: 0.42, d3min: 0.4063 });
    expect(internal).toMatchObject({ D2min: 0.47, D2max: 0.4837, D1min: 0.44, D1max: 0.445, D4min: 0.52 });
  });
});

/** SAS wall chart ZS10021_US: minor diameters of UN-8 class 2B, inches. */
describe('UN constant pitch', () => {
  test.each([
    ['1 1/8-8 UN', 0.99, 1.015],
    ['1 1/4-8 UN', 1.115, 1.14],
    ['1 3/8-8 UN', 1.24, 1.265],
    ['1 1/2-8 UN', 1.365, 1.39],
    ['2-8 UN', 1.865, 1.89],
    ['4-8 UN', 3.865, 3.89],
  ])('%s', (designation, minimum, maximum) => {
    const { D1min, D1max } = inches(designation).internal;
    expect([D1min, D1max]).toEqual([minimum, maximum]);
  });
});

/** SAS wall chart ZS10021_US: NPSM minor diameters (inches) and drill (mm). */
describe('NPSM', () => {
  test.each([
    ['1/8 NPSM', 0.358, 0.364, 9.1],
    ['1/4 NPSM', 0.468, 0.481, 12],
    ['1/2 NPSM', 0.747, 0.759, 19],
    ['1 NPSM', 1.201, 1.211, 30.5],
  ])('%s', (designation, minimum, maximum, drill) => {
    const { D1min, D1max } = inches(designation).internal;
    expect([D1min, D1max]).toEqual([minimum, maximum]);
    // The chart's 30.5 lies 5 µm under the minimum of size 1: the next step inside is given.
    expect(Math.abs((data(designation).tapDrill.cutting?.diameter ?? 0) - drill)).toBeLessThan(0.051);
  });

  /** ASME B1.20.1, table 5: pitch diameters of bolt and nut, inches; not compared with a printed copy yet. */
  test.each([
    ['1/8 NPSM', 0.3725, 0.3689, 0.3736, 0.3783],
    ['1/4 NPSM', 0.4903, 0.4859, 0.4916, 0.4974],
    ['1/2 NPSM', 0.7769, 0.7718, 0.7784, 0.7851],
  ])('%s, pitch diameters', (designation, d2max, d2min, D2min, D2max) => {
    const { internal, external } = inches(designation);
    const values = [external.d2max, external.d2min, internal.D2min, internal.D2max];
    [d2max, d2min, D2min, D2max].forEach((published, index) => {
      expect(Math.abs((values[index] ?? 0) - published)).toBeLessThanOrEqual(0.00015);
    });
  });
});

/** Unified Alloys, ASME B1.20.1: E1 and L2 in inches; NPTF has the same cone. */
describe('NPT and NPTF', () => {
  test.each([
    ['1/4', 0.49163, 0.4018],
    ['3/8', 0.62701, 0.4078],
    ['3/4', 0.98887, 0.5457],
    ['1', 1.23863, 0.6828],
    ['4', 4.38712, 1.3],
    ['6', 6.50597, 1.5125],
  ])('%s', (size, E1, L2) => {
    const { taper } = data(`${size} NPT`);
    expect((taper?.gaugePitchDiameter ?? 0) / MM_PER_INCH).toBeCloseTo(E1, 4);
    expect((taper?.usefulLength ?? 0) / MM_PER_INCH).toBeCloseTo(L2, 4);
  });

  test('NPTF shares cone and lengths and is drilled smaller', () => {
    expect(data('1/4 NPTF').taper).toEqual(data('1/4 NPT').taper);
    expect(data('1/4 NPTF').tapDrill.cutting?.diameter).toBe(11);
    expect(data('1/2 NPTF').tapDrill.cutting?.diameter).toBeLessThan(18.25);
  });
});

/** Wire inserts: D1 limits of DIN 8140 and the usual drill, mm; not compared with a printed copy yet. */
describe('EG', () => {
  test.each([
    ['EG M3', 3.108, 3.22, 3.2],
    ['EG M4', 4.152, 4.292, 4.2],
    ['EG M5', 5.173, 5.333, 5.2],
    ['EG M6', 6.217, 6.407, 6.3],
    ['EG M8', 8.271, 8.483, 8.4],
    ['EG M10', 10.325, 10.561, 10.4],
    ['EG M12', 12.379, 12.644, 12.5],
    ['EG M16', 16.433, 16.733, 16.5],
    ['EG M20', 20.541, 20.896, 20.75],
  ])('%s', (designation, minimum, maximum, drill) => {
    const { internal, tapDrill } = data(designation);
    expect(Math.abs((internal?.D1min ?? 0) - minimum)).toBeLessThan(0.0011);
    expect(Math.abs((internal?.D1max ?? 0) - maximum)).toBeLessThan(0.0011);
    expect(tapDrill.cutting?.diameter).toBe(drill);
  });

  test('EG 1/4-20 UNC is larger than the bolt it will hold', () => {
    expect(data('EG 1/4-20 UNC').basic.D1).toBeGreaterThan(6.35);
    expect(data('EG 1/4-20 UNC').tapDrill.cutting?.diameter).toBe(6.7);
  });
});

/** ASME B18.29.2M in the Heli-Coil catalogue HC-2000, table VIII: largest pitch diameter of the hole, mm. */
describe('EG M, pitch diameter', () => {
  test.each([
    ['EG M6', 6.65, 6.742],
    ['EG M6-4H5H', 6.65, 6.719],
    ['EG M8', 8.812, 8.911],
    ['EG M20', 21.624, 21.778],
    ['EG M12x1.25', 12.812, 12.926],
    ['EG M2-4H5H', 2.26, 2.295],
  ])('%s', (designation, minimum, maximum) => {
    expect(data(designation).internal).toMatchObject({ D2min: minimum, D2max: maximum });
  });

  test('a size without printed limits says so', () => {
    expect(data('EG M12x1.25').notes.join(' ')).toContain('calcolato');
    expect(data('EG M12').notes.join(' ')).not.toContain('calcolato');
  });
});

/** ASME B18.29.1 in the Heli-Coil catalogue HC-2000, table VII, inches: D2 min and max, D1 min and max. */
describe('EG UNC and UNF', () => {
  test.each([
    ['EG 1/4-20 UNC', 0.2825, 0.2864, 0.2608, 0.2704],
    ['EG 1/4-20 UNC-3B', 0.2825, 0.2851, 0.2608, 0.2704],
    ['EG #12-24 UNC-3B', 0.243, 0.2453, 0.225, 0.234],
    ['EG 3/8-24 UNF-3B', 0.402, 0.4047, 0.384, 0.391],
    ['EG 1-8 UNC', 1.0812, 1.089, 1.0271, 1.0421],
  ])('%s', (designation, ...published) => {
    const { internal, tapDrill } = data(designation);
    if (!internal) throw new Error('no limits');
    const { D2min, D2max, D1min, D1max } = internal;
    [D2min, D2max, D1min, D1max].forEach((value, index) => {
      expect(value / MM_PER_INCH).toBeCloseTo(published[index] ?? 0, 4);
    });
    expect(tapDrill.cutting?.diameter).toBeGreaterThanOrEqual(D1min);
    expect(tapDrill.cutting?.diameter).toBeLessThanOrEqual(D1max);
  });

  test('a size beyond the table has its diameters and no limits', () => {
    expect(data('EG 1 1/8-7 UNC').internal).toBeNull();
    expect(data('EG 1 1/8-7 UNC').notes.join(' ')).toContain('Limiti non in tabella');
    expect(threadData('EG 1 1/8-7 UNC-3B').ok).toBe(false);
  });
});

/** DIN 513-3: pitch and minor diameters as ISO 2903, major diameters H10 and h9 (ISO 286-1). */
describe('S, limits', () => {
  test('S40x7 takes the tolerances of Tr40x7 and guides on its major diameter', () => {
    const buttress = data('S40x7');
    const trapezoidal = data('Tr40x7');
    const width = (one: ThreadData) => (one.internal?.D2max ?? 0) - (one.internal?.D2min ?? 0);
    expect(width(buttress)).toBeCloseTo(width(trapezoidal), 6);
    expect(buttress.internal).toMatchObject({ class: '7H', D2min: 34.75, D1min: 29.5, D1max: 30.06 });
    expect(buttress.internal).toMatchObject({ D4min: 40, D4max: 40.1 });
    expect(buttress.external).toMatchObject({ class: '7e', dmax: 40, dmin: 39.938, d2max: 34.625 });
    expect(data('S40x7-8H/8c').external?.d2max).toBe(34.5);
  });

  test('an invalid class is refused with a list of the valid ones', () => {
    expect(threadData('S40x7-6H')).toMatchObject({ ok: false, error: { code: 'unknown-class' } });
  });
});

/** DIN 40430: major and core diameter, mm. */
describe('Pg', () => {
  test.each([
    ['Pg7', 12.5, 11.28],
    ['Pg9', 15.2, 13.86],
    ['Pg11', 18.6, 17.26],
    ['Pg13.5', 20.4, 19.06],
    ['Pg16', 22.5, 21.16],
    ['Pg21', 28.3, 26.78],
    ['Pg29', 37, 35.48],
    ['Pg36', 47, 45.48],
    ['Pg42', 54, 52.48],
    ['Pg48', 59.3, 57.78],
  ])('%s', (designation, major, core) => {
    const { basic, tapDrill } = data(designation);
    expect(basic.major).toBe(major);
    expect(Math.abs(basic.D1 - core)).toBeLessThanOrEqual(0.011);
    expect(tapDrill.cutting?.diameter ?? 0).toBeGreaterThan(core);
    expect(tapDrill.cutting?.diameter ?? 0).toBeLessThan(core + 0.3);
  });
});

/** DIN 405-1 and DIN 513-2, mm; not compared with a printed copy yet. */
describe('Rd and S', () => {
  test.each([
    ['Rd10x1/10', 7.46, 7.714, 10.254, 8.73],
    ['Rd20x1/8', 16.825, 17.142, 20.318, 18.412],
    ['Rd40x1/6', 35.767, 36.19, 40.423, 37.883],
  ])('%s', (designation, d3, D1, D4, d2) => {
    const { basic } = data(designation);
    for (const [value, published] of [
      [basic.d3, d3],
      [basic.D1, D1],
      [basic.D4, D4],
      [basic.D2, d2],
    ] as const) {
      expect(Math.abs((value ?? 0) - published)).toBeLessThanOrEqual(0.0011);
    }
  });

  test.each([
    ['S20x4', 13.058, 14, 17],
    ['S30x6', 19.587, 21, 25.5],
    ['S40x7', 27.851, 29.5, 34.75],
  ])('%s', (designation, d3, D1, d2) => {
    expect(data(designation).basic).toMatchObject({ d3, D1, D2: d2 });
  });
});

/** ISO 5855-2 and ASME B1.15; not compared with a printed copy yet. */
describe('MJ and UNJ', () => {
  test('MJ6x1 4H5H: minor diameter 5.026 to 5.216', () => {
    expect(data('MJ6x1').internal).toMatchObject({ class: '4H5H', D1min: 5.026, D1max: 5.216 });
    expect(data('MJ6x1').external?.class).toBe('4h6h');
  });

  test('1/4-28 UNJF-3B: minor diameter 0.2152 to 0.2229', () => {
    expect(inches('1/4-28 UNJF').internal).toMatchObject({ class: '3B', D1min: 0.2152, D1max: 0.2229 });
  });

  test('pitch diameters are those of class 3', () => {
    expect(inches('1/4-28 UNJF').external.d2min).toBe(inches('1/4-28 UNF-3A').external.d2min);
  });
});

/** ASME B1.1, inches: class 1 of 1/4-20 UNC; not compared with a printed copy yet. */
describe('class 1', () => {
  test('1/4-20 UNC 1A and 1B', () => {
    expect(inches('1/4-20 UNC-1A').external).toMatchObject({
      dmax: 0.2489,
      dmin: 0.2367,
      d2max: 0.2164,
      d2min: 0.2108,
    });
    expect(inches('1/4-20 UNC-1B').internal).toMatchObject({ D2min: 0.2175, D2max: 0.2248 });
  });
});

describe('special metric threads', () => {
  test('M20x0.75 has limits from the formulas and says so', () => {
    const { internal, external, notes } = data('M20x0.75');
    expect(internal).toMatchObject({ D2min: 19.513, D1min: 19.188, D1max: 19.378 });
    expect(external).toMatchObject({ dmax: 19.978, dmin: 19.838 });
    expect(notes.join(' ')).toContain('formule');
  });

  test('M150x6 and M300x8 are in the tables', () => {
    expect(data('M150x6').internal).toMatchObject({ D2max: 146.503, D1max: 144.305 });
    expect(data('M300x8').notes.join(' ')).not.toContain('formule');
  });
});
