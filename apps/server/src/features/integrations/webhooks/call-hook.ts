import { createHmac } from 'node:crypto';
import { lookup } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { HOOK_SIGNATURE } from '@truciolo/contract';
import { isPublicAddress, readHookAddress } from './hook-address.ts';

const PATIENCE_MS = 10_000;
/** The answer's body is not used; the connection is closed beyond this size. */
const ANSWER_BYTES = 64 * 1024;

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
export function signatureOf(secret: string, seconds: number, body: string): string {
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${mac}`;
}

export interface HookCall {
  readonly url: string;
  readonly secret: string;
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

/** One signed call. Redirects are not followed: they could lead to an internal address. */
export async function callHook(call: HookCall): Promise<HookAnswer> {
  const { secret, guid, event, body, at, allowsPrivate } = call;
  const url = readHookAddress(call.url, allowsPrivate);
  const request = url.protocol === 'https:' ? secureRequest : plainRequest;
  return new Promise((resolve) => {
    const fail = (error: Error) => resolve({ taken: false, status: null, error: reasonOf(error) });
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
        [HOOK_SIGNATURE]: signatureOf(secret, Math.floor(at.getTime() / 1000), body),
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
      const end = () => resolve({ taken, status, error: taken ? '' : `Ha risposto ${status}.` });
      let read = 0;
      response.on('data', (chunk: Buffer) => {
        read += chunk.length;
        if (read > ANSWER_BYTES) response.destroy();
      });
      response.on('close', end);
    });
    sent.end(body);
  });
}
