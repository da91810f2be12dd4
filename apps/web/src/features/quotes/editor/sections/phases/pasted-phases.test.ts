import { describe, expect, it } from 'vitest';
import { findMachine, phasesOf, readBlock, readMinutes, unreadCells } from './pasted-phases.ts';

it.each([
  ['4,20', 4.2],
  ['4.2', 4.2],
  ['1.234,5', 1234.5],
  ['1.200', 1200],
  ['90 min', 90],
  ['1:30', 1.5],
  ['1h30', 90],
  ['3.3333333', 3.3333333],
  ['10-12', null],
  ['0', 0],
  ['', null],
  ['Ciclo', null],
  ['-3', null],
])('reads %j as %j', (text, number) => {
  expect(readMinutes(text)).toBe(number);
});

const read = (text: string) => {
  const block = readBlock(text);
  if (!block) throw new Error('no block');
  return block;
};

describe('a block of cells', () => {
  it('gives one phase per row', () => {
    expect(phasesOf(read('Tornitura\tTC-2\t42\t4,20\r\nFresatura\tCV-1\t48\t4,8\r\n'))).toEqual([
      { name: 'Tornitura', machine: 'TC-2', setup: 42, cycle: 4.2 },
      { name: 'Fresatura', machine: 'CV-1', setup: 48, cycle: 4.8 },
    ]);
  });

  it.each([
    ['Tornitura\t30\t4,5', ['name', 'setup', 'cycle']],
    ['Tornitura\t4,5', ['name', 'cycle']],
    ['10\tTornitura\tTC-2', ['cycle', 'name', 'machine']],
    ['Tornitura\tTC-2\t30\t4,5\t12', ['name', 'machine', 'setup', 'cycle', 'none']],
  ])('recognises the columns of %j by their content', (text, uses) => {
    expect(read(text).uses).toEqual(uses);
  });

  it('leaves out headings and empty rows, and keeps empty cells empty', () => {
    const block = read('Fase\tMacchina\tAttrezz.\tCiclo\nControllo\t\t\t1,5\n\t\t\t\n');
    expect(block.hasHeadings).toBe(true);
    expect(phasesOf(block)).toEqual([{ name: 'Controllo', machine: '', setup: null, cycle: 1.5 }]);
  });

  it('reports unreadable times, and keeps a row without a name', () => {
    const block = read('Tornitura\t30\n\t12\nSbavatura\t10-12');
    expect(phasesOf({ ...block, uses: ['name', 'cycle'] })).toMatchObject([
      { name: 'Tornitura', cycle: 30 },
      { name: '', cycle: 12 },
      { name: 'Sbavatura', cycle: null },
    ]);
    expect(unreadCells({ ...block, uses: ['name', 'cycle'] })).toEqual(['10-12']);
  });

  it('is not recognised in a line of text', () => {
    expect(readBlock('Tornitura 1° lato')).toBeNull();
    expect(readBlock('\t\t')).toBeNull();
  });
});

describe('the machine of a row', () => {
  const rate = { value: 45, origin: 'registry' as const };
  const machine = (name: string) => ({ name, setupRate: rate, runRate: rate, variableShare: null });
  const machines = { a: machine('Tornio TC-2'), b: machine('Centro CV-1'), c: machine('Centro CV-2') };

  it('is found by its name or by words that match one machine only', () => {
    expect(findMachine('tornio tc-2', machines)).toBe('a');
    expect(findMachine('TC-2', machines)).toBe('a');
    expect(findMachine('CV-2', machines)).toBe('c');
  });

  it('is left open when several match, or none', () => {
    expect(findMachine('Centro', machines)).toBeNull();
    expect(findMachine('Rettifica', machines)).toBeNull();
    expect(findMachine(' ', machines)).toBeNull();
  });
});
