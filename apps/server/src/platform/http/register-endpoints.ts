import { isApiKey, isWrite, type RouteSpec } from '@truciolo/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Actor, Context, Services } from '../context.ts';
import type { ReceivedFile } from '../files/received-file.ts';
import { withCallerSignal } from '../workers/caller-signal.ts';
import { writeJson } from '../write-json.ts';
import { answerOnce } from './answer-once.ts';
import { LargeBody, PUBLIC_LIMIT_BYTES } from './body-parsers.ts';
import { contextOf } from './context-of.ts';
import { openCrowdLimit } from './crowd-limit.ts';
import type { Endpoint } from './endpoint.ts';
import { toAppError } from './error-handler.ts';
import { guardCall, guardLicence } from './guards.ts';
import { isFromThisMachine } from './loopback.ts';
import { noteRefusal } from './note-refusal.ts';
import { ProgressReply } from './progress-reply.ts';
import { readLargeBody } from './read-large-body.ts';
import { openUploadTurns, PUBLIC_UPLOADS_AT_ONCE } from './upload-turns.ts';
import { validate } from './validate.ts';

/**
 * Finds the user of a bearer token; throws a 401 if the session has ended. Polling does not count as user activity: an
 * unused session ends even if its page stays open.
 */
export type Authenticate = (token: string, isSignOfLife: boolean) => Promise<Actor>;
/** Admits an API key of a company if it has the scope that the call declares; throws otherwise. */
export type AdmitKey = (token: string, spec: RouteSpec, caller: KeyCaller) => Promise<Actor>;
/** Knows a valid key and counts the call, whatever its scopes: the calls behind it check them. */
export type KnowKey = (token: string, caller: KeyCaller) => Promise<{ readonly keyGuid: string }>;

interface KeyCaller {
  readonly ip: string;
  /** Headers that tell the caller what is left of its limit. */
  readonly tell: (headers: Record<string, string>) => void;
}

interface Doors {
  readonly authenticate: Authenticate;
  readonly admitKey: AdmitKey;
}

export const bearerOf = (request: FastifyRequest): string | null => {
  const match = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '');
  return match?.[1] ?? null;
};

async function findActor(
  spec: RouteSpec,
  request: FastifyRequest,
  reply: FastifyReply,
  { authenticate, admitKey }: Doors,
): Promise<Actor | null> {
  const token = bearerOf(request);
  const isSignOfLife = !spec.polled;
  if (spec.access === 'session') {
    if (!token) throw new AppError('UNAUTHENTICATED');
    if (!isApiKey(token)) return authenticate(token, isSignOfLife);
    return admitKey(token, spec, { ip: request.ip, tell: (headers) => void reply.headers(headers) });
  }
  // An API key is not a user: public calls ignore it.
  if (!token || isApiKey(token)) return null;
  // A public call with an expired token is still a public call.
  return authenticate(token, isSignOfLife).catch((error: unknown) => {
    if (error instanceof AppError && error.status === 401) return null;
    throw error;
  });
}

function checkMedia(spec: RouteSpec, request: FastifyRequest): void {
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim() ?? '';
  if (type === '') return;
  const taken = spec.upload
    ? spec.upload.types
    : spec.beacon
      ? ['application/json', 'text/plain']
      : ['application/json'];
  if (!taken.includes(type)) throw new AppError('UNSUPPORTED_MEDIA');
}

type Report = Context['report'];
const nobodyAsks: Report = () => {};

/** Refusals of a known user are audited, whichever step they come from. */
async function noting<T>(
  services: Services,
  spec: RouteSpec,
  actor: Actor | null,
  work: () => T | Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (actor) await noteRefusal(services, spec, actor, error);
    throw error;
  }
}

/**
 * The caller is authenticated before the body is read: strangers make the server parse nothing and learn nothing about
 * valid bodies.
 */
async function admit(
  spec: RouteSpec,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
  doors: Doors,
): Promise<Actor | null> {
  const actor = await findActor(spec, request, reply, doors);
  await noting(services, spec, actor, () => {
    if (actor && spec.access === 'session') {
      guardLicence(spec, actor, services.clock());
      guardCall(spec, actor);
    }
    checkMedia(spec, request);
  });
  return actor;
}

async function bodyOf(
  spec: RouteSpec,
  { body, ip }: FastifyRequest,
  { workers }: Services,
  actor: Actor | null,
) {
  if (body instanceof LargeBody) return readLargeBody(workers, actor?.companyGuid ?? ip, spec, body);
  return validate(spec.body, body ?? {}, 'body');
}

/** The parser of uploads made it; undefined where a call has no body. */
const uploadOf = (request: FastifyRequest) => request.body as ReceivedFile | undefined;

async function scannedUpload(request: FastifyRequest, { scanner }: Services): Promise<ReceivedFile> {
  const upload = uploadOf(request);
  if (!upload) throw new AppError('UNSUPPORTED_MEDIA');
  await scanner?.check(upload.chunks());
  return upload;
}

