import type { Found, PartReading } from '../reading.ts';

const key = (found: Found<string> | null) => found?.value.toLowerCase().replace(/\s+/g, ' ') ?? null;

/**
 * Two sheets show one part where their codes agree; without codes, where their titles do. A sheet with neither goes on
 * with the part before it, unless it says that it is the first sheet.
 */
function isSamePart(one: PartReading, other: PartReading, isBefore: boolean): boolean {
  const [first, second] = [key(one.code), key(other.code)];
  if (first !== null && second !== null) return first === second;
  const [title, next] = [key(one.title), key(other.title)];
  if (title !== null && next !== null) return title === next;
  return isBefore && other.sheet?.value.number !== 1;
}

function merge(one: PartReading, other: PartReading): PartReading {
  return {
    pages: [...one.pages, ...other.pages],
    family: one.family ?? other.family,
    code: one.code ?? other.code,
    revision: one.revision ?? other.revision,
    title: one.title ?? other.title,
    material: one.material ?? other.material,
    heatTreatment: one.heatTreatment ?? other.heatTreatment,
    surfaceTreatment: one.surfaceTreatment ?? other.surfaceTreatment,
    generalTolerance: one.generalTolerance ?? other.generalTolerance,
    generalRoughness: one.generalRoughness ?? other.generalRoughness,
    scale: one.scale ?? other.scale,
    units: one.units ?? other.units,
    weight: one.weight ?? other.weight,
    sheet: one.sheet ?? other.sheet,
    quantity: one.quantity ?? other.quantity,
    threads: [...one.threads, ...other.threads],
    fits: [...one.fits, ...other.fits],
    tolerances: [...one.tolerances, ...other.tolerances],
    tightest: narrower(one.tightest, other.tightest),
    frames: [...one.frames, ...other.frames],
    roughness: [...one.roughness, ...other.roughness],
    overall: one.overall ?? other.overall,
    notes: [...one.notes, ...other.notes],
  };
}

const narrower = (one: PartReading['tightest'], other: PartReading['tightest']) =>
  one && other ? (other.value.width < one.value.width ? other : one) : (one ?? other);

/** Sheets of one part as one reading, in the order of the file. */
export function mergeSheets(sheets: readonly PartReading[]): readonly PartReading[] {
  const parts: PartReading[] = [];
  for (const sheet of sheets) {
    const at = parts.findIndex((part, index) => isSamePart(part, sheet, index === parts.length - 1));
    const part = parts[at];
    if (part) parts[at] = merge(part, sheet);
    else parts.push(sheet);
  }
  return parts;
}
