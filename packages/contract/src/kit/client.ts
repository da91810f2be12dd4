import { errorCodes, type ReceivedError, readErrorBody } from './errors.ts';
import { PROGRESS_TYPE, type Progress, readProgress } from './progress.ts';
import { readKnown } from './read-known.ts';
import type { RouteAnswer, RouteInput, RouteSpec } from './route.ts';

/** A call that did not end in 2xx, or did not reach the server at all (`status` 0). */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ReceivedError;
  /** The server's sentence; null where `message` is the client's. */
  readonly said: string | null;
  constructor(status: number, body: ReceivedError, said: string | null = body.message) {
    super(body.message);
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
    this.said = said;
  }
  get code() {
    return this.body.code;
  }
}

interface HttpRequest {
  method: string;
  headers: Record<string, string>;
  body?: unknown;
  signal?: unknown;
}
interface HttpResponse {
  readonly ok: boolean;
  readonly status: number;
  text(): Promise<string>;
  /** Media type of the body; only calls with `progress` read it. */
  readonly type?: string;
  /** The body in chunks as they arrive; without it a call with `progress` reports all steps at its end. */
  readonly pieces?: () => AsyncIterable<string>;
}

export interface ClientOptions {
  /** Where the API lives, e.g. `/api` or `https://api.example.it`. */
  readonly base: string;
  readonly token: () => string | null;
  /** The platform's fetch; the kit itself knows neither DOM nor Node. */
  readonly fetch: (url: string, request: HttpRequest) => Promise<HttpResponse>;
  /** Runs before a call is sent; an ApiError thrown here (an expired licence) ends the call. */
  readonly before?: (spec: RouteSpec) => void;
  /** Sees every failed call once: the 401 and licence popups live there. */
  readonly onError?: (error: ApiError, spec: RouteSpec, hadToken: boolean) => void;
}

interface CallOptions {
  readonly signal?: unknown;
  readonly onProgress?: (progress: Progress) => void;
}

export type Call = <const Spec extends RouteSpec>(
  spec: Spec,
  ...args: keyof RouteInput<Spec> extends never
    ? [input?: Record<string, never>, options?: CallOptions]
    : [input: RouteInput<Spec>, options?: CallOptions]
) => Promise<RouteAnswer<Spec>>;

interface LooseInput {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  upload?: { type: string };
}

/** Path with its parameters filled in and the query behind it. */
export function buildPath(spec: RouteSpec, input: LooseInput): string {
  const path = spec.path.replace(/:([a-zA-Z]+)/g, (_, name: string) => {
    const value = input.params?.[name];
    if (value === undefined) throw new Error(`missing path parameter ${name} for ${spec.path}`);
    return encodeURIComponent(value);
  });
  const pairs: string[] = [];
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value === undefined || value === null || value === '') continue;
    for (const one of Array.isArray(value) ? value : [value]) {
      pairs.push(`${encodeURIComponent(name)}=${encodeURIComponent(String(one))}`);
    }
  }
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path;
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function createClient(options: ClientOptions): Call {
  const send = async (spec: RouteSpec, input: LooseInput, token: string | null, callOptions: CallOptions) => {
    const { signal } = callOptions;
    options.before?.(spec);
    const headers: Record<string, string> = { accept: 'application/json' };
    if (token) headers.authorization = `Bearer ${token}`;
    const request: HttpRequest = { method: spec.method, headers };
    if (signal) request.signal = signal;
    if (input.upload) {
      headers['content-type'] = input.upload.type;
      request.body = input.upload;
    } else if (spec.method !== 'GET') {
      headers['content-type'] = 'application/json';
      request.body = JSON.stringify(input.body ?? {});
    }
    const response = await options
      .fetch(options.base + buildPath(spec, input), request)
      .catch(throwUnreachable);
    if (spec.progress && response.ok && response.type?.startsWith(PROGRESS_TYPE)) {
      return readAnswer(spec, await lastLine(response, callOptions));
    }
    const body = parseBody(await response.text().catch(throwUnreachable));
    if (response.ok) return readAnswer(spec, body);
    throw failure(response.status, body);
  };

  const call = async (spec: RouteSpec, input: LooseInput = {}, callOptions: CallOptions = {}) => {
    const token = options.token();
    try {
      return await send(spec, input, token, callOptions);
    } catch (error) {
      if (error instanceof ApiError) options.onError?.(error, spec, token !== null);
      throw error;
    }
  };
  return call as Call;
}

/** Unknown fields are dropped by the answer's shape; an unknown value means that the page is outdated. */
function readAnswer(spec: RouteSpec, body: unknown): unknown {
  const read = spec.skipsUnread ? readKnown(spec.answer, body) : spec.answer.safeParse(body);
  if (read.success) return read.data;
  const { status, message } = errorCodes.PAGE_OUTDATED;
  throw new ApiError(status, { code: 'PAGE_OUTDATED', message });
}

const unreachable = (): ApiError =>
  new ApiError(0, { code: 'UNAVAILABLE', message: errorCodes.UNAVAILABLE.message }, null);

/** The server was not reached, or the connection broke during the answer; an abort by the caller is rethrown. */
function throwUnreachable(cause: unknown): never {
  throw isAbort(cause) ? cause : unreachable();
}

function failure(status: number, received: unknown): ApiError {
  const { body, said } = readErrorBody(received);
  return new ApiError(status, body, said);
}

/** Error of a failed call from its body as text; status 0 = the server was not reached. */
export const readFailure = (status: number, text: string): ApiError =>
  status === 0 ? unreachable() : failure(status, parseBody(text));

async function* whole(response: HttpResponse): AsyncGenerator<string> {
  yield await response.text();
}

/** A connection that breaks during the answer leaves the outcome unknown, and the error says so. */
async function lastLine(response: HttpResponse, { onProgress }: CallOptions): Promise<unknown> {
  const pieces = response.pieces?.() ?? whole(response);
  const last = await readProgress(pieces, onProgress ?? (() => {})).catch((cause: unknown) => {
    if (isAbort(cause)) throw cause;
    return null;
  });
  if (!last) throw unreachable();
  if ('error' in last) throw failure(last.status, last.error);
  return last.answer;
}

function isAbort(cause: unknown): boolean {
  return typeof cause === 'object' && cause !== null && (cause as { name?: unknown }).name === 'AbortError';
}