/** Aborted when the caller is gone before the answer was. */
export function hungUpSignal(reply: FastifyReply): AbortSignal {
  const { raw } = reply;
  const hangUp = new AbortController();
  // The connection decides: an injected call closes its reply as soon as an upload has been read.
  const check = () => {
    if (!raw.writableFinished && raw.socket?.destroyed !== false) hangUp.abort();
  };
  // A caller who is gone already fires no further event.
  if (raw.destroyed) check();
  raw.once('close', check);
  return hangUp.signal;
}

interface Admitted {
  readonly actor: Actor | null;
  readonly signal: AbortSignal;
}

interface Asking extends Admitted {
  readonly report: Report;
}

/** A write that has arrived is carried out, also for a caller whose connection breaks. */
const cancelledBy = ({ method, writes }: RouteSpec, signal: AbortSignal) =>
  isWrite(method) && writes !== 'none' ? undefined : signal;

function answer(
  { spec, handle, reads }: Endpoint,
  request: FastifyRequest,
  services: Services,
  { actor, report, signal }: Asking,
) {
  return noting(services, spec, actor, async () => {
    const context = contextOf(services, {
      actor,
      report,
      reads,
      caller: {
        ip: request.ip,
        isLocal: isFromThisMachine(request.ip, request.headers),
        userAgent: request.headers['user-agent'] ?? '',
      },
    });
    const input = {
      params: validate(spec.params, request.params, 'params'),
      query: validate(spec.query, request.query, 'query'),
      ...(spec.upload
        ? { body: {}, upload: await scannedUpload(request, services) }
        : { body: await withCallerSignal(signal, () => bodyOf(spec, request, services, actor)) }),
    };
    const result = await withCallerSignal(cancelledBy(spec, signal), () => handle(context, input));
    // The contract shapes the answer: undeclared fields are never sent.
    return spec.answer.parse(result);
  });
}

function bodyLimitOf({ upload, maxBytes, access }: RouteSpec): { bodyLimit?: number } {
  const bodyLimit = upload?.maxBytes ?? maxBytes ?? (access === 'public' ? PUBLIC_LIMIT_BYTES : undefined);
  return bodyLimit === undefined ? {} : { bodyLimit };
}

async function respond(
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
  { actor, signal }: Admitted,
): Promise<FastifyReply> {
  const { spec } = endpoint;
  if (spec.progress) {
    const progress = new ProgressReply(reply);
    const report: Report = (done, total) => progress.report(done, total);
    try {
      const result = await answer(endpoint, request, services, { actor, report, signal });
      if (progress.hasBegun) return progress.answer(result);
      return reply.header('cache-control', 'no-store').send(result);
    } catch (error) {
      if (!progress.hasBegun) throw error;
      return progress.fail(toAppError(error, services.log, request));
    }
  }
  const work = async () =>
    writeJson((await answer(endpoint, request, services, { actor, report: nobodyAsks, signal })) as object);
  const { text, isReplayed } = await answerOnce(services, { spec, actor, request }, work);
  if (isReplayed) reply.header('idempotency-replayed', 'true');
  return reply
    .code(spec.status ?? 200)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(text);
}

export function registerEndpoints(
  app: FastifyInstance,
  endpoints: readonly Endpoint[],
  services: Services,
  doors: Doors,
): void {
  const admitted = new WeakMap<FastifyRequest, Admitted>();
  const crowd = openCrowdLimit(services.clock);
  const uploads = openUploadTurns();
  const publicUploads = openUploadTurns(PUBLIC_UPLOADS_AT_ONCE);
  for (const endpoint of endpoints) {
    const { spec } = endpoint;
    app.route({
      method: spec.method,
      url: spec.path,
      ...bodyLimitOf(spec),
      config: { takesUpload: spec.upload !== undefined },
      onRequest: async (request, reply) => {
        if (spec.access === 'public' && isWrite(spec.method)) crowd.take(request);
        const signal = hungUpSignal(reply);
        const actor = await withCallerSignal(cancelledBy(spec, signal), () =>
          admit(spec, request, reply, services, doors),
        );
        admitted.set(request, { actor, signal });
        if (!spec.upload) return;
        const leave = await (spec.access === 'public'
          ? publicUploads.enter(request.ip)
          : uploads.enter(actor?.companyGuid ?? request.ip));
        reply.raw.once('close', leave);
        // A caller who hung up while waiting fires no further event.
        if (reply.raw.destroyed) leave();
      },
      // The store has moved an upload that it took; one that was refused goes here.
      handler: (request, reply) =>
        respond(
          endpoint,
          request,
          reply,
          services,
          admitted.get(request) ?? { actor: null, signal: hungUpSignal(reply) },
        ).finally(() => spec.upload && uploadOf(request)?.drop()),
    });
  }
}
