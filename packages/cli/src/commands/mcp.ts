import { createInterface } from 'node:readline';
import type { Command, CommandIo } from '../command.ts';

const USAGE = `Uso: TRUCIOLO_KEY=trc_… truciolo mcp --url https://officina.example.it/api/mcp
  Collega un assistente (stdio) a un server Truciolo: legge messaggi MCP dallo standard input, uno per riga.
`;

interface Relay {
  readonly url: string;
  readonly key: string;
  readonly write: (line: string) => void;
}

interface Message {
  readonly id?: unknown;
  readonly method?: unknown;
}

const INTERNAL_ERROR = -32_603;

/** A request whose answer did not come: the assistant is told, instead of waiting for ever. */
const failure = (id: unknown, message: string): string =>
  JSON.stringify({ jsonrpc: '2.0', id, error: { code: INTERNAL_ERROR, message } });

async function sentenceOf(response: Response): Promise<string> {
  const text = await response.text();
  try {
    const { message } = JSON.parse(text) as { message?: unknown };
    if (typeof message === 'string') return message;
  } catch {
    // No JSON: the status says it.
  }
  return `Il server ha risposto ${response.status}.`;
}

/** Sends each line to the server and writes its answer as one line; the session's name goes along. */
function openRelay({ url, key, write }: Relay): (line: string) => Promise<void> {
  let session = '';
  return async (line) => {
    if (line.trim() === '') return;
    let message: Message;
    try {
      message = JSON.parse(line) as Message;
    } catch {
      write(
        JSON.stringify({ jsonrpc: '2.0', id: null, error: { code: -32_700, message: 'JSON non valido.' } }),
      );
      return;
    }
    const headers = {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...(session ? { 'mcp-session-id': session } : {}),
    };
    try {
      const response = await fetch(url, { method: 'POST', headers, body: line });
      session = response.headers.get('mcp-session-id') ?? session;
      if (message.id === undefined) return;
      write(response.ok ? (await response.text()).trim() : failure(message.id, await sentenceOf(response)));
    } catch (error) {
      if (message.id !== undefined)
        write(
          failure(message.id, `Server non raggiungibile: ${error instanceof Error ? error.message : ''}`),
        );
    }
  };
}

async function run({ args, stdout, stderr }: CommandIo): Promise<number> {
  const at = args.indexOf('--url');
  const url = at < 0 ? process.env.TRUCIOLO_URL : args[at + 1];
  const key = process.env.TRUCIOLO_KEY;
  if (args.includes('--help') || args.includes('-h')) {
    stderr(USAGE);
    return 0;
  }
  if (!url || !URL.canParse(url) || !key) {
    stderr(
      `truciolo mcp: ${key ? 'manca l’indirizzo del server' : 'manca la chiave in TRUCIOLO_KEY'}.\n${USAGE}`,
    );
    return 2;
  }
  const send = openRelay({ url, key, write: (line) => stdout(`${line}\n`) });
  const waiting = new Set<Promise<void>>();
  for await (const line of createInterface({ input: process.stdin })) {
    const sent = send(line).finally(() => waiting.delete(sent));
    waiting.add(sent);
    // The first message opens the session whose name the others carry.
    if (line.includes('"initialize"')) await sent;
  }
  await Promise.all(waiting);
  return 0;
}

export const mcpCommand: Command = {
  name: 'mcp',
  summary: 'collega un assistente (stdio) a un server Truciolo, con una chiave API',
  run,
};
