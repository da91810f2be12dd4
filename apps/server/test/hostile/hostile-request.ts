import type { RouteSpec } from '@truciolo/contract';
import { type Schema, schemaOf } from '../valid-value.ts';
import type { Chance } from './chance.ts';
import { drawValue } from './draw-value.ts';
import { hostileText } from './hostile-values.ts';

export interface HostileRequest {
  readonly method: string;
  /** Below the API base. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

const schemas = new WeakMap<object, Schema>();
function cached(schema: Parameters<typeof schemaOf>[0]): Schema {
  const known = schemas.get(schema) ?? schemaOf(schema);
  schemas.set(schema, known);
  return known;
}

/** A lone surrogate has no bytes in UTF-8: in an address it is encoded like a careless client would. */
const encode = (text: string): string => {
  try {
    return encodeURIComponent(text);
  } catch {
    return '%ED%A0%80';
  }
};

const brokenAddresses = ['%', '%zz', '%00', '%c0%af', '%ff', '..%2f..', ';', '//', '%2e%2e%2f'];

function pathOf(spec: RouteSpec, chance: Chance, wrong: number, guids: readonly string[]): string {
  return spec.path
    .split('/')
    .map((part) => {
      if (!part.startsWith(':')) return part;
      if (chance.happens(wrong)) return chance.pick([...brokenAddresses, encode(hostileText(chance)) || 'x']);
      return guids.length > 0 && chance.happens(0.9) ? chance.pick(guids) : String(chance.below(9));
    })
    .join('/');
}

function queryOf(spec: RouteSpec, chance: Chance, wrong: number, guids: readonly string[]): string {
  if (!spec.query) return chance.happens(wrong / 4) ? `?${encode(hostileText(chance))}=1` : '';
  const drawn = drawValue(cached(spec.query), { chance, wrong, guids });
  if (typeof drawn !== 'object' || drawn === null) return `?${encode(String(drawn)).slice(0, 2000)}`;
  const pairs = Object.entries(drawn).flatMap(([name, value]) => {
    const values = Array.isArray(value) ? value.slice(0, 20) : [value];
    return values.map((one) => {
      const text = typeof one === 'object' ? JSON.stringify(one) : String(one);
      return `${encode(name)}=${chance.happens(wrong / 10) ? chance.pick(brokenAddresses) : encode(text.slice(0, 1500))}`;
    });
  });
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** Bytes that are no JSON, or JSON in another coat. */
function brokenBytes(json: string, chance: Chance): Buffer {
  const whole = Buffer.from(json);
  switch (chance.below(9)) {
    case 0:
      return whole.subarray(0, chance.below(whole.length + 1));
    case 1:
      return Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), whole]);
    case 2:
      return Buffer.from(json, 'utf16le');
    case 3:
      return Buffer.from([0xff, 0xfe, 0x00, 0xc0, 0x80]);
    case 4:
      return Buffer.from('['.repeat(5000));
    case 5:
      return Buffer.from(`${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`);
    case 6:
      return Buffer.from(json.replace('{', '{"__proto__":{"isAdmin":true},'));
    case 7:
      return Buffer.from(json.replaceAll('"', "'"));
    default: {
      const bytes = Buffer.from(whole);
      for (let at = 0; at < 3 && bytes.length > 0; at += 1)
        bytes[chance.below(bytes.length)] = chance.below(256);
      return bytes;
    }
  }
}

const types = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'image/png',
  '',
  'a/b;;',
];

/** One request for a call of the contract: mostly of the right shape, with something wrong in it. */
export function hostileRequest(spec: RouteSpec, chance: Chance, guids: readonly string[]): HostileRequest {
  const wrong = chance.pick([0, 0.05, 0.2, 0.5]);
  const path = pathOf(spec, chance, wrong / 2, guids) + queryOf(spec, chance, wrong, guids);
  const method = chance.happens(0.01) ? chance.pick(['GET', 'PUT', 'DELETE', 'PATCH', 'HEAD']) : spec.method;
  const headers: Record<string, string> = {};
  if (method === 'GET' || method === 'HEAD') return { method, path, headers };
  if (spec.upload) {
    headers['content-type'] = chance.happens(0.9) ? chance.pick(spec.upload.types) : chance.pick(types);
    const body = Buffer.from(Array.from({ length: chance.below(400) }, () => chance.below(256)));
    const starts = [
      Buffer.from('PK\u0003\u0004'),
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]),
      Buffer.from([0xff, 0xd8, 0xff]),
      Buffer.alloc(0),
    ];
    return { method, path, headers, body: Buffer.concat([chance.pick(starts), body]) };
  }
  const value = spec.body ? drawValue(cached(spec.body), { chance, wrong, guids }) : {};
  const json = JSON.stringify(value) ?? 'null';
  headers['content-type'] = chance.happens(wrong / 4) ? chance.pick(types) : 'application/json';
  const body = chance.happens(wrong / 3) ? brokenBytes(json, chance) : Buffer.from(json);
  return { method, path, headers, body };
}

const GUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const MOST_GUIDS = 400;

/** Keys in an answer are reused in the next requests. */
export function harvest(answer: string, guids: string[]): void {
  for (const guid of answer.slice(0, 20_000).match(GUID) ?? [])
    if (!guids.includes(guid) && guids.length < MOST_GUIDS) guids.push(guid);
}
