import { createHash } from 'node:crypto';
import { isWrite, type RouteSpec } from '@truciolo/contract';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Actor, Services } from '../context.ts';
import type { ReceivedFile } from '../files/received-file.ts';
import { forgetAnswer, reserveAnswer, storeAnswer } from './answers-repository.ts';
import { LargeBody } from './body-parsers.ts';

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/;
/** A reservation this old belongs to a process that died: the call may be made again. */
const ABANDONED_MS = 5 * 60_000;

interface Asked {
  readonly spec: RouteSpec;
  readonly actor: Actor | null;
  readonly request: FastifyRequest;
}

interface Answered {
  readonly text: string;
  /** The answer of an earlier call under the same key. */
  readonly isReplayed: boolean;
}

async function fingerprintOf({ spec, request }: Asked): Promise<string> {
  const { method, url, body } = request;
  const hash = createHash('sha256').update(`${method} ${url}\n`);
  if (body instanceof LargeBody) hash.update(body.text);
  else if (spec.upload && body) for await (const chunk of (body as ReceivedFile).chunks()) hash.update(chunk);
  else hash.update(JSON.stringify(body ?? null));
  return hash.digest('hex');
}

/** The caller's own name for this write; null where the call is no write of a program, or has none. */
function keyOf({ spec, actor, request }: Asked): string | null {
  const sent = request.headers['idempotency-key'];
  if (!actor?.keyGuid || !isWrite(spec.method) || sent === undefined) return null;
  if (typeof sent !== 'string' || !IDEMPOTENCY_KEY.test(sent)) throw new AppError('IDEMPOTENCY_KEY');
  return sent;
}

/**
 * A write of a program with an `Idempotency-Key` is carried out once: a repeated call gets the first answer. A refused
 * call stores nothing, so it can be corrected and sent under the same key.
 */
export async function answerOnce(
  { handles, clock }: Services,
  asked: Asked,
  work: () => Promise<string>,
): Promise<Answered> {
  const { actor } = asked;
  const idempotencyKey = keyOf(asked);
  if (!actor?.keyGuid || idempotencyKey === null) return { text: await work(), isReplayed: false };
  const { companyGuid, keyGuid } = actor;
  const place = { companyGuid, keyGuid, idempotencyKey };
  const fingerprint = await fingerprintOf(asked);
  const now = clock();
  const abandoned = new Date(now.getTime() - ABANDONED_MS);
  const earlier = await handles.tenant(companyGuid, (db) =>
    reserveAnswer(db, { ...place, fingerprint, createdAt: now }, abandoned),
  );
  if (earlier) {
    if (earlier.fingerprint !== fingerprint) throw new AppError('IDEMPOTENCY_KEY_USED');
    if (earlier.answer === null) throw new AppError('TWICE_AT_ONCE');
    return { text: earlier.answer, isReplayed: true };
  }
  try {
    const text = await work();
    await handles.tenant(companyGuid, (db) => storeAnswer(db, place, text));
    return { text, isReplayed: false };
  } catch (error) {
    await handles.tenant(companyGuid, (db) => forgetAnswer(db, place));
    throw error;
  }
}
