import { DAMAGED, Refusal } from './refusal.ts';
import { listEntries } from './zip-check.ts';

const startsWith = (bytes: Buffer, ...start: number[]): boolean =>
  bytes.subarray(0, start.length).equals(Buffer.from(start));

/** Signatures of files that users drop by mistake. */
const images: readonly (readonly number[])[] = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x42, 0x4d],
  [0x49, 0x49, 0x2a, 0x00],
  [0x52, 0x49, 0x46, 0x46],
];
const OLD_OFFICE = [0xd0, 0xcf, 0x11, 0xe0] as const;
const ZIP = [0x50, 0x4b] as const;
const SAVE_AS = 'salva come .xlsx e riprova.';

function archiveKind(bytes: Buffer): 'xlsx' {
  const entries = listEntries(bytes);
  const names = new Set(entries.map(({ name }) => name));
  if (names.has('xl/workbook.xml')) return 'xlsx';
  if (names.has('xl/workbook.bin')) throw new Refusal(`Il formato .xlsb non è supportato: ${SAVE_AS}`);
  if (names.has('content.xml')) throw new Refusal(`Il formato .ods non è supportato: ${SAVE_AS}`);
  throw new Refusal('È un archivio .zip, non un foglio di Excel: estrai il file .xlsx e carica quello.');
}

/** Format by content, whatever the name says. */
export function fileKind(bytes: Buffer): 'xlsx' | 'csv' {
  if (bytes.length === 0) throw new Refusal('Il file è vuoto.');
  if (startsWith(bytes, ...ZIP)) return archiveKind(bytes);
  if (startsWith(bytes, ...OLD_OFFICE)) {
    // A workbook with a password is wrapped in the old container, with the name of its stream in UTF-16.
    if (bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'))) {
      throw new Refusal('Il file è protetto da una password: togli la protezione e riprova.');
    }
    throw new Refusal(`Il formato .xls non è supportato: ${SAVE_AS}`);
  }
  if (images.some((start) => startsWith(bytes, ...start))) {
    throw new Refusal('È un’immagine, non un foglio: carica un file .xlsx o .csv.');
  }
  if (bytes.subarray(0, 4).toString('latin1') === '%PDF') {
    throw new Refusal('È un PDF, non un foglio: carica un file .xlsx o .csv.');
  }
  const isUtf16 = startsWith(bytes, 0xff, 0xfe);
  if (!isUtf16 && bytes.includes(0)) throw new Refusal(DAMAGED);
  if (/^\s*<(html|!doctype|table|\?xml)/i.test(bytes.subarray(0, 200).toString('latin1'))) {
    throw new Refusal(`Il file contiene una pagina web, non un foglio: aprilo con Excel, ${SAVE_AS}`);
  }
  return 'csv';
}
