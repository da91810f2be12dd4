import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { correctClock } from './correct-clock.ts';
import { foldEvents, LONGEST_STRETCH_HOURS } from './fold-events.ts';
import { WORK_EVENT_KINDS, type WorkEvent } from './work-event.ts';

let serial = 0;
function event(kind: WorkEvent['kind'], at: string, change: Partial<WorkEvent> = {}): WorkEvent {
  serial += 1;
  const key = `e${String(serial).padStart(4, '0')}`;
  return {
    key,
    kind,
    at,
    person: 'Luca',
    good: 0,
    scrap: 0,
    reason: '',
    about: null,
    minutes: null,
    ...change,
  };
}
const at = (clock: string, day = 16) => `2026-11-${day}T${clock}:00.000Z`;

describe('a day at a machine', () => {
  it('counts the stretches but not the pause between them', () => {
    const folded = foldEvents(
      [
        event('start', at('06:00')),
        event('pause', at('08:00'), { reason: 'Utensile rotto', good: 20 }),
        event('start', at('08:30')),
        event('count', at('09:00'), { scrap: 1, reason: 'Fuori quota' }),
        event('stop', at('10:00'), { good: 29 }),
      ],
      at('12:00'),
    );
    expect(folded).toMatchObject({
      state: 'done',
      minutes: 210,
      good: 49,
      scrap: 1,
      scrapByReason: { 'Fuori quota': 1 },
      startedAt: at('06:00'),
      finishedAt: at('10:00'),
      questions: [],
    });
    expect(folded.remarks.size).toBe(0);
  });

  it('sorts a start before its stop, also at the same moment and whatever the keys', () => {
    const events = [event('stop', at('06:00'), { good: 3 }), event('start', at('06:00'))];
    expect(foldEvents(events, at('07:00'))).toMatchObject({ state: 'done', minutes: 0, good: 3 });
  });

  it('runs until now while it is not stopped', () => {
    const folded = foldEvents([event('start', at('06:00'))], at('07:30'));
    expect(folded).toMatchObject({ state: 'running', minutes: 90, running: { person: 'Luca' } });
  });

  it('ends a paused phase without more time', () => {
    const events = [
      event('start', at('06:00')),
      event('pause', at('07:00')),
      event('stop', at('09:00'), { good: 5 }),
    ];
    expect(foldEvents(events, at('10:00'))).toMatchObject({ state: 'done', minutes: 60, good: 5 });
  });
});

describe('mistakes', () => {
  it('counts nothing twice when two people stop the same phase', () => {
    const second = event('stop', at('08:01'), { person: 'Paolo', good: 50 });
    const events = [event('start', at('06:00')), event('stop', at('08:00'), { good: 50 }), second];
    const folded = foldEvents(events, at('09:00'));
    expect(folded).toMatchObject({ state: 'done', minutes: 120, good: 50 });
    expect(folded.remarks.get(second.key)).toBe('not-running');
  });

  it('counts no time for a stop without a start', () => {
    const stop = event('stop', at('08:00'), { good: 50 });
    const folded = foldEvents([stop], at('09:00'));
    expect(folded).toMatchObject({ state: 'todo', minutes: 0, good: 0 });
    expect(folded.remarks.get(stop.key)).toBe('not-running');
  });

  it('counts a second start once', () => {
    const second = event('start', at('06:30'), { person: 'Paolo' });
    const events = [event('start', at('06:00')), second, event('stop', at('07:00'))];
    const folded = foldEvents(events, at('09:00'));
    expect(folded.minutes).toBe(60);
    expect(folded.remarks.get(second.key)).toBe('already-running');
  });

  it('asks about a start of yesterday instead of counting the night', () => {
    const start = event('start', at('15:00'));
    const morning = foldEvents([start], at('05:00', 17));
    expect(morning).toMatchObject({ state: 'running', minutes: 0 });
    expect(morning.questions.map(({ key }) => key)).toEqual([start.key]);
    const stop = event('stop', at('05:00', 17), { good: 12 });
    const stopped = foldEvents([start, stop], at('06:00', 17));
    expect(stopped).toMatchObject({ state: 'done', minutes: 0, good: 12 });
    expect(stopped.remarks.get(stop.key)).toBe('forgotten-stop');
    const told = event('duration', at('06:05', 17), { about: start.key, minutes: 120 });
    expect(foldEvents([start, stop, told], at('07:00', 17))).toMatchObject({ minutes: 120, questions: [] });
  });

  it('counts a night that a person confirms', () => {
    const start = event('start', at('15:00'));
    const told = event('duration', at('06:05', 17), { about: start.key, minutes: 840 });
    const events = [start, event('stop', at('05:00', 17)), told];
    expect(foldEvents(events, at('07:00', 17)).minutes).toBe(840);
  });

  it('starts a new stretch in the morning when yesterday’s start was never stopped', () => {
    const yesterday = event('start', at('15:00'));
    const events = [yesterday, event('start', at('06:00', 17)), event('stop', at('07:00', 17))];
    const folded = foldEvents(events, at('08:00', 17));
    expect(folded).toMatchObject({ state: 'done', minutes: 60 });
    expect(folded.questions.map(({ key }) => key)).toEqual([yesterday.key]);
  });

  it('does not count pieces below zero', () => {
    const typo = event('count', at('07:00'), { good: -9 });
    const folded = foldEvents([event('start', at('06:00')), typo], at('08:00'));
    expect(folded.good).toBe(0);
    expect(folded.remarks.get(typo.key)).toBe('below-zero');
  });
});

