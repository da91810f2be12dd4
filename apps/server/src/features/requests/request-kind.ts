import { fileMediaTypes, type RequestFileKind, requestFileKinds } from '@truciolo/contract';
import { isStl } from '@truciolo/part';
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
