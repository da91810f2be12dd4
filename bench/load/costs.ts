import { asBody, pin, pinQuote } from '../../apps/server/test/quote-samples.ts';
import { demand } from '../../testing/ask.ts';
import type { Measure } from '../timing/time-calls.ts';
import { clusterCpuMs, cpuMs } from './cpu.ts';
import { readDelay } from './loop-delay.ts';
import type { Machine } from './machine.ts';
import type { Person } from './people.ts';
import { acts, type Desk, sitDown } from './visits.ts';

const EACH = 40;
const EACH_LARGE = 5;
const FIVE = [10, 20, 50, 100, 200];

/** A price list as a quote: this many positions with five phases at five quantities. */
async function largeQuote({ base, token, person }: Desk, count: number): Promise<string> {
  const [phase] = pin().phases;
  const phases = phase ? FIVE.map((_quantity, index) => ({ ...phase, id: String(index) })) : [];
  const positions = Array.from({ length: count }, (_unused, at) =>
    pin({ id: `p${at}`, code: `RO-${at}`, quantities: FIVE, chosenQuantity: 20, phases }),
  );
  const body = asBody(pinQuote({ title: 'Listino', positions }));
  const { from } = person;
  return (await demand<{ guid: string }>(base, { method: 'POST', path: '/quotes', body, token, from })).guid;
}

interface Kind {
  readonly name: string;
  readonly each: number;
  act(): Promise<{ readonly status: number }>;
}

/** Processor time of each kind of action, and the longest block of the event loop. */
export async function costs(machine: Machine, person: Person): Promise<Measure[]> {
  const { pids, backend } = machine;
  const desk = await sitDown(machine.base, person);
  /** Evaluated at the time of the action: logins in between change the token. */
  const withQuote = (guid: string): Desk => ({ ...desk, person: { ...person, quotes: [guid] } });
  const kinds: Kind[] = acts.map(([, name, act]) => ({ name, each: EACH, act: () => act(desk) }));
  for (const count of [100, 1000]) {
    const guid = await largeQuote(desk, count);
    for (const name of ['open a quote', 'quote edit', 'PDF']) {
      const act = acts.find(([, known]) => known === name)?.[2];
      if (act && !(name === 'PDF' && count > 100))
        kinds.push({
          name: `${name}, ${count} positions`,
          each: EACH_LARGE,
          act: () => act(withQuote(guid)),
        });
    }
  }
  const measures: Measure[] = [];
  for (const { name, each, act } of kinds) {
    await act();
    await readDelay(machine);
    const spent = () => ({
      app: pids.reduce((sum, pid) => sum + cpuMs(pid), 0),
      database: clusterCpuMs(backend),
    });
    const before = spent();
    for (let turn = 0; turn < each; turn += 1) {
      const { status } = await act();
      if (status >= 400) throw new Error(`${name}: ${status}`);
    }
    const after = spent();
    const { longest } = await readDelay(machine);
    measures.push(
      { name: `cost: ${name}, CPU of the app`, value: (after.app - before.app) / each, unit: 'ms' },
      {
        name: `cost: ${name}, CPU of PostgreSQL`,
        value: (after.database - before.database) / each,
        unit: 'ms',
      },
      { name: `cost: ${name}, longest delay of the event loop`, value: longest, unit: 'ms' },
    );
  }
  return measures;
}
