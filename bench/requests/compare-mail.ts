import { codeKey, type PairedPosition, SURE } from '@truciolo/request';
import type { ReadMail } from './read-mails.ts';
import type { Comparison } from './tally.ts';

/** Labels of one mail; fields that are not compared are left out. */
export interface MailTruth {
  readonly file: string;
  readonly kind: 'request' | 'order' | 'not_request';
  readonly customer?: string | null;
  readonly contact?: string | null;
  readonly vat?: string | null;
  readonly positions: readonly PositionTruth[];
  /** Days of the whole mail; `applies` and `means` say that one is for a single lot, or no delivery. */
  readonly dates?: readonly {
    readonly iso: string | null;
    readonly week?: string;
    readonly applies?: string;
    readonly means?: string;
  }[];
}

interface PositionTruth {
  readonly code?: string;
  readonly rev?: string;
  readonly desc?: string;
  readonly material?: string;
  readonly qty: readonly number[];
  readonly date?: string;
}

const key = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '');
const stem = (text: string): string => key(/\p{L}{3,}/u.exec(text)?.[0] ?? '').slice(0, 5);

/** The read position of a label: the same code and lots, the same code, or the same kind of part. */
function findPosition(truth: PositionTruth, free: readonly PairedPosition[]): PairedPosition | undefined {
  const lots = truth.qty.join('/');
  const lotsOf = ({ position }: PairedPosition) => position.quantities.map(({ value }) => value).join('/');
  const isCode = ({ position }: PairedPosition) =>
    truth.code !== undefined && codeKey(position.code?.value ?? '') === codeKey(truth.code);
  const isKind = ({ position }: PairedPosition) =>
    truth.code === undefined && stem(position.description?.value ?? '') === stem(truth.desc ?? '-');
  return (
    free.find((each) => isCode(each) && lotsOf(each) === lots) ??
    free.find(isCode) ??
    free.find((each) => isKind(each) && lotsOf(each) === lots) ??
    free.find(isKind)
  );
}

/** "S355 (Fe 510)" and "Fe 510" are one material; labels may say what stands on the drawing instead. */
const isNear = (expected: string, read: string): boolean => {
  const words = expected
    .split(/[()—,|]/)
    .map(key)
    .filter((word) => word !== '');
  return words.some((word) => word.includes(key(read)) || key(read).includes(word));
};

function compareLots(truth: PositionTruth, found: PairedPosition | undefined, file: string): Comparison[] {
  const read = new Map((found?.position.quantities ?? []).map((claim) => [claim.value, claim.confidence]));
  const all = [...new Set([...truth.qty, ...read.keys()])];
  return all.map((count) => {
    const [isExpected, isRead] = [truth.qty.includes(count), read.has(count)];
    return {
      field: 'quantity',
      file,
      expected: isExpected ? `${truth.code ?? truth.desc}: ${count}` : '',
      read: isRead ? `${truth.code ?? truth.desc}: ${count}` : '',
      isRight: isExpected && isRead,
      isSure: (read.get(count) ?? 0) >= SURE,
    };
  });
}

function compareOne(truth: PositionTruth, found: PairedPosition | undefined, file: string): Comparison[] {
  const { code, revision, materials, date } = found?.position ?? {};
  const name = truth.code ?? truth.desc ?? '';
  const shown = found ? [code?.value, found.position.description?.value].filter(Boolean).join(' ') : '';
  const line = (
    field: string,
    expected = '',
    read = '',
    isRight = key(expected) === key(read),
    confidence = 0,
  ): Comparison => ({
    field,
    file,
    expected: expected && `${name}: ${expected}`,
    read: read && `${name}: ${read}`,
    isRight,
    isSure: confidence >= SURE,
  });
  const day = date?.value.week ?? date?.value.day ?? '';
  return [
    {
      field: 'position',
      file,
      expected: name,
      read: shown,
      isRight: found !== undefined,
      isSure: (code?.confidence ?? 0) >= SURE,
    },
    ...compareLots(truth, found, file),
    line(
      'revision',
      truth.rev,
      revision?.value,
      (truth.rev ?? '') === (revision?.value ?? ''),
      revision?.confidence,
    ),
    line(
      'material',
      truth.material,
      materials?.[0]?.value.name,
      materials?.[0] ? isNear(truth.material ?? '', materials[0].value.name) : !truth.material,
      materials?.[0]?.confidence,
    ),
    line('date', truth.date, day, (truth.date ?? '') === day, date?.confidence),
  ];
}

/** Every label of a mail beside what was read; positions that nobody asked for count as read in vain. */
export function compareMail(truth: MailTruth, { reading, positions }: ReadMail): Comparison[] {
  const { file } = truth;
  const kind =
    reading.kind.value === 'request' || reading.kind.value === 'order' ? reading.kind.value : 'not_request';
  const free = [...positions];
  const compared = truth.positions.flatMap((position) => {
    const found = findPosition(position, free);
    if (found) free.splice(free.indexOf(found), 1);
    const whole = (truth.dates ?? []).filter(({ applies, means }) => !applies && !means);
    const [only] = whole.length === 1 ? whole : [];
    const date = position.date ?? only?.week ?? only?.iso ?? undefined;
    return compareOne(date ? { ...position, date } : position, found, file);
  });
  const extra = free.map(({ position }) => ({
    field: 'position',
    file,
    expected: '',
    read: position.code?.value ?? position.description?.value ?? '?',
    isRight: false,
    isSure: (position.code?.confidence ?? 0) >= SURE,
  }));
  const customer = (
    field: string,
    expected: string | null | undefined,
    claim: { value: string; confidence: number } | null,
  ): Comparison => ({
    field,
    file,
    expected: expected ?? '',
    read: claim?.value ?? '',
    isRight: expected ? isNear(expected, claim?.value ?? '?') : claim === null,
    isSure: (claim?.confidence ?? 0) >= SURE,
  });
  return [
    {
      field: 'kind',
      file,
      expected: truth.kind,
      read: kind,
      isRight: kind === truth.kind,
      isSure: reading.kind.confidence >= SURE,
    },
    ...compared,
    ...extra,
    customer('company', truth.customer, reading.customer.company),
    customer('contact', truth.contact, reading.customer.contact),
    customer('VAT', truth.vat, reading.customer.vat),
  ];
}
