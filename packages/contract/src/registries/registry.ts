import { z } from 'zod';
import { done, guid, instant, requiredText, text } from '../kit/fields.ts';
import { officeRoles } from '../kit/roles.ts';
import { route } from '../kit/route.ts';
import type { ApiScope } from '../kit/scopes.ts';
import { listWindow } from '../kit/whole-numbers.ts';
import { withDefaults } from './with-defaults.ts';

/** A special `sort`: the best match first, by the beginning of its name. For fields that choose the first row. */
export const CLOSEST = 'closest';

/** How a caller follows the changes of a list. */
export const changesQuery = {
  /** Only rows changed at or after this moment, the oldest change first. */
  updatedSince: instant.optional(),
  /** `next` of the previous answer: the rows after it in the order of their last change; `start` = the first page. */
  cursor: text(200).optional(),
};

/** Query of every list: search, one sort column, filters, a window. The page's address has the same parameters. */
export const listQuery = z.strictObject({
  q: text(200).default(''),
  /** Column name; a leading minus reverses the order. Empty = the registry's default order. */
  sort: z.string().max(50).default(''),
  /** `field:value`, repeated; several values of one field are alternatives. */
  filter: z
    .union([
      z
        .string()
        .max(600)
        .transform((one) => [one]),
      z.array(z.string().max(600)).max(50),
    ])
    .default([]),
  archived: z.enum(['no', 'yes', 'all']).default('no'),
  ...listWindow(),
  ...changesQuery,
});
export type ListQuery = z.output<typeof listQuery>;

/** `cursor` of the first page. */
export const FIRST_PAGE = 'start';

/** Cursor of the next page, null on the last one; absent unless the call asked for `cursor` or `updatedSince`. */
export const nextCursor = z.string().nullish();

/** One line of an entity's history: author, field, old and new value. */
export const historyEntry = z.object({
  at: instant,
  actorName: z.string(),
  action: z.string(),
  changes: z.record(z.string(), z.object({ from: z.unknown(), to: z.unknown() })),
});
export type HistoryEntry = z.output<typeof historyEntry>;

/** Fields that the server adds to those that users type. */
const rowFields = {
  guid,
  archivedAt: instant.nullable(),
  createdAt: instant,
  updatedAt: instant,
  version: z.int(),
};

const params = z.object({ guid });

/** Names of a registry for the activity log, the search, the company's export and the sentences of forms. */
interface RegistryWords<Entity extends string> {
  /** One row, as the activity log and the search name its kind. */
  readonly entity: Entity;
  /** One row, in Italian. */
  readonly label: string;
  /** Plural in Italian, the sheet name of the company's export: at most 31 characters. */
  readonly sheet: string;
  /** The sentence for a chosen row that is not in the registry. */
  readonly missing: string;
}

interface RegistryOptions<
  Path extends string,
  Entity extends string,
  Fields extends z.ZodRawShape,
  Kept extends z.ZodRawShape,
> extends RegistryWords<Entity> {
  /** Path below the API, e.g. `machines`. */
  readonly path: Path;
  /** English plural for the API page. */
  readonly what: string;
  /** Every call is refused to users without cost access. */
  readonly costs?: 'needed';
  /** Scopes of the API keys that may read and write the registry; without them keys are refused. */
  readonly scopes?: { readonly read: ApiScope; readonly write?: ApiScope };
  /** Values of the fields that the caller of `create` leaves out. */
  readonly blank?: Readonly<Record<string, unknown>>;
  /** Fields that users type; a write is validated against exactly this. */
  readonly fields: z.ZodObject<Fields, z.core.$strict>;
  /** Fields that the server maintains and shows (the date of a price); callers never write them. */
  readonly kept?: Kept;
}

const tagList = z.array(requiredText(40)).max(20);

/**
 * The calls that every registry has, declared once: list, read, create, change, archive, tag, history. `GET /materials`
 * keeps the plain array of SPEC section 7, so the list with a window lives at `/rows` for all of them. A user with "nascondi costi e
 * margini" gets prices and rates blank in every answer and may not change them.
 */
