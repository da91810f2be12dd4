import type { CellLine } from '../labels/cell-line.ts';
import type { LabelledValue } from '../labels/labelled-values.ts';
import { labelledValues } from '../labels/labelled-values.ts';
import type { Found, PartReading } from '../reading.ts';
import { found } from '../reasons.ts';
import { generalTolerance } from './find-general-tolerance.ts';
import { revisionOf } from './find-revision.ts';
import { firstValue } from './first-value.ts';
import { generalRoughness } from './general-roughness.ts';
import { isKnownMaterial, isMaterialLine, materialOfKey } from './material-words.ts';
import {
  isEmptyValue,
  readCode,
  readMaterial,
  readScale,
  readSheetNumber,
  readTitle,
  readWeight,
} from './plain-values.ts';
import { kindsOf } from './treatments.ts';
import { readUnitCell, readUnits } from './units.ts';
import { blockText, unlabelledTitle } from './unlabelled.ts';

export type Block = Pick<
  PartReading,
  | 'code'
  | 'revision'
  | 'title'
  | 'material'
  | 'heatTreatment'
  | 'surfaceTreatment'
  | 'generalTolerance'
  | 'generalRoughness'
  | 'scale'
  | 'units'
  | 'weight'
  | 'sheet'
  | 'quantity'
>;

/** A revision table has a description of each change, which is not the title of the part. */
const isRevisionTable = (values: readonly LabelledValue[], { labelLine, label, where }: LabelledValue) =>
  label.field === 'title' &&
  where === 'row' &&
  values.some(
    (other) =>
      other.label.field === 'revision' &&
      Math.abs(other.labelLine.v - labelLine.v) < labelLine.size &&
      other.labelLine !== labelLine,
  );

const VIEW = /\b(?:detail|dettaglio|part\.|section|sezione|schnitt|sez\.|view|vista|ansicht|einzelheit)\b/i;

/** «name» in a cell with its value is the part; above the columns of those who drew and checked it is a person. */
const isPartName = ({ label, labelLine, where }: LabelledValue) =>
  label.field === 'other' && where === 'cell' && /^(?:name|nome)\W*$/i.test(labelLine.text);

function titleOf(values: readonly LabelledValue[], all: readonly CellLine[]): Found<string> | null {
  const labelled = firstValue(values, 'title', readTitle);
  if (labelled) return labelled;
  // A label with an empty cell says that there is no title.
  if (values.some(({ label }) => label.field === 'title')) return null;
  const name = firstValue(values.filter(isPartName), 'other', readTitle);
  if (name) return { ...name, confidence: 'likely' };
  const largest = unlabelledTitle(blockText(all));
  return largest
    ? found(largest.title, [largest.line], {
        confidence: 'likely',
        reason: 'riga più evidente del cartiglio, senza etichetta',
        text: largest.title,
      })
    : null;
}

function materialOf(values: readonly LabelledValue[], all: readonly CellLine[]): Found<string> | null {
  const labelled = firstValue(values, 'material', readMaterial);
  if (labelled)
    return labelled.confidence === 'sure' && !isKnownMaterial(labelled.value)
      ? { ...labelled, confidence: 'likely' }
      : labelled;
  const keys = all.flatMap(({ line }) => {
    const material = materialOfKey(line.text);
    return material ? [{ line, material }] : [];
  });
  if (keys.length > 0)
    return found(
      keys.map(({ material }) => material).join(' | '),
      keys.map(({ line }) => line),
      { confidence: 'unsure', reason: 'a scelta secondo la codifica sul disegno' },
    );
  if (values.some(({ label }) => label.field === 'material')) return null;
  const line = all.find((each) => each.label === null && isMaterialLine(each.line.text))?.line;
  return line
    ? found(line.text, [line], { confidence: 'likely', reason: 'riconosciuto dal nome, senza etichetta' })
    : null;
}

function codeOf(values: readonly LabelledValue[], title: Found<string> | null): Found<string> | null {
  const labelled = firstValue(values, 'code', readCode);
  if (labelled) return labelled;
  if (title && /\d/.test(title.value) && /^[\w.]+(?:-[\w.<>]+)+$/.test(title.value))
    return { ...title, confidence: 'unsure', reason: 'codice scritto al posto della denominazione' };
  return null;
}

function treatmentOf(values: readonly LabelledValue[], kind: 'heat' | 'surface'): Found<string> | null {
  // A note is a sentence and ends with a dot.
  const read = (text: string) =>
    isEmptyValue(text) || /^R[az]\b/.test(text) ? null : text.replace(/(\s.*\p{L}{4})\.$/u, '$1');
  const own = firstValue(values, kind, read);
  if (own && (kind === 'heat' || kindsOf(own.value).join() !== 'heat')) return own;
  return firstValue(values, 'treatment', (text) => {
    const kinds = kindsOf(text);
    const fits = kinds.length === 0 ? kind === 'surface' : kinds.includes(kind);
    return fits ? read(text) : null;
  });
}

function unitsOf(values: readonly LabelledValue[], all: readonly CellLine[]): Found<'mm' | 'in'> | null {
  const line = all.find((each) => readUnits(each.line.text))?.line;
  const units = line && readUnits(line.text);
  if (line && units) return found(units, [line], { confidence: 'sure', reason: 'scritto sul disegno' });
  return firstValue(values, 'units', readUnitCell);
}

function scaleOf(values: readonly LabelledValue[], all: readonly CellLine[]): Found<string> | null {
  const isOfView = ({ labelLine }: LabelledValue) =>
    all.some(
      ({ line }) =>
        VIEW.test(line.text) &&
        (line === labelLine ||
          (line.v < labelLine.v &&
            labelLine.v - line.v < line.size * 2 &&
            Math.abs((line.u0 + line.u1) / 2 - (labelLine.u0 + labelLine.u1) / 2) < line.size * 4)),
    );
  const sheet = firstValue(
    values.filter((each) => each.label.field === 'scale' && !isOfView(each)),
    'scale',
    readScale,
  );
  if (sheet) return sheet;
  const views = new Set(values.filter(isOfView).map(({ labelLine }) => labelLine));
  const line = all.find(
    ({ line: each }) =>
      /\bscal[ae]\s*:?\s*\d+\s*:\s*\d+/i.test(each.text) && !VIEW.test(each.text) && !views.has(each),
  )?.line;
  const scale = line && readScale(line.text.replace(/^.*?\bscal[ae]/i, ''));
  return line && scale ? found(scale, [line], { confidence: 'likely', reason: 'scritto sul disegno' }) : null;
}

const readCount = (text: string) => (/^\d{1,5}$/.test(text.trim()) ? Number(text) : null);

/** The title block of a sheet and the general notes that complete it. */
export function readBlock(all: readonly CellLine[]): Block {
  const raw = labelledValues(all);
  const values = raw.filter((each) => !isRevisionTable(raw, each));
  const title = titleOf(values, all);
  return {
    title,
    code: codeOf(values, title),
    revision: revisionOf(values, all),
    material: materialOf(values, all),
    heatTreatment: treatmentOf(values, 'heat'),
    surfaceTreatment: treatmentOf(values, 'surface'),
    generalTolerance: generalTolerance(values, all),
    generalRoughness: generalRoughness(values, all),
    scale: scaleOf(values, all),
    units: unitsOf(values, all),
    weight: firstValue(values, 'weight', readWeight),
    sheet: firstValue(values, 'sheet', readSheetNumber),
    quantity: firstValue(values, 'quantity', readCount),
  };
}
