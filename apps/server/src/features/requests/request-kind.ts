import { fileMediaTypes, type RequestFileKind, requestFileKinds } from '@truciolo/contract';
import { isStl } from '@truciolo/part';
import { isTooLargePicture, TOO_MANY_POINTS } from '../../platform/files/image-size.ts';
import type { Content } from '../../platform/files/received-file.ts';
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
/** Pictures that the server and some browsers do not decode. HEIC and AVIF name their kind behind «ftyp». */
const OTHER_PICTURES: readonly (readonly [RegExp, string])[] = [
  [
    /^.{4}ftyp(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)/s,
    'è una foto in formato HEIC: chiedila o salvala come JPEG o PDF',
  ],
  [/^.{4}ftypavi[fs]/s, 'è un’immagine AVIF: chiedila o salvala come JPEG o PNG'],
  [/^(?:II\*\0|MM\0\*)/, 'è un’immagine TIFF: chiedila o salvala come PDF, PNG o JPEG'],
];
const unreadPicture = ({ head }: Content): string | undefined => {
  const start = head.subarray(0, 16).toString('latin1');
  return OTHER_PICTURES.find(([pattern]) => pattern.test(start))?.[1];
};

const TEXT_NAME = /\.(csv|txt|tsv)$/i;
/** Parts of a workbook that hold macros. */
const MACROS = 'xl/vbaProject.bin';

type FoundKind = { readonly kind: RequestFileKind } | { readonly refusal: string };

/** Kind of a file by its bytes, or the reason why it is not taken. */
export async function requestKind(content: Content, name: string): Promise<FoundKind> {
  const known = await contentKind(content);
  if (known) return (await isTooLargePicture(content)) ? { refusal: TOO_MANY_POINTS } : { kind: known };
  const unread = unreadPicture(content);
  if (unread !== undefined) return { refusal: unread };
  if (isStl(content.head, content.length)) return { kind: 'stl' };
  return content.whole((bytes) => tableKind(bytes, name));
}

/** Kind of a workbook or a text. */
function tableKind(bytes: Buffer, name: string): FoundKind {
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
