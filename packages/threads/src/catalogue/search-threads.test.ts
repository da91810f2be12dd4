import { describe, expect, test } from 'vitest';
import { listThreads, threadsForHole } from './list-threads.ts';
import { searchThreads } from './search-threads.ts';

const found = (query: string, limit?: number) =>
  searchThreads(query, limit).map(({ designation }) => designation);

describe('listThreads', () => {
  test('the whole catalogue: every standard thread once', () => {
    const all = listThreads().map(({ designation }) => designation);
    expect(all).toHaveLength(1360);
    expect(new Set(all).size).toBe(1360);
  });

  test('filters combine', () => {
    const rows = listThreads({
      systems: ['M'],
      series: 'coarse',
      majorFrom: 6,
      majorTo: 12,
      firstChoiceOnly: true,
    });
    expect(rows.map(({ designation }) => designation)).toEqual(['M6', 'M8', 'M10', 'M12']);
  });

  test('a row contains the columns of a table', () => {
    const [row] = listThreads({ systems: ['UNF'], majorFrom: 12, majorTo: 13 });
    expect(row).toMatchObject({
      designation: '1/2-20 UNF',
      size: '1/2',
      series: 'fine',
      choice: null,
      threadsPerInch: 20,
      tapDrillCutting: 11.5,
    });
  });
});

describe('searchThreads', () => {
  test('a designation comes first, then its completions', () => {
    expect(found('m8', 4)).toEqual(['M8', 'M8x1', 'M8x0.75', 'M80x6']);
    expect(found('m7', 3)).toEqual(['M7', 'M7x0.75', 'M72x6']);
    expect(found('M8x1.25')[0]).toBe('M8');
    expect(found('M10x1-6H LH')).toEqual(['M10x1']);
    expect(found('Tr40x14P7')).toEqual(['Tr40x7']);
  });

  test('a bare size finds it in every system', () => {
    expect(found('1/2', 8)).toEqual([
      'G1/2',
      'R1/2',
      'Rp1/2',
      'Rc1/2',
      '1/2-13 UNC',
      '1/2-20 UNF',
      '1/2-28 UNEF',
      '1/2 NPT',
    ]);
    expect(found('10', 5)).toEqual(['M10', 'M10x1.25', 'M10x1', 'M10x0.75', '#10-24 UNC']);
  });

  test('a system lists its threads', () => {
    expect(found('G', 3)).toEqual(['G1/16', 'G1/8', 'G1/4']);
    expect(found('unef', 100)).toHaveLength(25);
  });

  test.each([
    ['1/2 gas', 'G1/2'],
    ['G 1/2"', 'G1/2'],
    ['8-32', '#8-32 UNC'],
    ['npt 1/2', '1/2 NPT'],
    ['1/2 npt', '1/2 NPT'],
    ['6,8', 'M8'],
    ['ø8,5', 'M10'],
    ['BSW 1/2', '1/2-12 BSW'],
    ['Whitworth 1/2', '1/2-12 BSW'],
    ['Acme 1-5', '1-5 ACME'],
    ['Tr 30x6 7e', 'Tr30x6'],
    ['EG M8', 'EG M8'],
    ['Helicoil M8', 'EG M8'],
    ['helicoil', 'EG M2'],
    ['Pg 13,5', 'Pg13.5'],
    ['M20x0,75', 'M20x0.75'],
    ['1/4-18 NPTF', '1/4 NPTF'],
    ['M120x6', 'M120x6'],
    ['MJ8', 'MJ8x1.25'],
    ['unjf 1/4', '1/4-28 UNJF'],
    ['rd 20', 'Rd20x1/8'],
    ['1 1/8-8 UN', '1 1/8-8 UN'],
  ])('%s → %s', (query, first) => expect(found(query)[0]).toBe(first));

  test.each(['', '  ', 'zzz', '"'])('%j finds nothing', (query) => expect(found(query)).toEqual([]));

  test('the limit holds', () => expect(found('M', 7)).toHaveLength(7));
});

describe('threadsForHole', () => {
  test('ø6.8 suggests M8', () => {
    expect(threadsForHole(6.8, 0.05, { systems: ['M'] }).map(({ designation }) => designation)).toEqual([
      'M8',
    ]);
  });

  test('nearest first, preferred diameters before others', () => {
    const rows = threadsForHole(10.2, 0.1, { systems: ['M', 'UNC'] });
    expect(rows[0]?.designation).toBe('M12');
    expect(threadsForHole(0.1)).toEqual([]);
    expect(threadsForHole(Number.NaN)).toEqual([]);
  });
});
