import type { LengthUnit, SolidModel } from '@truciolo/part';
import { lengthScale } from '@truciolo/part';
import { faceColours } from './colours/face-colours.ts';
import { FaceMatcher, type FaceTie, type PlacedSolid } from './faces/tie-faces.ts';
import { type WrittenSolid, writtenSolids } from './faces/written-solids.ts';
import { readPmi, type WrittenNote } from './pmi/read-pmi.ts';
import type { StepText } from './text/step-text.ts';

/** Adds to the solids what only the text of the file says: colours, dimensions and tolerances of their faces. */
export function addMarks(step: StepText, unit: LengthUnit, placed: readonly PlacedSolid[]): SolidModel[] {
  const solids = placed.map(({ solid }) => solid);
  const written = writtenSolids(step);
  const colours = faceColours(step, written);
  const notes = readPmi(step);
  if (colours.size === 0 && notes.length === 0) return solids;
  const matcher = new FaceMatcher(step, lengthScale[unit]);
  return placed.map((one) => {
    const found = matcher.match(one, written);
    const coloured = found ? withColours(one.solid, found.solid, found.tie, colours) : one.solid;
    return withNotes(coloured, found?.tie ?? new Map(), notes, placed.length === 1);
  });
}

/** The notes on faces of this solid; those on no face that is known belong to the only one there is. */
function withNotes(
  solid: SolidModel,
  tie: FaceTie,
  notes: readonly WrittenNote[],
  isOnly: boolean,
): SolidModel {
  const pmi = notes.flatMap((note) => {
    const faces = [...new Set(note.faces.flatMap((face) => tie.get(face) ?? []))].sort((a, b) => a - b);
    return faces.length > 0 || isOnly ? [{ ...note, faces }] : [];
  });
  return pmi.length > 0 ? { ...solid, pmi } : solid;
}

/** A part of one colour has it everywhere; of several, all faces have to be known, or none is coloured. */
function withColours(
  solid: SolidModel,
  { faces }: WrittenSolid,
  tie: FaceTie,
  colours: ReadonlyMap<number, string>,
): SolidModel {
  const used = new Set(faces.map((face) => colours.get(face) ?? null));
  const [only] = used;
  if (used.size === 1) {
    return only ? { ...solid, faces: solid.faces.map((face) => ({ ...face, colour: only })) } : solid;
  }
  if (faces.some((face) => !tie.has(face)) || tie.size !== solid.faces.length) return solid;
  const byIndex = new Map([...tie].map(([face, index]) => [index, colours.get(face)]));
  return {
    ...solid,
    faces: solid.faces.map((face, index) => {
      const colour = byIndex.get(index);
      return colour ? { ...face, colour } : face;
    }),
  };
}
