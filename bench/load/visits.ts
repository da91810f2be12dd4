import { setTimeout as sleep } from 'node:timers/promises';
import { LIVE_PATH } from '@truciolo/contract';
import { ask, demand, listen, type Question } from '../../testing/ask.ts';
import type { Person } from './people.ts';

/** Result of one action of a user. */
export interface Visit {
  readonly name: string;
  readonly ms: number;
  readonly status: number;
}

export interface Desk {
  readonly base: string;
  readonly person: Person;
  token: string;
  edits: number;
}

type Act = (desk: Desk) => Promise<Omit<Visit, 'name'>>;

const pick = (list: readonly string[]) => list[Math.floor(Math.random() * list.length)] ?? '';
const words = ['perno', 'rossi', 'c45', 'ro-4471', 'snodo', 'lotto 3'].map(encodeURIComponent);

async function timed({ base, person, token }: Desk, question: Question) {
  const start = performance.now();
  const { status, text } = await ask(base, { token, from: person.from, ...question });
  return { ms: performance.now() - start, status, text };
}

const asking =
  (question: (desk: Desk) => Question): Act =>
  (desk) =>
    timed(desk, question(desk));

const login: Act = async (desk) => {
  const { email: username, password } = desk.person;
  const answer = await timed(desk, { method: 'POST', path: '/auth/login', body: { username, password } });
  if (answer.status !== 200) throw new Error(`login: ${answer.status} ${answer.text}`);
  desk.token = (JSON.parse(answer.text) as { token: string }).token;
  return answer;
};

/** Changes one field of an open quote, like the editor's autosave. */
const edit: Act = async (desk) => {
  const { base, person, token } = desk;
  const path = `/quotes/${pick(person.quotes)}`;
  const { from } = person;
  const { version, document } = await demand<{ version: number; document: { title: string } }>(base, {
    path,
    token,
    from,
  });
  desk.edits += 1;
  const value = `Lotto ${person.email} ${desk.edits}`;
  const changes = [{ path: ['title'], base: document.title, value }];
  return timed(desk, { method: 'PATCH', path, body: { version, changes } });
};

/** Actions with their percentage: mostly reads, a PDF now and then. */
export const acts: readonly (readonly [share: number, name: string, act: Act])[] = [
  [10, 'quote edit', edit],
  [2, 'login', login],
  [6, 'verify', asking(() => ({ path: '/auth/verify' }))],
  [18, 'quote list', asking(() => ({ path: '/quotes/rows?limit=50' }))],
  [8, 'quote search', asking(() => ({ path: `/quotes/rows?limit=50&q=${pick(words)}` }))],
  [6, 'search everywhere', asking(() => ({ path: `/search?q=${pick(words)}` }))],
  [12, 'materials', asking(() => ({ path: '/materials' }))],
  [6, 'customers', asking(() => ({ path: '/customers/rows?limit=50' }))],
  [14, 'open a quote', asking(({ person }) => ({ path: `/quotes/${pick(person.quotes)}` }))],
  [10, 'notices', asking(() => ({ path: '/notices' }))],
  [6, 'dashboard', asking(() => ({ path: '/dashboard?days=90' }))],
  [2, 'PDF', asking(({ person }) => ({ path: `/quotes/${pick(person.quotes)}/pdf` }))],
];
const drawn = acts.flatMap(([share, name, act]) => Array.from({ length: share }, () => ({ name, act })));

export async function sitDown(base: string, person: Person): Promise<Desk> {
  const desk: Desk = { base, person, token: '', edits: 0 };
  await login(desk);
  return desk;
}

/** A user at work until the end: an open stream, and actions with pauses. */
export async function work(
  base: string,
  person: Person,
  { think, until }: { readonly think: () => number; readonly until: number },
  note: (visit: Visit) => void,
): Promise<void> {
  const desk = await sitDown(base, person);
  const leave = await listen(base, { path: LIVE_PATH, token: desk.token, from: person.from });
  while (performance.now() < until) {
    await sleep(Math.min(think(), Math.max(0, until - performance.now())));
    if (performance.now() >= until) break;
    const chosen = drawn[Math.floor(Math.random() * drawn.length)];
    if (chosen) note({ name: chosen.name, ...(await chosen.act(desk)) });
  }
  leave();
}
