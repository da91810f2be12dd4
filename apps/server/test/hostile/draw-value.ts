import { type Schema, validValue } from '../valid-value.ts';
import type { Chance } from './chance.ts';
import { hostileNumber, hostileText, hostileValue } from './hostile-values.ts';

const DEEPEST = 8;

interface Draw {
  readonly chance: Chance;
  /** How often a place gets a value that does not belong there. */
  readonly wrong: number;
  /** Keys of rows that exist. */
  readonly guids: readonly string[];
}

function drawObject(schema: Schema, draw: Draw, depth: number): Record<string, unknown> {
  const { chance, wrong } = draw;
  const entries: [string, unknown][] = [];
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const isNeeded = schema.required?.includes(name) ?? false;
    if (isNeeded ? chance.happens(wrong / 4) : chance.happens(0.6)) continue;
    entries.push([name, drawValue(property, draw, depth + 1)]);
  }
  if (typeof schema.additionalProperties === 'object' && chance.happens(0.7))
    entries.push([hostileText(chance), drawValue(schema.additionalProperties, draw, depth + 1)]);
  if (chance.happens(wrong / 4)) entries.push([hostileText(chance), hostileValue(chance)]);
  return Object.fromEntries(entries);
}

function drawText(schema: Schema, { chance, guids }: Draw): string {
  if (schema.format === 'uuid' && guids.length > 0 && chance.happens(0.8)) return chance.pick(guids);
  if (schema.format || schema.pattern) return String(validValue(schema));
  return chance.happens(0.5) ? hostileText(chance) : 'x'.repeat(Math.max(1, schema.minLength ?? 1));
}

/** A value of the schema's shape, with a wrong one here and there. */
export function drawValue(schema: Schema, draw: Draw, depth = 0): unknown {
  const { chance, wrong } = draw;
  if (chance.happens(wrong / 2)) return hostileValue(chance);
  if (depth > DEEPEST) return validValue(schema);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return chance.pick(schema.enum);
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches) return drawValue(chance.pick(branches), draw, depth + 1);
  switch (schema.type) {
    case 'object':
      return drawObject(schema, draw, depth);
    case 'array': {
      const length = (schema.minItems ?? 0) + chance.below(3);
      return Array.from({ length }, () => drawValue(schema.items || {}, draw, depth + 1));
    }
    case 'string':
      return drawText(schema, draw);
    case 'integer':
    case 'number':
      return chance.happens(0.4) ? hostileNumber(chance) : validValue(schema);
    case 'boolean':
      return chance.happens(0.5);
    default:
      return hostileValue(chance);
  }
}
