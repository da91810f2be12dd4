import { setTimeout as sleep } from 'node:timers/promises';
import { buildCustomer } from '../../apps/server/test/registry-samples.ts';
import { ask, demand } from '../../testing/ask.ts';

export interface Writing {
  /** Names that the server said it has. */
  readonly acknowledged: Set<string>;
  readonly statuses: Map<number, number>;
  /** The longest wait for an answer, whatever it was, ms. */
  longest: number;
}

export const newWriting = (): Writing => ({ acknowledged: new Set(), statuses: new Map(), longest: 0 });

/** Writes customers, a few at once, until it is stopped; a broken connection is not an acknowledgement. */
export async function writeUntil(
  base: string,
  token: string,
  label: string,
  into: Writing,
  until: () => boolean,
  atOnce = 4,
) {
  let serial = 0;
  const writer = async () => {
    while (!until()) {
      serial += 1;
      const name = `${label}-${serial}`;
      const start = performance.now();
      const status = await ask(base, {
        method: 'POST',
        path: '/customers',
        token,
        body: buildCustomer({ name }),
      }).then(
        (answer) => answer.status,
        () => 0,
      );
      into.longest = Math.max(into.longest, performance.now() - start);
      into.statuses.set(status, (into.statuses.get(status) ?? 0) + 1);
      if (status === 201) into.acknowledged.add(name);
      else await sleep(20);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, writer));
}

const READ = ['/customers/rows?limit=50', '/quotes/rows?limit=50', '/dashboard?days=90', '/auth/verify'];

/** Reads lists, one after the other, until it is stopped. */
export async function readUntil(base: string, token: string, into: Writing, until: () => boolean) {
  for (let turn = 0; !until(); turn += 1) {
    const start = performance.now();
    const path = READ[turn % READ.length] ?? '';
    const status = await ask(base, { path, token }).then(
      (answer) => answer.status,
      () => 0,
    );
    into.longest = Math.max(into.longest, performance.now() - start);
    into.statuses.set(status, (into.statuses.get(status) ?? 0) + 1);
  }
}

/** Of the names that were acknowledged, those that are not there. */
export async function lostOf(base: string, token: string, { acknowledged }: Writing): Promise<string[]> {
  const found = new Set<string>();
  for (let offset = 0; ; offset += 500) {
    const { rows } = await demand<{ rows: { name: string }[] }>(base, {
      path: `/customers/rows?limit=500&offset=${offset}&archived=all`,
      token,
    });
    for (const { name } of rows) found.add(name);
    if (rows.length < 500) break;
  }
  return [...acknowledged].filter((name) => !found.has(name));
}