export function registry<
  const Path extends string,
  const Entity extends string,
  Fields extends z.ZodRawShape,
  Kept extends z.ZodRawShape = Record<never, z.ZodType>,
>(options: RegistryOptions<Path, Entity, Fields, Kept>) {
  const { path, what, fields, entity, label, sheet, missing } = options;
  const base = `/${path}` as const;
  const amounts = options.costs ? ({ costs: options.costs } as const) : {};
  const read = options.scopes ? { scope: options.scopes.read } : {};
  const write = options.scopes?.write ? { scope: options.scopes.write } : {};
  // Not strict: the server's other columns are dropped on the way out instead of failing the answer.
  const row = z.object({ ...fields.shape, ...(options.kept as Kept), ...rowFields });
  return {
    fields,
    row,
    words: { entity, label, sheet, missing } satisfies RegistryWords<Entity>,
    list: route({
      method: 'GET',
      path: `${base}/rows` as const,
      summary: `A window of the ${what}: search, sort, filter`,
      access: 'session',
      ...amounts,
      ...read,
      query: listQuery,
      answer: z.object({ rows: z.array(row), total: z.int(), next: nextCursor }),
    }),
    get: route({
      method: 'GET',
      path: `${base}/:guid` as const,
      summary: `One of the ${what}`,
      access: 'session',
      ...amounts,
      ...read,
      params,
      answer: row,
      errors: ['NOT_FOUND'],
    }),
    create: route({
      method: 'POST',
      path: `${base}` as const,
      writes: 'once',
      summary: `Add to the ${what}; a repeated call with the same \`guid\` answers with the existing row`,
      access: 'session',
      ...amounts,
      ...write,
      roles: officeRoles,
      body: withDefaults(fields.extend({ guid: guid.optional() }), options.blank),
      status: 201,
      answer: row,
      errors: ['FORBIDDEN', 'DUPLICATE_CODE', 'GUID_TAKEN'],
    }),
    update: route({
      method: 'PUT',
      path: `${base}/:guid` as const,
      writes: 'merge',
      summary: `Change one of the ${what}; \`base\` holds the base values of the change`,
      access: 'session',
      ...amounts,
      ...write,
      roles: officeRoles,
      params,
      body: z.strictObject({ base: fields.partial(), changes: fields.partial() }),
      answer: row,
      errors: ['NOT_FOUND', 'CONFLICT', 'DUPLICATE_CODE', 'FORBIDDEN'],
    }),
    archive: route({
      method: 'POST',
      path: `${base}/archive` as const,
      writes: 'set',
      summary: `Archive or restore ${what}`,
      access: 'session',
      ...amounts,
      ...write,
      roles: officeRoles,
      body: z.strictObject({ guids: z.array(guid).min(1).max(1000), archived: z.boolean() }),
      answer: done.extend({ changed: z.int() }),
      errors: ['FORBIDDEN'],
    }),
    tag: route({
      method: 'POST',
      path: `${base}/tags` as const,
      writes: 'set',
      summary: `Add and remove tags on ${what}`,
      access: 'session',
      ...amounts,
      ...write,
      roles: officeRoles,
      body: z.strictObject({ guids: z.array(guid).min(1).max(1000), add: tagList, remove: tagList }),
      answer: done.extend({ changed: z.int() }),
      errors: ['FORBIDDEN'],
    }),
    tags: route({
      method: 'GET',
      path: `${base}/tags` as const,
      summary: `The tags in use on ${what}, most used first`,
      access: 'session',
      ...amounts,
      ...read,
      answer: z.array(z.string()),
    }),
    history: route({
      method: 'GET',
      path: `${base}/:guid/history` as const,
      summary: `History of one of the ${what}`,
      access: 'session',
      ...amounts,
      ...read,
      params,
      answer: z.array(historyEntry),
      errors: ['NOT_FOUND'],
    }),
  };
}
