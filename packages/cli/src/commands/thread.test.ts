import { describe, expect, test } from 'vitest';
import { threadCommand } from './thread.ts';

async function run(...args: string[]) {
  const written = { stdout: '', stderr: '' };
  const code = await threadCommand.run({
    args,
    stdout: (text) => {
      written.stdout += text;
    },
    stderr: (text) => {
      written.stderr += text;
    },
  });
  return { code, ...written };
}

describe('truciolo thread --json', () => {
  test('prints one entry per designation, in order, in mm', async () => {
    const { code, stdout, stderr } = await run('M8', 'M10x1', 'G1/2', '--json');
    expect(code).toBe(0);
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual([
      {
        designation: 'M8',
        system: 'M',
        pitch: 1.25,
        major: 8,
        D2: 7.188,
        D1: 6.647,
        d3: 6.466,
        D4: null,
        internal: { class: '6H', D2min: 7.188, D2max: 7.348, D1min: 6.647, D1max: 6.912 },
        external: {
          class: '6g',
          dmax: 7.972,
          dmin: 7.76,
          d2max: 7.16,
          d2min: 7.042,
          d3max: 6.438,
          d3min: 6.272,
        },
        tapDrillCutting: 6.8,
        tapDrillForming: 7.45,
        taper: null,
      },
      expect.objectContaining({ designation: 'M10x1', pitch: 1, D2: 9.35, tapDrillCutting: 9 }),
      {
        designation: 'G1/2',
        system: 'G',
        pitch: 1.814286,
        major: 20.955,
        D2: 19.793,
        D1: 18.631,
        d3: 18.631,
        D4: null,
        internal: { class: null, D2min: 19.793, D2max: 19.935, D1min: 18.631, D1max: 19.172 },
        external: {
          class: 'A',
          dmax: 20.955,
          dmin: 20.671,
          d2max: 19.793,
          d2min: 19.651,
          d3max: 18.631,
          d3min: null,
        },
        tapDrillCutting: 19,
        tapDrillForming: null,
        taper: null,
      },
    ]);
  });

  test('prints null for dimensions a system does not define; a tapered thread has lengths and diameters', async () => {
    const { stdout } = await run('Tr20x4', '1/2 NPT', 'R3/4', '--json');
    expect(JSON.parse(stdout)).toMatchObject([
      {
        system: 'Tr',
        d3: 15.5,
        D4: 20.5,
        // ISO 2903, 7H and 7e.
        internal: { class: '7H', D2max: 18.355, D1max: 16.375, D4min: 20.5 },
        external: { class: '7e', d2max: 17.905, d2min: 17.64, d3min: 15.074 },
        tapDrillCutting: 16,
        tapDrillForming: null,
        taper: null,
      },
      {
        system: 'NPT',
        d3: null,
        internal: null,
        external: null,
        tapDrillForming: null,
        taper: { L1: 8.128, L2: 13.556, L3: 5.443, E0: 19.264, E1: 19.772 },
      },
      { system: 'R', tapDrillCutting: 24.25, taper: { L1: 9.5, L2: 14.5, L3: 2.7, V: null } },
    ]);
  });

  test('a bad designation keeps its place in valid JSON, is reported on stderr, exits 1', async () => {
    const { code, stdout, stderr } = await run('--json', 'M8x99', 'M8');
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject([
      { designation: 'M8x99', error: { code: 'unknown-pitch' } },
      { designation: 'M8' },
    ]);
    expect(stderr).toBe('truciolo thread: M8 non ha il passo 99 mm. Passi previsti: 1,25 · 1 · 0,75.\n');
  });

  test.each(['M0', 'abc', '', 'M-8', 'NaN', 'Infinity', '-8'])('%j is refused, exit 1', async (typed) => {
    const { code, stdout, stderr } = await run(typed, '--json');
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject([
      { designation: typed, error: { message: expect.any(String) } },
    ]);
    expect(stderr).toMatch(/^truciolo thread: ./);
  });

  test.each([[['--json']], [['--json', '--foo', 'M8']]])(
    'a wrong call %j exits 2 with valid JSON',
    async (args) => {
      const { code, stdout, stderr } = await run(...args);
      expect(code).toBe(2);
      expect(JSON.parse(stdout)).toEqual([]);
      expect(stderr).toContain('Uso: truciolo thread');
    },
  );
});

describe('truciolo thread', () => {
  test('an Italian table with limits and notes', async () => {
    const { code, stdout } = await run('M8', 'Tr20x4');
    expect(code).toBe(0);
    expect(stdout).toBe(`Filettatura  Passo       d      D2      D1      d3  Preforo  Preforo rullare
M8           1,250   8,000   7,188   6,647   6,466      6,8             7,45
Tr20x4       4,000  20,000  18,000  16,000  15,500       16                –

M8 (ISO 261 · ISO 724 · ISO 965-1)
  interna 6H: D2 7,188 … 7,348  D1 6,647 … 6,912
  esterna 6g: d 7,760 … 7,972  d2 7,042 … 7,160  d3 6,272 … 6,438

Tr20x4 (ISO 2901 · ISO 2903 · ISO 2904)
  interna 7H: D2 18,000 … 18,355  D1 16,000 … 16,375
  esterna 7e: d 19,700 … 20,000  d2 17,640 … 17,905  d3 15,074 … 15,500
  D4 20,500
  Il preforo è il diametro di nocciolo D1, da alesare o barenare.
`);
  });

  test('--help explains itself on stderr', async () => {
    const { code, stdout, stderr } = await run('--help');
    expect([code, stdout]).toEqual([0, '']);
    expect(stderr).toContain('Uso: truciolo thread');
  });

  test('only bad designations leave stdout empty', async () => {
    expect(await run('abc')).toMatchObject({ code: 1, stdout: '' });
  });
});
