import { describe, expect, it } from 'vitest';
import { currentEntry, groupsFor, mayOpen, navSections } from './navigation.ts';

const consumer = 'manage consumer licenses';
const supplier = 'manage supplier licenses';
const names = (owned: string[]) =>
  groupsFor(owned).map(({ label, entries }) => [label, ...entries.map((entry) => entry.label)]);

const own = [
  'Impostazioni Utente',
  'Profilo aziendale',
  'Cambio password',
  'Due passaggi',
  'Sessioni attive',
  'Integrazioni',
];
const licences = ['Gestione licenze', 'Gestione Utenti', 'Assegnazione Licenze', 'Gestione Addon'];
const panel = [
  'Pannello Amministratore',
  'Gestione SuperUser',
  'Addon per Ruoli',
  'Statistiche di utilizzo',
  'Assegnazione utenti-Admin',
];

describe('groups by capability', () => {
  it('every user has their own settings', () => {
    expect(names([])).toEqual([own]);
  });
  it('a licence manager has the licence group', () => {
    expect(names([consumer])).toEqual([[...own, 'Pagina per i clienti'], licences]);
  });
  it('a supplier has the panel, and the licence group without the users', () => {
    const [, withUsers, ...rest] = licences;
    expect(withUsers).toBe('Gestione Utenti');
    expect(names([supplier])).toEqual([own, ['Gestione licenze', ...rest], panel]);
  });
});

it('locks the quote tool and the 3D assistant for users without the capability', () => {
  const locked = navSections.flat().filter((entry) => !mayOpen(entry, []));
  expect(locked.map(({ label }) => label)).toEqual(['Nuovo Preventivo', '3D Assistant']);
  expect(locked.every((entry) => mayOpen(entry, [' Insertion', '3D assistant']))).toBe(true);
});

it.each([
  ['/', '/dashboard'],
  ['/dashboard', '/dashboard'],
  ['/dashboard/commesse/123', '/dashboard/commesse'],
  ['/customers/42', '/customers'],
  ['/sessions', '/sessions'],
  ['/login', null],
])('%s belongs to %s', (path, entry) => {
  expect(currentEntry(path)).toBe(entry);
});
