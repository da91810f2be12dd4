import { Agent, type IncomingMessage, request } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 1024 });

export interface Question {
  readonly method?: string;
  readonly path: string;
  readonly body?: unknown;
  readonly token?: string;
  /** The visitor's address from the proxy. */
  readonly from?: string;
}

function send(base: string, { method = 'GET', path, body, token, from }: Question) {
  const payload = body === undefined ? undefined : JSON.stringify(body);
  return new Promise<IncomingMessage>((resolve, reject) => {
    const headers = {
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(from ? { 'x-forwarded-for': from } : {}),
    };
    const sent = request(`${base}${path}`, { method, headers, agent }, resolve);
    sent.on('error', reject);
    sent.end(payload);
  });
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

/**
 * One call over a kept-alive connection, cheaper than fetch: the benchmark shares the processors with the measured
 * system.
 */
export async function ask(base: string, question: Question): Promise<Answer> {
  const response = await send(base, question);
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return { status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() };
}

/** The same, where only success is of use. */
export async function demand<T>(base: string, question: Question): Promise<T> {
  const { status, text } = await ask(base, question);
  if (status < 200 || status > 299)
    throw new Error(`${question.method ?? 'GET'} ${question.path}: ${status} ${text.slice(0, 300)}`);
  return JSON.parse(text) as T;
}

/** A listening page; returns a function that closes it. */
export async function listen(base: string, question: Question): Promise<() => void> {
  const response = await send(base, question);
  if (response.statusCode !== 200) throw new Error(`stream: ${response.statusCode}`);
  response.resume();
  response.on('error', () => {});
  return () => void response.destroy();
}
