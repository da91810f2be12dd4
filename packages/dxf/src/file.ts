import { type Group, type Item, numberOf, textOf, toItems } from './groups.ts';
import type { Point } from './transform.ts';

/** An entity with its following items up to its SEQEND: the vertices of an old polyline. */
export interface Entity extends Item {
  readonly parts: readonly Item[];
}

interface Block {
  readonly base: Point;
  readonly entities: readonly Entity[];
}

/** The parts of a drawing file that are drawn. */
export interface DxfFile {
  /** $INSUNITS; 0 = not declared. */
  readonly unit: number;
  readonly blocks: ReadonlyMap<string, Block>;
  readonly entities: readonly Entity[];
  readonly hiddenLayers: ReadonlySet<string>;
}

function sectionsOf(groups: readonly Group[]): ReadonlyMap<string, readonly Group[]> {
  const sections = new Map<string, Group[]>();
  let open: Group[] | null = null;
  for (let at = 0; at < groups.length; at += 1) {
    const { code, value } = groups[at] ?? { code: -1, value: '' };
    if (code === 0 && value === 'SECTION') {
      open = [];
      sections.set(groups[at + 1]?.value ?? '', open);
      at += 1;
    } else if (code === 0 && value === 'ENDSEC') open = null;
    else open?.push({ code, value });
  }
  return sections;
}

function unitCode(header: readonly Group[]): number {
  const at = header.findIndex(({ code, value }) => code === 9 && value === '$INSUNITS');
  return at < 0 ? 0 : Number(header[at + 1]?.value) || 0;
}

/** Switched off (a negative colour) or frozen (bit 1). */
const isHidden = (layer: Item): boolean => numberOf(layer, 62, 7) < 0 || (numberOf(layer, 70) & 1) === 1;

/** An old polyline, and an insert that says so (66), go on until SEQEND. */
const goesOn = (item: Item): boolean =>
  item.name === 'POLYLINE' || (item.name === 'INSERT' && numberOf(item, 66) === 1);

function toEntities(items: readonly Item[]): Entity[] {
  const entities: Entity[] = [];
  let parts: Item[] | null = null;
  for (const item of items) {
    if (item.name === 'SEQEND') parts = null;
    else if (parts) parts.push(item);
    else {
      const own: Item[] = [];
      entities.push({ ...item, parts: own });
      if (goesOn(item)) parts = own;
    }
  }
  return entities;
}

function toBlocks(items: readonly Item[]): Map<string, Block> {
  const blocks = new Map<string, Block>();
  let head: Item | null = null;
  let inside: Item[] = [];
  for (const item of items) {
    if (item.name === 'BLOCK') [head, inside] = [item, []];
    else if (item.name === 'ENDBLK' && head) {
      const base = { x: numberOf(head, 10), y: numberOf(head, 20) };
      blocks.set(textOf(head, 2) ?? '', { base, entities: toEntities(inside) });
      head = null;
    } else inside.push(item);
  }
  return blocks;
}

export function toFile(groups: readonly Group[]): DxfFile {
  const sections = sectionsOf(groups);
  const itemsOf = (name: string) => toItems(sections.get(name) ?? []);
  const layers = itemsOf('TABLES').filter(({ name }) => name === 'LAYER');
  return {
    unit: unitCode(sections.get('HEADER') ?? []),
    blocks: toBlocks(itemsOf('BLOCKS')),
    entities: toEntities(itemsOf('ENTITIES')),
    hiddenLayers: new Set(layers.filter(isHidden).map((layer) => textOf(layer, 2) ?? '')),
  };
}
