import type { JobWorkEvent } from '@truciolo/contract';
import { expect, it } from 'vitest';
import { eventLine, historyLine, jobLines } from './event-words.ts';

const event = (change: Partial<JobWorkEvent>): JobWorkEvent => ({
  guid: 'e',
  phaseGuid: 'p',
  place: 10,
  phaseName: 'Tornitura',
  receivedAt: '2026-11-16T08:00:02Z',
  offsetSeconds: 0,
  about: null,
  kind: 'start',
  at: '2026-11-16T08:00:00Z',
  person: 'Luca Riva',
  good: 0,
  scrap: 0,
  reason: '',
  note: '',
  minutes: null,
  measure: null,
  ...change,
});

it.each([
  [{ kind: 'start' }, 'Luca Riva ha avviato la fase 10'],
  [
    { kind: 'measure', measure: { name: 'ø20 H7', nominal: 20, lower: 0, upper: 0.021, value: 20.03 } },
    'Luca Riva ha misurato una quota alla fase 10: ø20 H7: 20,030 mm, fuori limite (20,000–20,021)',
  ],
  [
    { kind: 'measure', measure: { name: 'ø20 H7', nominal: 20, lower: 0, upper: 0.021, value: 20.01 } },
    'Luca Riva ha misurato una quota alla fase 10: ø20 H7: 20,010 mm',
  ],
  [{ kind: 'stop', good: 48, scrap: 1 }, 'Luca Riva ha finito la fase 10: 48 buoni, 1 scarto'],
  [{ kind: 'pause', reason: 'utensile rotto' }, 'Luca Riva ha messo in pausa la fase 10: utensile rotto'],
] as const)('%j on the floor reads «%s»', (change, text) => {
  expect(eventLine(event(change)).text).toBe(text);
});

const change = (to: unknown) => ({ from: null, to });
const entry = (action: string, changes: Parameters<typeof historyLine>[0]['changes']) => ({
  at: '2026-11-16T09:00:00Z',
  actorName: 'Anna Moretti',
  action,
  changes,
});

it.each([
  ['create', { order: change('OC-2026-0001') }, 'Anna Moretti ha creato la commessa: ordine OC-2026-0001'],
  ['state', { state: change('running') }, 'Anna Moretti ha segnato la commessa «in lavorazione»'],
  [
    'update',
    { due: change('2026-12-01'), notes: change('x') },
    'Anna Moretti ha cambiato i dati: consegna, note',
  ],
  [
    'machine',
    { phase: change('10 Tornitura'), machine: change('TNL-02') },
    'Anna Moretti ha spostato la fase 10 Tornitura su TNL-02',
  ],
  [
    'ddt',
    { ddt: change('DDT-1'), delivered: change(50) },
    'Anna Moretti ha emesso il DDT DDT-1: consegnati in tutto 50 pz',
  ],
  ['mail', { recipient: change('a@b.it') }, 'Anna Moretti ha mandato un’email: a a@b.it'],
  ['material', { taken: change('3 m') }, 'Anna Moretti ha aggiornato il materiale: prelevati 3 m'],
  ['of tomorrow', {}, 'Anna Moretti ha cambiato la commessa'],
])('%s in the office is a sentence', (action, changes, text) => {
  expect(historyLine(entry(action, changes)).text).toBe(text);
});

it('merges both, newest first', () => {
  const lines = jobLines([event({})], [entry('costs', {})]);
  expect(lines.map(({ at }) => at.slice(11, 16))).toEqual(['09:00', '08:00']);
});

it('marks an event that arrived long after its time, and none that came at once', () => {
  const late = event({ at: '2026-11-16T08:00:00Z', receivedAt: '2026-11-16T10:30:00Z' });
  expect(jobLines([late, event({})], []).map(({ arrivedAt }) => arrivedAt)).toEqual([
    '2026-11-16T10:30:00Z',
    null,
  ]);
});
