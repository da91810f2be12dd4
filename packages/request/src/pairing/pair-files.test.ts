import { expect, it } from 'vitest';
import type { Claim } from '../claim.ts';
import { readFileName } from '../read/file-name.ts';
import type { PositionReading } from '../reading.ts';
import { pairFiles } from './pair-files.ts';

const claim = <T>(value: T): Claim<T> => ({
  value,
  proof: { source: 'text', text: String(value) },
  confidence: 0.9,
  reason: '',
});
const position = (code: string | null, more: Partial<PositionReading> = {}): PositionReading => ({
  code: code === null ? null : claim(code),
  revision: null,
  description: null,
  quantities: [],
  yearly: null,
  materials: [],
  treatments: [],
  date: null,
  dimensions: null,
  fits: [],
  notes: [],
  ...more,
});
const file = (name: string) => ({
  name,
  kind: /st(e?p)$/i.test(name)
    ? ('step' as const)
    : /(png|jpe?g)$/i.test(name)
      ? ('image' as const)
      : ('pdf' as const),
  size: 1,
  inline: false,
  refused: null,
});
const pairs = (codes: readonly (string | null)[], names: readonly string[]) =>
  pairFiles(
    codes.map((code) => position(code)),
    names.map(file),
  ).positions.map(
    (entry) =>
      `${entry.position.code?.value ?? '?'}: ${entry.files.map((paired) => `${paired.file} ${paired.by}`).join(', ')}`,
  );

it('drawings and models go to the code that their name holds', () => {
  expect(pairs(['RO-4520', 'RO-4501'], ['RO-4520_C.pdf', 'ro4520_c.step', 'RO-4501 flangia.pdf'])).toEqual([
    'RO-4520: RO-4520_C.pdf code, ro4520_c.step code',
    'RO-4501: RO-4501 flangia.pdf code',
  ]);
});

it('a table drawing serves every code of its series, and no other', () => {
  expect(pairs(['DS-100-01', 'DS-100-03', 'DS-200-01'], ['DS-100-XX.pdf'])).toEqual([
    'DS-100-01: DS-100-XX.pdf series',
    'DS-100-03: DS-100-XX.pdf series',
    'DS-200-01: ',
  ]);
});

it('a file without a code goes to the only part', () => {
  expect(pairs(['ST-551-02'], ['SCAN_0147.pdf'])).toEqual(['ST-551-02: SCAN_0147.pdf only-one']);
  expect(pairs([null], ['031-CPP-01.pdf', '031-CPP-01.STEP'])).toEqual([
    '031-CPP-01: 031-CPP-01.pdf only-one, 031-CPP-01.STEP only-one',
  ]);
});

it('files that belong to nothing make positions of their own', () => {
  expect(pairs(['A-100'], ['B-200.pdf', 'B-200.stp'])).toEqual([
    'A-100: ',
    'B-200: B-200.pdf code, B-200.stp code',
  ]);
});

it.each([
  ['TR-2201-014_B.pdf', 'TR-2201-014', 'B'],
  ['FL-0087 rev03.pdf', 'FL-0087', '03'],
  ['PC.104.55.pdf', 'PC.104.55', null],
  ['AB-100_r2.step', 'AB-100', '2'],
  ['AB-100-RevA (1).pdf', 'AB-100', 'A'],
  ['031-CPP-01.STEP', '031-CPP-01', null],
])('%s', (name, code, revision) => expect(readFileName(name)).toMatchObject({ code, revision }));

it('a drawing that was photographed goes to the only part, or makes one where the text names none', () => {
  expect(pairs(['RO-4520'], ['IMG_2034.jpg'])).toEqual(['RO-4520: IMG_2034.jpg only-one']);
  expect(pairs([null], ['IMG_2034.jpg', 'IMG_2035.jpg'])).toEqual([
    '?: IMG_2034.jpg only-one, IMG_2035.jpg only-one',
  ]);
  expect(pairs([], ['RO-4520.png'])).toEqual(['RO-4520: RO-4520.png code']);
  expect(pairs([], ['IMG_2034.jpg'])).toEqual(['?: IMG_2034.jpg file-name']);
});

it('a picture beside the drawing of a part, and one of several parts, waits for a person', () => {
  const loose = (codes: readonly (string | null)[], names: readonly string[]) =>
    pairFiles(
      codes.map((code) => position(code)),
      names.map(file),
    ).loose.map((left) => left.file);
  expect(loose(['RO-4520'], ['RO-4520.pdf', 'IMG_2034.jpg'])).toEqual(['IMG_2034.jpg']);
  expect(loose(['RO-4520', 'RO-4501'], ['IMG_2034.jpg'])).toEqual(['IMG_2034.jpg']);
  expect(loose([], ['image001.png'])).toEqual([]);
});
