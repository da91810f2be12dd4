import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { RouteSpec } from './kit/route.ts';
import { routes } from './routes.ts';

const writes = Object.entries(routes).filter(([, { method }]) => method !== 'GET');
const ofKind = (...kinds: readonly RouteSpec['writes'][]) =>
  writes.filter(([, spec]) => kinds.includes(spec.writes));

const schemaOf = ({ body = z.object({}) }: RouteSpec) =>
  z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
const fieldsOf = (spec: RouteSpec): readonly string[] => Object.keys(schemaOf(spec).properties ?? {});

/** Names of base values in a body. */
const GROUND = /"(base|version|fingerprint|draft|expiresOn)":/;
/** Bodies whose fields are one fact together: the settings of one account, merged with another's, open no mailbox. */
const ONE_FACT: ReadonlySet<string> = new Set(['requestMailbox.set']);
const REFUSALS: readonly string[] = ['CONFLICT', 'IMPORT_STALE'];

describe('every write declares its behaviour beside a concurrent one', () => {
  it.each(writes)('%s', (_name, { writes: kind }) => expect(kind).toBeDefined());

  it.each(ofKind('merge'))('%s carries base values, and can conflict', (_name, spec) => {
    expect(JSON.stringify(schemaOf(spec))).toMatch(GROUND);
    expect(spec.errors?.filter((code) => REFUSALS.includes(code))).not.toEqual([]);
  });

  // Two people who each change another field of one body would undo each other.
  it.each(ofKind('set').filter(([name]) => !ONE_FACT.has(name)))('%s sets one fact', (_name, spec) => {
    expect(fieldsOf(spec).length).toBeLessThanOrEqual(3);
  });
});
