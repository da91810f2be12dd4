import { fileMediaTypes, type RequestFileKind, requestFileKinds } from '@truciolo/contract';
import { hasTooManyPoints, TOO_MANY_POINTS } from '../../platform/files/image-size.ts';
import { imageType } from '../../platform/files/image-type.ts';
import { contentKind } from '../files/index.ts';
import { fileKind, Refusal } from '../imports/index.ts';

const mediaTypes: Readonly<Record<RequestFileKind, string>> = {
  ...fileMediaTypes,
  stl: 'model/stl',
  sheet: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  text: 'text/plain',
};

export const kindOfType = (type: string): RequestFileKind =>
  requestFileKinds.find((kind) => mediaTypes[kind] === type) ?? 'text';

const STL_HEAD_BYTES = 84;
const STL_FACET_BYTES = 50;

/** Binary files declare their triangles, so that the length gives them away; text files begin with "solid". */
function isStl(bytes: Buffer): boolean {
  if (bytes.length >= STL_HEAD_BYTES) {
    const facets = bytes.readUInt32LE(80);
    if (bytes.length === STL_HEAD_BYTES + facets * STL_FACET_BYTES) return true;
  }
  const head = bytes.subarray(0, 2000).toString('latin1');
  return /^\s*solid\b/.test(head) && /\bfacet\s+normal\b/.test(head);
}

const UNKNOWN = 'non è un PDF, un modello 3D, un DXF, un foglio Excel o CSV né un’immagine';
const TEXT_NAME = /\.(csv|txt|tsv)$/i;
/** Parts of a workbook that hold macros. */
const MACROS = 'xl/vbaProject.bin';

/** Kind of a file by its bytes, or the reason why it is not taken. */
export function requestKind(bytes: Buffer, name: string): { kind: RequestFileKind } | { refusal: string } {
  const known = contentKind(bytes);
  if (known) {
    const isTooLarge = imageType(bytes) !== null && hasTooManyPoints(bytes, fileMediaTypes[known]);
    return isTooLarge ? { refusal: TOO_MANY_POINTS } : { kind: known };
  }
  if (isStl(bytes)) return { kind: 'stl' };
  try {
    if (fileKind(bytes) === 'xlsx')
      return bytes.includes(MACROS) ? { refusal: 'contiene macro' } : { kind: 'sheet' };
  } catch (error) {
    if (error instanceof Refusal) return { refusal: UNKNOWN };
    throw error;
  }
  return TEXT_NAME.test(name) ? { kind: 'text' } : { refusal: UNKNOWN };
}

export const typeOfKind = (kind: RequestFileKind): string => mediaTypes[kind];
