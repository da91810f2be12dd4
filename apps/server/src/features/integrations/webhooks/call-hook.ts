import { createHmac } from 'node:crypto';
import { lookup } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { HOOK_SIGNATURE } from '@truciolo/contract';
import { isPublicAddress, readHookAddress } from './hook-address.ts';

const PATIENCE_MS = 10_000;
/** The connection is closed beyond this size. */
const ANSWER_BYTES = 64 * 1024;
/** Beginning of an answer that the log shows. */
const ANSWER_CHARACTERS = 2000;

/** The name resolved to an internal network. */
const INTERNAL = 'L’indirizzo porta a una rete interna.';

/** Resolves and checks in one step, so that the checked address is the one that is called. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0);
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new Error(INTERNAL), '', 0);
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};

/** HMAC-SHA256 over the time of sending and the body, so that an old call cannot be replayed as a new one. */
function signatureOf(secrets: readonly string[], seconds: number, body: string): string {
  const mac = (secret: string) => createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return [`t=${seconds}`, ...secrets.map((secret) => `v1=${mac(secret)}`)].join(',');
}

interface HookCall {
  readonly url: string;
  /** Each signs the call; the current one comes first. */
  readonly secrets: readonly string[];
  readonly guid: string;
  readonly event: string;
  readonly body: string;
  readonly at: Date;
  readonly allowsPrivate: boolean;
}

/** Result of a call; `status` null = no answer, with the reason in `error`. */
export interface HookAnswer {
  readonly taken: boolean;
  readonly status: number | null;
  readonly error: string;
  readonly signature: string;
  /** Beginning of the answer's text. */
  readonly answer: string;
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'Nessun programma risponde a questo indirizzo.',
  ECONNRESET: 'Il collegamento si è interrotto.',
  ENOTFOUND: 'Il nome di questo indirizzo non esiste.',
  EAI_AGAIN: 'Il nome di questo indirizzo non si trova in questo momento.',
  ETIMEDOUT: 'Nessuna risposta entro 10 secondi.',
};

function reasonOf(error: Error & { readonly code?: string }): string {
  const { code = '' } = error;
  if (error.message === INTERNAL) return INTERNAL;
  if (/CERT|TLS|SSL|SELF_SIGNED/.test(code)) return 'Il certificato https non è valido.';
  return REASONS[code] ?? 'Il collegamento non è riuscito.';
}

/** The beginning of an answer without characters that the database cannot store. */
const readableText = (bytes: Buffer): string =>
  Array.from(bytes.toString('utf8').replaceAll('\0', '')).slice(0, ANSWER_CHARACTERS).join('');

/** One signed call. Redirects are not followed: they could lead to an internal address. */
export async function callHook(call: HookCall): Promise<HookAnswer> {
  const { secrets, guid, event, body, at, allowsPrivate } = call;
  const url = readHookAddress(call.url, allowsPrivate);
  const request = url.protocol === 'https:' ? secureRequest : plainRequest;
  const signature = signatureOf(secrets, Math.floor(at.getTime() / 1000), body);
  return new Promise((resolve) => {
    const fail = (error: Error) =>
      resolve({ taken: false, status: null, error: reasonOf(error), signature, answer: '' });
    const sent = request(url, {
      method: 'POST',
      agent: false,
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(allowsPrivate ? {} : { lookup: publicLookup }),
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Truciolo-Webhook/1',
        'x-truciolo-event': event,
        'x-truciolo-delivery': guid,
        [HOOK_SIGNATURE]: signature,
      },
    });
    sent.on('error', (error) =>
      fail(
        error.name === 'AbortError' || error.name === 'TimeoutError'
          ? Object.assign(error, { code: 'ETIMEDOUT' })
          : error,
      ),
    );
    sent.on('response', (response) => {
      const status = response.statusCode ?? 0;
      const taken = status >= 200 && status < 300;
      const chunks: Buffer[] = [];
      const end = () =>
        resolve({
          taken,
          status,
          error: taken ? '' : `Ha risposto ${status}.`,
          signature,
          answer: readableText(Buffer.concat(chunks)),
        });
      let read = 0;
      response.on('data', (chunk: Buffer) => {
        read += chunk.length;
        if (read > ANSWER_BYTES) response.destroy();
        else chunks.push(chunk);
      });
      response.on('close', end);
    });
    sent.end(body);
  });
}
