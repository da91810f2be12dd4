import { priceQuote } from '../src/index.ts';
import { perno, pernoQuote } from './perno.ts';

export interface BenchResult {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
}

const POSITIONS = 200;

/** The work of the editor between a key and the new totals: one position of two hundred is priced, all are summed. */
export function benchKeystroke(): BenchResult[] {
  const positions = Array.from({ length: POSITIONS }, (_, index) => ({ ...perno, id: `p${index}` }));
  const quote = { ...pernoQuote, positions };
  const before = new Map(priceQuote(quote).positions.map((priced) => [priced.id, priced]));
  const rounds = (budgetMs: number, press: (round: number) => void) => {
    const start = process.cpuUsage();
    const spent = () => {
      const { user, system } = process.cpuUsage(start);
      return (user + system) / 1000;
    };
    let done = 0;
    do press(done++);
    while (spent() < budgetMs);
    return (done * 1000) / spent();
  };
  const press = (round: number) => {
    const typed = { ...perno, id: 'p7', scrap: { ...perno.scrap, value: round % 50 } };
    const next = { ...quote, positions: positions.with(7, typed) };
    priceQuote(next, ({ id }) => (id === 'p7' ? undefined : before.get(id)));
  };
  const whole = () => void priceQuote(quote);
  rounds(300, press);
  rounds(300, whole);
  return [
    { name: 'keys to totals, 200 positions', value: Math.round(rounds(1000, press)), unit: '1/s' },
    {
      name: 'positions of a quote, read and priced',
      value: Math.round(rounds(1000, whole) * POSITIONS),
      unit: '1/s',
    },
  ];
}
