import { isStl } from '@truciolo/part';
import { drawingKind, HEAD_BYTES } from './drawing-kind.ts';

/** Kinds of attached files that a request may bring, and those that are recognised to be refused. */
export type ContentKind =
  | 'pdf'
  | 'step'
  | 'iges'
  | 'stl'
  | 'dxf'
  | 'dwg'
  | 'xlsx'
  | 'csv'
  | 'image'
  | 'message'
  | 'office'
  | 'macro'
  | 'archive'
  | 'executable'
  | 'unknown';

const latin = (bytes: Uint8Array, from: number, to: number): string => {
  let text = '';
  for (const byte of bytes.subarray(from, to)) text += String.fromCharCode(byte);
  return text;
};

/** Signatures at the very beginning, in hexadecimal. */
const SIGNATURES: readonly (readonly [RegExp, ContentKind])[] = [
  [/^(89504e47|ffd8ff|47494638|49492a00|4d4d002a|424d.{8}0000)/, 'image'],
  [/^52494646.{8}57454250/, 'image'],
  // HEIC and AVIF: «ftyp» with the name of the format.
  [
    /^.{8}66747970(68656963|68656978|6865696d|68656973|68657663|68657678|6d696631|6d736631|61766966)/,
    'image',
  ],
  [/^(4d5a|7f454c46|cafebabe|feedface|cefaedfe|cffaedfe|2321)/, 'executable'],
  [/^4c0000000114020000000000c0000000/, 'executable'],
  [/^(52617221|377abcaf271c|1f8b|425a68|fd377a585a00|4d534346)/, 'archive'],
  [/^41433130/, 'dwg'],
];

const hex = (bytes: Uint8Array): string =>
  [...bytes.subarray(0, 24)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Office files are archives; those with programs in them hold a part of that name. */
function archiveKind(bytes: Uint8Array): ContentKind {
  const text = latin(bytes, 0, bytes.length);
  if (/vbaProject\.bin|xl\/macrosheets\//i.test(text)) return 'macro';
  if (text.includes('xl/workbook.xml')) return 'xlsx';
  if (/word\/document\.xml|ppt\/presentation\.xml|mimetypeapplication\/vnd\.oasis/.test(text))
    return 'office';
  return 'archive';
}

/** The old container holds workbooks, texts, and messages of Outlook; its streams have UTF-16 names. */
function containerKind(bytes: Uint8Array): ContentKind {
  const text = latin(bytes, 0, Math.min(bytes.length, 1 << 20)).replaceAll('\0', '');
  if (text.includes('__substg1.0_') || text.includes('__properties_version1.0')) return 'message';
  if (/_VBA_PROJECT|Macros/.test(text)) return 'macro';
  return 'office';
}

const SCRIPT =
  /^\s*(<script|<html|<!doctype|<svg|<\?xml[^>]*>\s*<svg|<\?php|@echo|\$[A-Za-z]+\s*=|WScript\.|Set\s+\w+\s*=\s*CreateObject)/i;

function textKind(head: string): ContentKind {
  if (SCRIPT.test(head)) return 'executable';
  if (
    /^([A-Za-z-]+:[^\n]*\n([ \t][^\n]*\n)*){3,}/.test(head.replaceAll('\r', '')) &&
    /^(from|received|return-path|mime-version|date|subject|message-id|delivered-to|content-type|to):/im.test(
      head,
    )
  )
    return 'message';
  const isText = ![...head].some((character) => character < '\t' || (character > '\r' && character < ' '));
  return isText && /[;,\t]/.test(head) && /\n/.test(head) ? 'csv' : 'unknown';
}

/** Kind of a file by its bytes; its name and media type are ignored. */
export function contentKind(bytes: Uint8Array): ContentKind {
  const start = hex(bytes);
  const head = latin(bytes, 0, HEAD_BYTES);
  const drawing = drawingKind(head);
  if (drawing) return drawing;
  if (start.startsWith('504b')) return archiveKind(bytes);
  if (start.startsWith('d0cf11e0')) return containerKind(bytes);
  const signed = SIGNATURES.find(([pattern]) => pattern.test(start));
  if (signed) return signed[1];
  return isStl(bytes) ? 'stl' : textKind(head);
}
