import { type AuditEntry, loggedThings, registries } from '@truciolo/contract';
import { expect, it } from 'vitest';
import { auditChanges, auditTitle } from './audit-text.ts';

const entry = (change: Partial<AuditEntry>): AuditEntry => ({
  guid: '0198a000-0000-7000-8000-000000000001',
  at: '2026-11-15T10:00:00Z',
  actorName: 'Anna Bianchi',
  entity: 'user',
  entityGuid: null,
  about: null,
  action: 'update',
  changes: {},
  ...change,
});

it.each([
  ['user', 'suspend', 'Utente sospeso'],
  ['machine', 'archive', 'Macchina: archiviazione'],
  ['customer', 'import', 'Cliente: importazione da Excel'],
  ['quote', 'import', 'Preventivi: importazione da Excel'],
  ['job', 'state', 'Commessa: stato cambiato'],
])('%s %s is «%s»', (entity, action, title) => {
  expect(auditTitle(entry({ entity, action }))).toBe(title);
});

const entities = [...loggedThings, ...Object.values(registries).map(({ words }) => words.entity)];
it.each(entities)('%s has a word of its own, whatever happened to it', (entity) => {
  expect(auditTitle(entry({ entity, action: 'create' }))).not.toMatch(/^Altro|undefined/);
  expect(auditTitle(entry({ entity, action: 'unheard-of' }))).not.toMatch(/^Altro|undefined/);
});

it('shows changes of labelled fields', () => {
  const changes = {
    role: { from: 'tecnico', to: 'responsabile' },
    expiresAt: { from: null, to: '2026-11-30T22:59:59Z' },
    hideCosts: { from: true, to: false },
    internal: { from: 1, to: 2 },
  };
  expect(auditChanges(entry({ changes }))).toBe(
    'ruolo Tecnico → Responsabile, scadenza 30/11/2026, costi nascosti sì → no',
  );
});

it('shows states in the words of their pages, and new values without an arrow', () => {
  const changes = { state: { from: 'sent', to: 'accepted' }, file: { from: null, to: 'storico.csv' } };
  expect(auditChanges(entry({ entity: 'quote', changes }))).toBe(
    'stato Inviato → Accettato, file storico.csv',
  );
});
