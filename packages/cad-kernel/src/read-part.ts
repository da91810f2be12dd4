import type { LengthUnit, ModelNote, PartFormat, PartModel } from '@truciolo/part';
import type { OpenCascadeInstance, TopoDS_Shape } from 'replicad-opencascadejs';
import { detectFormat } from './detect-format.ts';
import { hasLastLine, igesUnit } from './iges/iges-text.ts';
import { igesToBrep } from './iges/iges-to-brep.ts';
import { openConverter } from './iges/open-converter.ts';
import { explore } from './kernel/explore.ts';
import { type Keep, withHandles } from './kernel/handle-scope.ts';
import { type KernelSource, openKernel } from './kernel/open-kernel.ts';
import { latin1 } from './latin1.ts';
import { PartFileError, refuse } from './part-file-error.ts';
import { buildSolid } from './solid/build-solid.ts';
import { countCopies } from './solid/count-copies.ts';
import { isSound } from './solid/is-sound.ts';
import { measureAreas } from './solid/measure-shape.ts';
import { sewFaces } from './solid/sew-faces.ts';
import { uniqueSolids } from './solid/unique-solids.ts';
import { addMarks } from './step/add-marks.ts';
import { completeFaces } from './step/complete-faces.ts';
import { declaredUnit } from './step/declared-unit.ts';
import type { PlacedSolid } from './step/faces/tie-faces.ts';
import { mayBeWhole } from './step/may-be-whole.ts';
import { openText } from './step/open-text.ts';
import { countDrawn, threadTexts } from './step/pmi/written-texts.ts';
import { readStep, type StepReading } from './step/read-step.ts';
import { solidNames } from './step/solid-names.ts';
import type { StepText } from './step/text/step-text.ts';
import { buildMeshSolid } from './stl/build-mesh-solid.ts';
import { parseStl } from './stl/parse-stl.ts';

/** Larger files are refused before anything is read. */
export const MAX_FILE_BYTES = 60 * 1024 * 1024;
/** Time limit of a model, enforced by the caller, s. */
export const MAX_SECONDS = 120;
/** More different solids than this are an assembly of many parts: only the first ones are read. */
const MAX_SOLIDS = 200;

export interface ReadOptions {
  /** Different solids read at most; the rest is left out and noted. */
  readonly maxSolids?: number;
}

/** Reads a model into plain data. Throws a `PartFileError` with an Italian sentence when it cannot. */
export async function readPart(
  bytes: Uint8Array,
  format: PartFormat,
  source: KernelSource,
  { maxSolids = MAX_SOLIDS }: ReadOptions = {},
): Promise<PartModel> {
  if (bytes.length === 0) refuse('empty');
  if (bytes.length > MAX_FILE_BYTES) refuse('too-large');
  const found = detectFormat(bytes);
  if (found === null || found !== format) refuse('not-a-part');
  const end = latin1(bytes, Math.max(0, bytes.length - 4096));
  if (format === 'step' && !/END-ISO-10303-21/.test(end)) refuse('truncated');
  if (format === 'iges' && !hasLastLine(end)) refuse('truncated');
  if (format === 'stl') {
    return { format, unit: 'unknown', notes: ['mesh-only'], solids: [buildMeshSolid(parseStl(bytes))] };
  }
  const oc = await openKernel(source);
  try {
    const written = latin1(bytes);
    const text = format === 'iges' ? igesToBrep(await openConverter(source), bytes) : written;
    const step = format === 'step' ? openText(text) : null;
    const unit = step ? declaredUnit(step) : format === 'iges' ? igesUnit(written) : 'unknown';
    const read = (reading: StepReading) =>
      withHandles((keep) =>
        readWithKernel(oc, keep, { bytes, text, step, format, unit, reading }, maxSolids),
      );
    if (step && mayBeWhole(text)) {
      const model = read('as-written');
      if (model && model.notes.length === 0 && model.solids.every(isSound)) return withTexts(model, step);
    }
    const model = read('healed') ?? refuse('unreadable');
    return step ? withTexts(model, step) : model;
  } catch (error) {
    if (error instanceof PartFileError) throw error;
    throw new PartFileError('unreadable');
  }
}

/** Adds notes that the file draws or writes beside its solids. */
function withTexts(model: PartModel, step: StepText): PartModel {
  const isDrawn = countDrawn(step) > 0 && model.solids.every(({ pmi = [] }) => pmi.length === 0);
  const texts = threadTexts(step);
  return {
    ...model,
    notes: isDrawn ? [...model.notes, 'drawn-pmi'] : model.notes,
    ...(texts.length > 0 && { threadTexts: texts }),
  };
}

interface ModelFile {
  readonly bytes: Uint8Array;
  /** STEP as written; the others as BREP. */
  readonly text: string;
  /** Of a STEP file. */
  readonly step: StepText | null;
  readonly format: PartFormat;
  readonly unit: LengthUnit;
  readonly reading: StepReading;
}

/** Null: taken as written, a face of the file encloses nothing. */
function readWithKernel(
  oc: OpenCascadeInstance,
  keep: Keep,
  { bytes, text, step, format, unit, reading }: ModelFile,
  maxSolids: number,
): PartModel | null {
  const shape = step ? readStep(oc, keep, bytes, reading) : readBrep(oc, keep, text);
  if (reading === 'as-written' && !completeFaces(oc, shape)) return null;
  const notes: ModelNote[] = [];
  const solids = uniqueSolids(oc, keep, shape);
  if (solids.length > maxSolids) notes.push('too-many-solids');
  const chosen = solids.slice(0, maxSolids);
  if (chosen.length > 0) {
    const counts = chosen.map(({ faceCount }) => faceCount);
    const names = step ? solidNames(step, counts) : [];
    const models: PlacedSolid[] = [];
    for (const [index, { solid, count, placements, at }] of chosen.entries()) {
      const areas = measureAreas(oc, solid);
      if (reading === 'as-written' && !areas.every((area) => area > 0)) return null;
      const place = { name: names[index] ?? null, count, placements };
      models.push({ solid: buildSolid(oc, solid, place, true, areas), at });
    }
    const plain = models.map((model) => model.solid);
    // An IGES file has no instances: repeated parts are written repeatedly.
    const listed = format === 'iges' ? countCopies(plain) : plain;
    return { format, unit, solids: step ? addMarks(step, unit, models) : listed, notes };
  }
  if (explore(oc, keep, shape, 'FACE').length === 0) return refuse('no-geometry');
  const sewn = sewFaces(oc, keep, shape);
  if (sewn.solids.length > 0) {
    if (sewn.solids.length > maxSolids) notes.push('too-many-solids');
    if (sewn.isPartial) notes.push('faces-left');
    const models = sewn.solids.slice(0, maxSolids).map((solid) => buildSolid(oc, solid, LOOSE, true));
    return { format, unit, notes: [...notes, 'sewn'], solids: countCopies(models) };
  }
  const note: ModelNote = sewn.hasFailed ? 'not-sewn' : 'open-surfaces';
  return { format, unit, notes: [note], solids: [buildSolid(oc, shape, LOOSE, false)] };
}

const LOOSE = { name: null, count: 1, placements: [] };

function readBrep(oc: OpenCascadeInstance, keep: Keep, text: string): TopoDS_Shape {
  const shape = keep(oc.BRepToolsWrapper.Read(text));
  return shape.IsNull() ? refuse('unreadable') : shape;
}
