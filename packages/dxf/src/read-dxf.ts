import { boundsOf } from './bounds.ts';
import { draw } from './draw.ts';
import type { Drawing, DrawnText } from './drawing.ts';
import { toFile } from './file.ts';
import { readGroups } from './groups.ts';
import { type Point, place, turned } from './transform.ts';
import { unitOf } from './units.ts';

/** Why a file cannot be shown. */
export type Unreadable = 'binary' | 'not-dxf' | 'empty' | 'too-large';

export type ReadDxf =
  | { readonly kind: 'drawing'; readonly drawing: Drawing }
  | { readonly kind: 'unreadable'; readonly reason: Unreadable };

const unreadable = (reason: Unreadable): ReadDxf => ({ kind: 'unreadable', reason });

/** Width of a letter as a share of its height, about: enough that no word is cut off. */
const LETTER = 0.6;
const before = { start: 0, middle: 0.5, end: 1 } as const;

/** The corners of the room that words take. */
function cornersOf({ at, height, angle, align, text }: DrawnText): Point[] {
  const width = text.length * height * LETTER;
  const left = -width * before[align];
  return [left, left + width].flatMap((x) =>
    [0, height].map((y) => {
      const corner = place(turned((angle * Math.PI) / 180), { x, y });
      return { x: at.x + corner.x, y: at.y + corner.y };
    }),
  );
}

/** A drawing out of the text of an ASCII DXF file, plane geometry in mm. */
export function readDxf(text: string): ReadDxf {
  if (text.startsWith('AutoCAD Binary DXF')) return unreadable('binary');
  const groups = readGroups(text.replace(/^\uFEFF/, ''));
  const isDxf = groups?.some(({ code, value }) => code === 0 && value === 'SECTION');
  if (!groups || !isDxf) return unreadable('not-dxf');
  const file = toFile(groups);
  const { name: unit, mm } = unitOf(file.unit);
  const { lines, texts, skipped, isWhole } = draw(file, mm);
  if (!isWhole) return unreadable('too-large');
  const edges = lines.filter(({ role }) => role === 'edge');
  const size = boundsOf(edges.map(({ points }) => points));
  const bounds = boundsOf([...lines.map(({ points }) => points), ...texts.map(cornersOf)]);
  if (!bounds) return unreadable('empty');
  const { minX, minY, maxX, maxY } = size ?? bounds;
  return {
    kind: 'drawing',
    drawing: { lines, texts, bounds, size: { width: maxX - minX, height: maxY - minY }, unit, skipped },
  };
}
