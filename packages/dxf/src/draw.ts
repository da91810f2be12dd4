import type { DrawnText, Line } from './drawing.ts';
import { entityPoints, isTurnedOver } from './entity-points.ts';
import { entityText } from './entity-text.ts';
import type { DxfFile, Entity } from './file.ts';
import { numberOf, textOf } from './groups.ts';
import { after, moved, place, scaled, stretched, type Transform, turned } from './transform.ts';

/** More than a screen can show; a larger file is refused instead of freezing the page. */
const MOST_POINTS = 1_000_000;
/** Entities looked at and blocks placed, also those that draw nothing: blocks within blocks multiply. */
const MOST_STEPS = 300_000;
/** Blocks within blocks. */
const DEEPEST = 12;
const RADIANS = Math.PI / 180;

/** Entities that draw nothing by themselves. */
const silent = new Set(['ATTDEF', 'ATTRIB', 'VIEWPORT', 'POINT']);

interface Drawn {
  readonly lines: Line[];
  readonly texts: DrawnText[];
  readonly skipped: Record<string, number>;
  /** False when the file asks for more than can be shown. */
  isWhole: boolean;
}

interface Place {
  readonly transform: Transform;
  readonly role: Line['role'];
  readonly depth: number;
}

/** On paper space (67), invisible (60), or on a hidden layer. */
const isHidden = (entity: Entity, { hiddenLayers }: DxfFile): boolean =>
  numberOf(entity, 67) === 1 || numberOf(entity, 60) === 1 || hiddenLayers.has(textOf(entity, 8) ?? '0');

/** Every entity of a file in mm, blocks and dimensions taken apart. */
export function draw(file: DxfFile, mm: number): Drawn {
  const drawn: Drawn = { lines: [], texts: [], skipped: {}, isWhole: true };
  let points = 0;
  let steps = 0;
  const step = () => {
    steps += 1;
    if (steps > MOST_STEPS) drawn.isWhole = false;
  };

  const addText = (entity: Entity, { transform }: Place): boolean => {
    const found = entityText(entity);
    if (!found) return false;
    const { a, b, c, d } = transform;
    const angle = Math.atan2(b, a) / RADIANS + found.angle / RADIANS;
    const height = found.height * Math.hypot(c, d);
    drawn.texts.push({ at: place(transform, found.at), height, angle, align: found.align, text: found.text });
    return true;
  };

  const insert = (entity: Entity, at: Place): void => {
    const block = file.blocks.get(textOf(entity, 2) ?? '');
    if (!block || at.depth >= DEEPEST) return;
    const spot = after(
      at.transform,
      after(moved(numberOf(entity, 10), numberOf(entity, 20)), turned(numberOf(entity, 50) * RADIANS)),
    );
    const sized = after(
      stretched(numberOf(entity, 41, 1), numberOf(entity, 42, 1)),
      moved(-block.base.x, -block.base.y),
    );
    const columns = Math.max(1, numberOf(entity, 70, 1));
    const rows = Math.max(1, numberOf(entity, 71, 1));
    for (let cell = 0; cell < columns * rows && drawn.isWhole; cell += 1) {
      step();
      const shift = moved(
        (cell % columns) * numberOf(entity, 44),
        Math.floor(cell / columns) * numberOf(entity, 45),
      );
      const transform = after(spot, after(shift, sized));
      addAll(block.entities, { ...at, transform, depth: at.depth + 1 });
    }
  };

  const add = (entity: Entity, at: Place): void => {
    if (isHidden(entity, file) || silent.has(entity.name)) return;
    const transform = isTurnedOver(entity) ? after(at.transform, stretched(-1, 1)) : at.transform;
    if (entity.name === 'INSERT') {
      insert(entity, { ...at, transform });
      return;
    }
    // The picture of a dimension is a block in the coordinates of the drawing.
    const picture = entity.name === 'DIMENSION' ? file.blocks.get(textOf(entity, 2) ?? '') : undefined;
    if (picture) {
      addAll(picture.entities, { ...at, role: 'annotation', depth: at.depth + 1 });
      return;
    }
    const way = entityPoints(entity);
    if (way && way.length > 1) {
      points += way.length;
      if (points > MOST_POINTS) drawn.isWhole = false;
      const role = entity.name === 'LEADER' ? 'annotation' : at.role;
      drawn.lines.push({ role, points: way.map((point) => place(transform, point)) });
    } else if (!addText(entity, { ...at, transform })) {
      drawn.skipped[entity.name] = (drawn.skipped[entity.name] ?? 0) + 1;
    }
  };

  const addAll = (entities: readonly Entity[], at: Place): void => {
    if (at.depth > DEEPEST) return;
    for (const entity of entities) {
      step();
      if (!drawn.isWhole) return;
      add(entity, at);
    }
  };

  addAll(file.entities, { transform: scaled(mm), role: 'edge', depth: 0 });
  return drawn;
}
