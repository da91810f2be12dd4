import { vi } from 'vitest';

interface Asked {
  /** Method and path, e.g. `POST /api/auth/login`. */
  readonly call: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

/** The answer of a call: a JSON body, a body with its status, or null for a connection that fails. */
export type Answer = object | { readonly status: number; readonly json: object } | null;

const isWithStatus = (answer: object): answer is { status: number; json: object } =>
  'status' in answer && 'json' in answer;

/**
 * Puts answers in the place of the server. A call without an answer fails like one without a connection. Answers with
 * the calls that were made, in order.
 */
export function stubApi(answers: Readonly<Record<string, Answer | (() => Promise<Answer>)>> = {}) {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (url: string | URL, request: RequestInit = {}) => {
    const { pathname, searchParams: query } = new URL(url, 'http://localhost');
    const call = `${request.method ?? 'GET'} ${pathname}`;
    asked.push({ call, query, body: typeof request.body === 'string' ? JSON.parse(request.body) : null });
    const given = answers[call];
    const answer = typeof given === 'function' ? await given() : given;
    if (!answer) throw new TypeError('Failed to fetch');
    const { status, json } = isWithStatus(answer) ? answer : { status: 200, json: answer };
    return new Response(JSON.stringify(json), { status, headers: { 'content-type': 'application/json' } });
  });
  return asked;
}

/** An answer that waits until it is let go. */
export function held(answer: Answer) {
  let letGo = () => {};
  const wait = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return { letGo: () => letGo(), answer: () => wait.then(() => answer) };
}
