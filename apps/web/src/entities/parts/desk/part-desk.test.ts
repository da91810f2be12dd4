import type { LengthUnit, PartMeasures, PartModel, PartReport } from '@truciolo/part';
import { beforeEach, expect, it, vi } from 'vitest';
import type { PartAnswer } from '../part-protocol.ts';
import { PartDesk } from './part-desk.ts';

const model = { solids: [{}, {}] } as unknown as PartModel;
const measures = { volume: 1 } as PartMeasures;
const report = { volume: 1 } as PartReport;

let asked: {
  name: string;
  unit: LengthUnit | null;
  tell: (answer: PartAnswer) => void;
  cancel: () => void;
}[];
let desk: PartDesk;
let now: number;
const file = (name: string) => ({ name }) as File;
const states = () => desk.snapshot().map(({ state }) => state);
const say = (index: number, answer: PartAnswer) => asked[index]?.tell(answer);

beforeEach(() => {
  asked = [];
  now = 0;
  desk = new PartDesk(
    {
      read: ({ name }, tell, _task, unit = null) => {
        const cancel = vi.fn();
        asked.push({ name, unit, tell, cancel });
        return { cancel };
      },
    },
    () => now,
  );
});

it('reads one file after the other and shows intermediate results', () => {
  desk.add([file('a.step'), file('b.step')]);
  expect(states()).toEqual(['reading', 'waiting']);
  now = 300;
  say(0, { type: 'model', model });
  say(0, { type: 'measures', measures, solid: 1 });
  expect(desk.snapshot()[0]).toMatchObject({ state: 'measuring', model, pictureMs: 300 });
  expect(desk.snapshot()[0]?.measures[1]).toBe(measures);
  say(0, { type: 'report', report, solid: 0 });
  now = 900;
  say(0, { type: 'done' });
  expect(desk.snapshot()[0]).toMatchObject({ state: 'done', reportMs: 900 });
  expect(states()).toEqual(['done', 'reading']);
  expect(asked.map(({ name }) => name)).toEqual(['a.step', 'b.step']);
});

it('an unreadable file shows the reason, and the next one is read', () => {
  desk.add([file('a.step'), file('b.step')]);
  say(0, { type: 'failed', code: 'truncated', message: 'Il file è troncato.' });
  expect(desk.snapshot()[0]).toMatchObject({ state: 'failed', problem: 'Il file è troncato.' });
  expect(states()[1]).toBe('reading');
});

it('removing a file from the desk stops its analysis and begins the next', () => {
  desk.add([file('a.step'), file('b.step')]);
  desk.remove(desk.snapshot()[0]?.id ?? 0);
  expect(asked[0]?.cancel).toHaveBeenCalledOnce();
  expect(states()).toEqual(['reading']);
  desk.clear();
  expect(asked[1]?.cancel).toHaveBeenCalledOnce();
  expect(states()).toEqual([]);
});

it('notifies current listeners only', () => {
  const heard = vi.fn();
  const leave = desk.subscribe(heard);
  desk.add([file('a.step')]);
  const before = heard.mock.calls.length;
  expect(before).toBeGreaterThan(0);
  leave();
  say(0, { type: 'done' });
  expect(heard).toHaveBeenCalledTimes(before);
});

it('another unit reads the file again; the one it has is only confirmed', () => {
  desk.add([file('a.step')]);
  say(0, { type: 'model', model: { ...model, unit: 'unknown' } });
  say(0, { type: 'done' });
  const id = desk.snapshot()[0]?.id ?? 0;
  desk.setUnit(id, 'inch');
  expect(states()).toEqual(['reading']);
  expect(asked.map(({ unit }) => unit)).toEqual([null, 'inch']);
  say(1, { type: 'model', model: { ...model, unit: 'inch' } });
  say(1, { type: 'done' });
  desk.setUnit(id, 'inch');
  expect(asked).toHaveLength(2);
  expect(desk.snapshot()[0]).toMatchObject({ unit: 'inch', state: 'done' });
});
