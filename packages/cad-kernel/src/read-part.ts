import type { ModelNote, PartFormat, PartModel } from '@truciolo/part';
import type { OpenCascadeInstance, TopoDS_Shape } from 'replicad-opencascadejs';
import { detectFormat } from './detect-format.ts';
import { explore } from './kernel/explore.ts';
import { type Keep, withHandles } from './kernel/handle-scope.ts';
import { type KernelSource, openKernel } from './kernel/open-kernel.ts';
import { latin1 } from './latin1.ts';
import { PartFileError, refuse } from './part-file-error.ts';
import { buildSolid } from './solid/build-solid.ts';
import { isSound } from './solid/is-sound.ts';
import { sewFaces } from './solid/sew-faces.ts';
import { uniqueSolids } from './solid/unique-solids.ts';
import { declaredUnit } from './step/declared-unit.ts';
import { mayBeWhole } from './step/may-be-whole.ts';
import { readStep, type StepReading } from './step/read-step.ts';
import { solidNames } from './step/solid-names.ts';
import { buildMeshSolid } from './stl/build-mesh-solid.ts';
import { parseStl } from './stl/parse-stl.ts';

/** Larger files are refused before anything is read. */
export const MAX_FILE_BYTES = 60 * 1024 * 1024;
/** A model that takes longer is given up by whoever runs the reader, s. */
export const MAX_SECONDS = 120;
/** More different solids than this are an assembly of many parts: only the first ones are read. */
export const MAX_SOLIDS = 200;

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
  if (format === 'iges') refuse('iges-unsupported');
  if (format === 'step' && !/END-ISO-10303-21/.test(latin1(bytes, Math.max(0, bytes.length - 4096)))) {
    refuse('truncated');
  }
  if (format === 'stl') {
    return { format, unit: 'unknown', notes: ['mesh-only'], solids: [buildMeshSolid(parseStl(bytes))] };
  }
  const oc = await openKernel(source);
  try {
    const text = latin1(bytes);
    const read = (reading: StepReading) =>
      withHandles((keep) => readWithKernel(oc, keep, { bytes, text, format, reading }, maxSolids));
    if (format === 'step' && mayBeWhole(text)) {
      const model = read('as-written');
      if (model.notes.length === 0 && model.solids.every(isSound)) return model;
    }
    return read('healed');
  } catch (error) {
    if (error instanceof PartFileError) throw error;
    throw new PartFileError('unreadable');
  }
}

interface ModelFile {
  readonly bytes: Uint8Array;
  readonly text: string;
  readonly format: PartFormat;
  readonly reading: StepReading;
}

function readWithKernel(
  oc: OpenCascadeInstance,
  keep: Keep,
  { bytes, text, format, reading }: ModelFile,
  maxSolids: number,
): PartModel {
  const shape = format === 'brep' ? readBrep(oc, keep, text) : readStep(oc, keep, bytes, reading);
  const unit = format === 'brep' ? 'unknown' : declaredUnit(text);
  const notes: ModelNote[] = [];
  const solids = uniqueSolids(oc, keep, shape);
  if (solids.length > maxSolids) notes.push('too-many-solids');
  const chosen = solids.slice(0, maxSolids);
  if (chosen.length > 0) {
    const counts = chosen.map(({ faceCount }) => faceCount);
    const names = format === 'step' ? solidNames(text, counts) : [];
    const models = chosen.map(({ solid, count, placements }, index) =>
      buildSolid(oc, solid, { name: names[index] ?? null, count, placements }, true),
    );
    return { format, unit, solids: models, notes };
  }
  if (explore(oc, keep, shape, 'FACE').length === 0) return refuse('no-geometry');
  const sewn = sewFaces(oc, keep, shape).slice(0, maxSolids);
  if (sewn.length > 0) {
    return {
      format,
      unit,
      notes: [...notes, 'sewn'],
      solids: sewn.map((solid) => buildSolid(oc, solid, LOOSE, true)),
    };
  }
  return { format, unit, notes: [...notes, 'open-surfaces'], solids: [buildSolid(oc, shape, LOOSE, false)] };
}

const LOOSE = { name: null, count: 1, placements: [] };

function readBrep(oc: OpenCascadeInstance, keep: Keep, text: string): TopoDS_Shape {
  const shape = keep(oc.BRepToolsWrapper.Read(text));
  return shape.IsNull() ? refuse('unreadable') : shape;
}
