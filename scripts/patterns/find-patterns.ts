import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'rolldown/utils';
import { root } from '../workspace/root.mjs';

interface FoundPattern {
  readonly place: string;
  readonly source: string;
  readonly flags: string;
}

/** A slash where an expression may begin. Nine files of ten have none, and parsing these too takes four times as long. */
const MAY_BEGIN_PATTERN =
  /(?:^|[(,=:[!&|?{};+]|=>|\b(?:return|case|of|in|typeof)\b)\s*\/(?![*/>])|[)\]]\s*\/(?![*/>\s])/m;

/** Every pattern that is written as one in a file. */
function patternsIn(file: string): FoundPattern[] {
  const text = readFileSync(join(root, file), 'utf8');
  const found: FoundPattern[] = [];
  if (!MAY_BEGIN_PATTERN.test(text)) return found;
  new Visitor({
    Literal(node) {
      if ('regex' in node) found.push({ place: file, source: node.regex.pattern, flags: node.regex.flags });
    },
  }).visit(parseSync(file, text).program);
  return found;
}

/** Of everything that may meet what people type, upload or send: server, pages, packages. */
export function findPatterns(): FoundPattern[] {
  const rooms = ['apps/server/src', 'apps/web/src', 'packages'];
  return rooms
    .flatMap((room) =>
      readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map((name) => `${room}/${name}`),
    )
    .filter(
      (name) =>
        /\.tsx?$/.test(name) && !/\.test\.tsx?$|\.d\.ts$|\/test\/|\.data\.ts$|node_modules/.test(name),
    )
    .flatMap(patternsIn);
}
