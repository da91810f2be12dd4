import type { Customer } from '@truciolo/contract';
import { describe, expect, it } from 'vitest';
import { findDuplicates, isWithinEdits, nameCore, newIdentity } from './find-duplicates.ts';

const customer = (name: string, vatNumber = '') => ({ name, vatNumber }) as Customer;

it.each([
  ['Rossi & Figli S.r.l.', 'rossi figli'],
  ['OFFICINA MECCANICA ROSSI & FIGLI SRL', 'rossi figli'],
  ['Città Metalli S.p.A.', 'citta metalli'],
  ['S.r.l.', 's r l'],
])('the core of %s is %s', (name, core) => expect(nameCore(name)).toBe(core));

describe('two customers that look like one', () => {
  const others = [customer('Rossi e Figli Srl', 'IT 00743110157'), customer('Bianchi SpA', '12345678903')];
  it.each([
    [{ name: 'Tutt’altro', vatNumber: '00743110157' }, ['Rossi e Figli Srl']],
    [{ name: 'Tutt’altro', vatNumber: '0074-311.0157' }, ['Rossi e Figli Srl']],
    [{ name: 'Officina Rosi Figli', vatNumber: '' }, ['Rossi e Figli Srl']],
    [{ name: 'Verdi', vatNumber: '' }, []],
    [{ name: 'BIANCHI', vatNumber: '99999999999' }, ['Bianchi SpA']],
  ])('%j', (fresh, names) => expect(findDuplicates(fresh, others).map(({ name }) => name)).toEqual(names));
});

it.each([
  [{ name: 'Rossi', vatNumber: '2' }, null, { name: 'Rossi', vatNumber: '2' }],
  [
    { name: 'Rossi', vatNumber: '2' },
    { name: 'Rossi', vatNumber: '1' },
    { name: '', vatNumber: '2' },
  ],
  [
    { name: 'Verdi', vatNumber: '' },
    { name: 'Rossi', vatNumber: '' },
    { name: 'Verdi', vatNumber: '' },
  ],
])('%j in place of %j is looked for as %j', (values, before, fresh) => {
  expect(newIdentity(values, before)).toEqual(fresh);
});

it('a change of another field finds no duplicate', () => {
  expect(findDuplicates({ name: '', vatNumber: '' }, [customer('Bianchi SpA'), customer('')])).toEqual([]);
});

it.each([
  ['rossi', 'rosi', 1, true],
  ['rossi', 'bianchi', 2, false],
  ['', 'ab', 2, true],
])('%s and %s within %i edits: %s', (a, b, limit, within) => expect(isWithinEdits(a, b, limit)).toBe(within));
