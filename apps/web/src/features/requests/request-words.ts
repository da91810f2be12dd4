import {
  lookOf,
  type OpenPoint,
  type RequestFieldKey,
  type RequestPosition,
  type RequestRow,
  type RequestState,
  type ShopRequest,
} from '@truciolo/contract';
import { agree, countOf } from '../../lib/format/counts.ts';

export const stateTabs: readonly { readonly state: RequestState; readonly label: string }[] = [
  { state: 'new', label: 'Nuove' },
  { state: 'reading', label: 'In lettura' },
  { state: 'confirm', label: 'Da confermare' },
  { state: 'quoted', label: 'Trasformate' },
  { state: 'discarded', label: 'Scartate' },
];

export const fieldLabels: Readonly<Record<RequestFieldKey, string>> = {
  code: 'Codice',
  revision: 'Revisione',
  title: 'Denominazione',
  material: 'Materiale',
  treatment: 'Trattamento',
  quantities: 'Quantità',
  due: 'Consegna richiesta',
  generalTolerance: 'Tolleranza generale',
  tolerances: 'Tolleranze strette',
  roughness: 'Rugosità minima',
  threads: 'Filetti',
  dimensions: 'Ingombro',
  weight: 'Peso',
};

/** Colour group of a field: identity, delivery, material, machining, measures. */
export const fieldGroups: Readonly<Record<RequestFieldKey, 1 | 2 | 3 | 4 | 5>> = {
  code: 1,
  revision: 1,
  title: 1,
  material: 3,
  treatment: 3,
  quantities: 2,
  due: 2,
  generalTolerance: 4,
  tolerances: 4,
  roughness: 4,
  threads: 4,
  dimensions: 5,
  weight: 5,
};

export const proofWords = {
  drawing: 'disegno',
  ocr: 'OCR',
  mail: 'mail',
  list: 'elenco',
  model: '3D',
  earlier: 'già fatto',
  person: 'cliente',
} as const;

/** Words of three letters and more, and short ones that are no mark: a standard or a size keeps its capitals. */
const WORD = /(?<![\p{L}\d])(?:\p{L}{3,}|D[AEI]|IN|A[DL]|OF|E)(?![\p{L}\d])/gu;

/** Title blocks are written in capitals: "MOZZO GUIDA DN50" is shown as "Mozzo guida DN50". */
function spoken(title: string): string {
  if (title !== title.toUpperCase()) return title;
  const words = title.replace(WORD, (word) => word.toLowerCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const nameOf = ({ fields }: RequestPosition, index: number): string =>
  spoken(fields.title?.value ?? '') || fields.code?.value || `Posizione ${index + 1}`;

/** A material without the standard that defines it: "C45+N UNI EN ISO 683-1" is "C45+N". */
export const shortMaterial = (text: string): string => text.split(/\s+(?:UNI|EN|DIN|ISO)\b/)[0] ?? text;

const TITLES = { request: 'RdO', order: 'Ordine', other: '' } as const;

/** The buyer's number with its kind, "RdO 2026-318"; the subject where the buyer gives none. */
export function titleOf({
  content,
  kind,
  subject,
}: Pick<ShopRequest, 'content' | 'kind' | 'subject'>): string {
  const { reference } = content;
  if (reference === '') return subject || 'Richiesta';
  return /^\p{L}{2}/u.test(reference) ? reference : `${TITLES[kind]} ${reference}`.trim();
}

/** One line of the inbox: the most pressing remark. */
export function remarkOf(row: RequestRow): { readonly tone: 'warn' | 'info' | 'ok'; readonly text: string } {
  if (row.answered) return { tone: 'info', text: 'il cliente ha risposto' };
  if (row.quoteNumber) return { tone: 'ok', text: `preventivo ${row.quoteNumber}` };
  if (row.kind === 'other') return { tone: 'info', text: 'forse non è una richiesta' };
  if (row.kind === 'order') return { tone: 'info', text: 'sembra un ordine' };
  if (row.late) return { tone: 'warn', text: 'senza risposta oltre il vostro limite' };
  if (row.positions === 0) return { tone: 'warn', text: 'nessuna posizione ancora' };
  if (row.conflicts > 0)
    return { tone: 'warn', text: `${countOf(row.conflicts, 'valore', 'valori')} in conflitto` };
  if (row.missing > 0)
    return {
      tone: 'warn',
      text: `${agree(row.missing, 'manca', 'mancano')} ${countOf(row.missing, 'valore', 'valori')}`,
    };
  return { tone: 'ok', text: 'non manca nulla' };
}

const quoted = (values: readonly string[]): string => values.map((value) => `«${value}»`).join(' o ');

/** An open point as a sentence, for the page and for the buyer. */
export function pointText(
  { content }: Pick<ShopRequest, 'content'>,
  { positionId, key, kind }: OpenPoint,
): {
  readonly name: string;
  readonly text: string;
} {
  const index = content.positions.findIndex(({ id }) => id === positionId);
  const position = content.positions[index];
  const name = position ? nameOf(position, index) : '';
  const label = fieldLabels[key].toLowerCase();
  if (kind === 'missing')
    return { name, text: `${label} non ${key === 'quantities' ? 'indicata' : 'indicato'}` };
  const field = position?.fields[key];
  const values = [...new Set(field?.readings.map(({ value }) => value) ?? [])];
  return { name, text: `${label} ${quoted(values)}?` };
}

interface FieldCounts {
  readonly settled: number;
  readonly sure: number;
  readonly open: number;
  readonly missing: number;
  readonly all: number;
}

export function countFields({ fields }: RequestPosition, keys: readonly RequestFieldKey[]): FieldCounts {
  const looks = keys.map((key) => lookOf(fields[key]));
  const count = (...wanted: string[]) => looks.filter((look) => wanted.includes(look)).length;
  return {
    settled: count('settled'),
    sure: count('sure'),
    open: count('unsure', 'conflict'),
    missing: count('missing'),
    all: looks.filter((look) => look !== 'missing').length,
  };
}
