import {
  analysePart,
  type LengthUnit,
  type PartMeasures,
  type PartModel,
  type PartReport,
  withUnit,
  writeLightModel,
} from '@truciolo/part';
import { detectFormat } from './detect-format.ts';
import type { KernelSource } from './kernel/open-kernel.ts';
import { PartFileError, type PartFileErrorCode } from './part-file-error.ts';
import { readPart } from './read-part.ts';

/** Callbacks in this order: the model for a first picture, then the figures of each solid. */
interface AnalysisListener {
  readonly onModel?: (model: PartModel) => void;
  readonly onMeasures?: (measures: PartMeasures, solid: number) => void;
  readonly onReport?: (report: PartReport, solid: number) => void;
}

export type FileOutcome =
  | { readonly ok: true; readonly model: PartModel; readonly reports: readonly PartReport[] }
  | { readonly ok: false; readonly code: PartFileErrorCode; readonly message: string };

/** Reads and analyses a file in this thread; one that cannot be read is an outcome, not an exception. */
export async function analyseFile(
  bytes: Uint8Array,
  source: KernelSource,
  { onModel, onMeasures, onReport }: AnalysisListener = {},
  /** Chosen by the user where the file's own unit is wrong or missing. */
  unit: LengthUnit | null = null,
): Promise<FileOutcome> {
  try {
    const read = await readAny(bytes, source);
    const model = unit === null ? read : withUnit(read, unit);
    onModel?.(model);
    const reports = analysePart(model, {
      ...(onMeasures && { onMeasures }),
      ...(onReport && { onReport }),
    });
    return { ok: true, model, reports };
  } catch (error) {
    const known = error instanceof PartFileError ? error : new PartFileError('kernel-died');
    return { ok: false, code: known.code, message: known.message };
  }
}

/** A file as a model to look at and no more; null for one that cannot be read or made so small. */
export async function lightenFile(bytes: Uint8Array, source: KernelSource): Promise<Uint8Array | null> {
  try {
    return writeLightModel((await readAny(bytes, source)).solids);
  } catch {
    return null;
  }
}

function readAny(bytes: Uint8Array, source: KernelSource): Promise<PartModel> {
  const format = detectFormat(bytes);
  if (format === null) throw new PartFileError(bytes.length === 0 ? 'empty' : 'not-a-part');
  return readPart(bytes, format, source);
}
