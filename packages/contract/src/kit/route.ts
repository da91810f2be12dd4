import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { Role } from './roles.ts';
import type { ApiScope } from './scopes.ts';
import { shapeOnly } from './shape-only.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * How a write stands beside another one made at the same time:
 * - `merge`: the body carries what the change started from; only what somebody else changed meanwhile is refused;
 * - `once`: made under the caller's key, or only possible from one state; sent again, it does nothing more;
 * - `append`: adds something and replaces nothing;
 * - `set`: names one fact (a switch, a day, a choice) whatever it was; the later one stands and nothing else is lost;
 * - `own`: only the user who writes has it;
 * - `none`: works something out and stores nothing that anybody edits.
 */
export type WriteKind = 'merge' | 'once' | 'append' | 'set' | 'own' | 'none';

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
  /** `public`: no session asked. `session`: a bearer token is needed. */
  readonly access: 'public' | 'session';
  /** Any one of these lets the user in. */
  readonly capability?: readonly string[];
  /** Only these roles may call it, whatever add-ons they have. Left out: all of them. */
  readonly roles?: readonly Role[];
  /** Refused to users with "nascondi costi e margini"; the shop floor is always one of them. */
  readonly costs?: 'needed';
  /** Refused to the shop floor, which sees no prices. */
  readonly prices?: 'needed';
  /** The session of a shared tablet may call it; without this it is refused there, whoever set the tablet up. */
  readonly sharedTablet?: true;
  /** An open page asks it again and again by itself: no sign that somebody is there. */
  readonly polled?: true;
  /** Open to who still has to set up the second step that their company asks for; without this it waits for that. */
  readonly beforeSecondFactor?: true;
  /** A key of the company with this scope may call it too; without one no key opens it. */
  readonly scope?: ApiScope;
  /**
   * Writes are refused once the licence has expired, reads stay open (SPEC section 4). `open` marks the
   * exceptions among the writes: password change, logout, company data, logo, contact.
   */
  readonly licence?: 'open';
  /**
   * Something leaves the house or comes in force with it: an offer, an order, a paper, a plan. Pages send it only while
   * every number on them can be read.
   */
  readonly leaves?: true;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Room for the body in bytes, where the general limit is too small. */
  readonly maxBytes?: number;
  /** Also taken as text/plain, the only type a browser's beacon can send across origins without asking. */
  readonly beacon?: true;
  /** Raw upload instead of JSON: the media types taken and the size limit in bytes. */
  readonly upload?: { readonly types: readonly string[]; readonly maxBytes: number };
  readonly answer: z.ZodType;
  /**
   * An older page leaves out of the answer's lists what it cannot read (a kind of notice that is new) instead of asking to be
   * loaded anew: for lists that tell something, where one row less does no harm.
   */
  readonly skipsUnread?: true;
  /** Long work: the server may send lines `{ done, total }` before the answer (`progress.ts`). */
  readonly progress?: true;
  readonly status?: 200 | 201 | 202;
  /** The codes beyond the general ones (validation, session, licence, rate, fault) a caller must expect. */
  readonly errors?: readonly ErrorCode[];
}

/** A write says how it is protected. */
type Declared =
  | { readonly method: 'GET'; readonly writes?: never }
  | { readonly method: Exclude<Method, 'GET'>; readonly writes: WriteKind };

/** Answers keep their shape and lose their rules: see `shapeOnly`. */
export const route = <const Spec extends RouteSpec & Declared>(spec: Spec): Spec => ({
  ...spec,
  answer: shapeOnly(spec.answer),
});

type Part<Spec, Key extends 'params' | 'query' | 'body'> = Spec extends { readonly [K in Key]: z.ZodType }
  ? { readonly [K in Key]: z.input<Spec[Key]> }
  : unknown;
type Upload<Spec> = Spec extends { readonly upload: object } ? { readonly upload: Blob } : unknown;
type Blob = { readonly size: number; readonly type: string };

/** What a caller passes: the parts that the declaration names. */
export type RouteInput<Spec extends RouteSpec> = Part<Spec, 'params'> &
  Part<Spec, 'query'> &
  Part<Spec, 'body'> &
  Upload<Spec>;

/** What the server's use case receives after validation. */
export type RouteRequest<Spec extends RouteSpec> = {
  readonly params: Spec extends { readonly params: z.ZodType } ? z.output<Spec['params']> : undefined;
  readonly query: Spec extends { readonly query: z.ZodType } ? z.output<Spec['query']> : undefined;
  readonly body: Spec extends { readonly body: z.ZodType } ? z.output<Spec['body']> : undefined;
};

export type RouteAnswer<Spec extends RouteSpec> = z.output<Spec['answer']>;
/** What a use case hands back; the answer's schema shapes it on the way out. */
export type RouteResult<Spec extends RouteSpec> = z.input<Spec['answer']>;

export const isWrite = (method: Method): boolean => method !== 'GET';
