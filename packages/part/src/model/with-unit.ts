import { lengthScale } from './length-scale.ts';
import type { LengthUnit, PartModel, SolidModel, Surface, Vec3 } from './part-model.ts';
import type { PmiNote } from './pmi-note.ts';

const scaledPoint = ([x, y, z]: Vec3, by: number): Vec3 => [x * by, y * by, z * by];

function scaledSurface(surface: Surface, by: number): Surface {
  if (surface.kind === 'freeform') return surface;
  const origin = scaledPoint(surface.origin, by);
  if (surface.kind === 'plane') return { ...surface, origin };
  if (surface.kind === 'torus') {
    const [majorRadius, minorRadius] = [surface.majorRadius * by, surface.minorRadius * by];
    return { ...surface, origin, majorRadius, minorRadius };
  }
  return { ...surface, origin, radius: surface.radius * by };
}

/** Placements are 3 × 4 matrices: only their last column is a length. */
const scaledPlacement = (matrix: Float64Array, by: number): Float64Array =>
  matrix.map((value, index) => (index % 4 === 3 ? value * by : value));

const scaledNote = (note: PmiNote, by: number): PmiNote =>
  note.kind === 'angle'
    ? note
    : {
        ...note,
        value: note.value * by,
        lower: note.lower === null ? null : note.lower * by,
        upper: note.upper === null ? null : note.upper * by,
      };

const scaledSolid = (solid: SolidModel, by: number): SolidModel => ({
  ...solid,
  volume: solid.volume * by ** 3,
  area: solid.area * by ** 2,
  centre: scaledPoint(solid.centre, by),
  placements: solid.placements.map((matrix) => scaledPlacement(matrix, by)),
  faces: solid.faces.map((face) => ({
    ...face,
    area: face.area * by ** 2,
    surface: scaledSurface(face.surface, by),
  })),
  edges: solid.edges.map((edge) => ({ ...edge, length: edge.length * by })),
  mesh: { ...solid.mesh, positions: solid.mesh.positions.map((value) => value * by) },
  edgePoints: solid.edgePoints.map((value) => value * by),
  ...(solid.pmi && { pmi: solid.pmi.map((note) => scaledNote(note, by)) }),
});

/** The model with its numbers read in another unit than the file declares. */
export function withUnit(model: PartModel, unit: LengthUnit): PartModel {
  const by = lengthScale[unit] / lengthScale[model.unit];
  return {
    ...model,
    unit,
    solids: by === 1 ? model.solids : model.solids.map((solid) => scaledSolid(solid, by)),
  };
}