describe('laws', () => {
  const START = Date.parse(at('00:00'));
  const anyEvent = fc.record({
    key: fc.uuid(),
    kind: fc.constantFrom(...WORK_EVENT_KINDS),
    at: fc.integer({ min: 0, max: 72 * 60 }).map((minute) => new Date(START + minute * 60_000).toISOString()),
    person: fc.constantFrom('Luca', 'Paolo'),
    good: fc.integer({ min: -5, max: 50 }),
    scrap: fc.integer({ min: -2, max: 5 }),
    reason: fc.constantFrom('', 'Fuori quota'),
    about: fc.constant(null),
    minutes: fc.constant(null),
  });
  const many = fc.uniqueArray(anyEvent, { selector: ({ key }) => key, maxLength: 25 });
  const now = new Date(START + 72 * 3_600_000).toISOString();

  it('does not depend on the order or repetition of events', () => {
    fc.assert(
      fc.property(many, fc.integer(), (events, seed) => {
        const mixed = [...events, ...events].sort((a, b) => hash(a.key, seed) - hash(b.key, seed));
        expect(foldEvents(mixed, now)).toEqual(foldEvents(events, now));
      }),
    );
  });

  it('never counts an implausible stretch, the same time twice, or a negative number of pieces', () => {
    fc.assert(
      fc.property(many, (events) => {
        const { stretches, good, scrap, minutes } = foldEvents(events, now);
        expect(good).toBeGreaterThanOrEqual(0);
        expect(scrap).toBeGreaterThanOrEqual(0);
        for (const one of stretches) expect(one.minutes ?? 0).toBeLessThanOrEqual(LONGEST_STRETCH_HOURS * 60);
        for (const [index, one] of stretches.entries())
          expect(one.from >= (stretches[index - 1]?.to ?? '')).toBe(true);
        expect(minutes).toBeLessThanOrEqual(72 * 60);
      }),
    );
  });

  const hash = (text: string, seed: number) =>
    [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0) + seed) % 9973, 7);
});

describe('clocks', () => {
  it('corrects the error of the phone’s clock', () => {
    // The phone is 40 minutes slow: it says 06:00 when it is 06:40.
    expect(correctClock(at('06:00'), at('06:20'), at('07:00'))).toEqual({
      at: at('06:40'),
      offsetSeconds: 2400,
    });
    expect(correctClock(at('09:00'), at('09:20'), at('07:00'))).toEqual({
      at: at('06:40'),
      offsetSeconds: -8400,
    });
  });

  it('limits the time of an event to its arrival', () => {
    expect(correctClock(at('09:00'), at('07:00'), at('07:00')).at).toBe(at('07:00'));
  });

  it('leaves small differences alone', () => {
    const sent = '2026-11-16T07:00:20.000Z';
    expect(correctClock(at('06:00'), sent, at('07:00'))).toEqual({ at: at('06:00'), offsetSeconds: 0 });
  });
});
