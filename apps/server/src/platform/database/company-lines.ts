import { refuseHungUp } from '../workers/caller-signal.ts';

interface Line {
  busy: number;
  readonly waiting: (() => void)[];
}

/**
 * So many transactions of one company are at the database at the same time; its others wait in a line of their own, so
 * that a company with a hundred calls makes another one wait for a single transaction. A call whose caller hangs up
 * meanwhile never begins.
 */
export function openCompanyLines(atOnce: number) {
  const lines = new Map<string, Line>();

  async function enter(company: string): Promise<void> {
    const line = lines.get(company) ?? { busy: 0, waiting: [] };
    lines.set(company, line);
    if (line.busy < atOnce) line.busy += 1;
    // The one that leaves hands its place over.
    else await new Promise<void>((resolve) => line.waiting.push(resolve));
  }

  function leave(company: string): void {
    const line = lines.get(company);
    const next = line?.waiting.shift();
    if (next) next();
    else if (line) {
      line.busy -= 1;
      if (line.busy === 0) lines.delete(company);
    }
  }

  return async <T>(company: string, work: () => Promise<T>): Promise<T> => {
    await enter(company);
    try {
      refuseHungUp();
      return await work();
    } finally {
      leave(company);
    }
  };
}
