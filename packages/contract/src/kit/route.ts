import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { Role } from './roles.ts';
import type { ApiScope } from './scopes.ts';
import { shapeOnly } from './shape-only.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * How a write behaves beside a concurrent one:
 * - `merge`: the body carries the base values; only fields that somebody else changed meanwhile are refused;
 * - `once`: it has an idempotency key, or is only possible from one state; a repeated call has no further effect;
 * - `append`: adds something and replaces nothing;
 * - `set`: sets one fact (a switch, a day, a choice) whatever it was; the last write wins and nothing else is lost;
 * - `own`: the data belongs to the calling user alone;
 * - `none`: computes something and stores nothing that users edit.
 */
type WriteKind = 'merge' | 'once' | 'append' | 'set' | 'own' | 'none';

/** Capability strings of SPEC section 6; compared case-insensitively after trimming. */
export const capabilities = {
  manageConsumerLicences: 'manage consumer licenses',
  manageSupplierLicences: 'manage supplier licenses',
  insertion: 'insertion',
  assistant3d: '3d assistant',
} as const;

/** One call of the API, declared once: the server registers it, the client calls it, OpenAPI lists it. */
export interface RouteSpec {
  readonly method: Method;
  /** Below the API base, parameters as `:name`. */
  readonly path: `/${string}`;
  /** Declared by every call but a GET (`Declared`). */
  readonly writes?: WriteKind;
  /** One English line for the API page. */
  readonly summary: string;
  /** `public`: no session needed. `session`: a bearer token is needed. */
  readonly access: 'public' | 'session';
  /** One of these capabilities is enough. */
  readonly capability?: readonly string[];
  /** Only these roles may call it, whatever add-ons they have. Default: all of them. */
  readonly roles?: readonly Role[];
  /** Refused to users with "nascondi costi e margini"; the shop floor is always one of them. */
  readonly costs?: 'needed';
  /** Refused to the shop floor, which sees no prices. */
  readonly prices?: 'needed';
  /**
   * A session of a shared tablet may call it; without this flag such sessions are refused, whoever set the tablet up.
   */
  readonly sharedTablet?: true;
  /** An open page polls it: such calls do not count as user activity. */
  readonly polled?: true;
  /**
   * Open to users who still have to set up the second factor that their company requires; other calls are refused until
   * then.
   */
  readonly beforeSecondFactor?: true;
  /** An API key of the company with this scope may call it too; without a scope API keys are refused. */
  readonly scope?: ApiScope;
  /**
   * Writes are refused once the licence has expired, reads stay open (SPEC section 4). `open` marks the
   * exceptions among the writes: password change, logout, company data, logo, contact.
   */
  readonly licence?: 'open';
  /**
   * The call sends something out or puts it into force: an offer, an order, a document, a plan. Pages send it only
   * while every number on them is valid.
   */
  readonly leaves?: true;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Limit of the body in bytes, where the general limit is too small. */
  readonly maxBytes?: number;
  /** Also accepted as text/plain, the only type that a browser's beacon can send across origins without a preflight. */
  readonly beacon?: true;
  /** Raw upload instead of JSON: the accepted media types and the size limit in bytes. */
  readonly upload?: { readonly types: readonly string[]; readonly maxBytes: number };
  readonly answer: z.ZodType;
  /**
   * An older page drops list rows that it cannot read (a new kind of notice) instead of asking for a reload: for
   * informative lists, where a missing row does no harm.
   */
  readonly skipsUnread?: true;
  /** Long work: the server may send lines `{ done, total }` before the answer (`progress.ts`). */
  readonly progress?: true;
  readonly status?: 200 | 201 | 202;
  /** Codes that a caller must expect beyond the general ones (validation, session, licence, rate, fault). */
  readonly errors?: readonly ErrorCode[];
}

/** Writes have to declare their `WriteKind`. */
type Declared =
  | { readonly method: 'GET'; readonly writes?: never }
  | { readonly method: Exclude<Method, 'GET'>; readonly writes: WriteKind };

/**
 * Answers keep their shape and lose their rules: see `shapeOnly`. Each is made at its first use: a page calls a few of
 * the hundreds of routes, and making all answers was a third of the time that its scripts took to start.
 */
export function route<const Spec extends RouteSpec & Declared>(spec: Spec): Spec {
  let answer: Spec['answer'] | undefined;
  return {
    ...spec,
    get answer() {
      answer ??= shapeOnly(spec.answer);
      return answer;
    },
  };
}

type Part<Spec, Key extends 'params' | 'query' | 'body'> = Spec extends { readonly [K in Key]: z.ZodType }
  ? { readonly [K in Key]: z.input<Spec[Key]> }
  : unknown;
type Upload<Spec> = Spec extends { readonly upload: object } ? { readonly upload: Blob } : unknown;
type Blob = { readonly size: number; readonly type: string };

/** Input of a call: the parts that the declaration names. */
export type RouteInput<Spec extends RouteSpec> = Part<Spec, 'params'> &
  Part<Spec, 'query'> &
  Part<Spec, 'body'> &
  Upload<Spec>;

/** Input of the server's use case after validation. */
export type RouteRequest<Spec extends RouteSpec> = {
  readonly params: Spec extends { readonly params: z.ZodType } ? z.output<Spec['params']> : undefined;
  readonly query: Spec extends { readonly query: z.ZodType } ? z.output<Spec['query']> : undefined;
  readonly body: Spec extends { readonly body: z.ZodType } ? z.output<Spec['body']> : undefined;
};

export type RouteAnswer<Spec extends RouteSpec> = z.output<Spec['answer']>;
/** Result of a use case; the answer's schema shapes it on the way out. */
export type RouteResult<Spec extends RouteSpec> = z.input<Spec['answer']>;

export const isWrite = (method: Method): boolean => method !== 'GET';
