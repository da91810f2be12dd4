import type { DrawingReading, Found, GeneralTolerance, PartReading } from '@truciolo/drawing';
import { parseDesignation, printDesignation } from '@truciolo/threads';
import type { DrawingTruth } from './drawing-truth.ts';
import type { Comparison } from './tally.ts';

const letters = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9|]/g, '');

/** Placeholders of a numbering scheme are not part of the number. */
const code = (text: string) => letters(text.replace(/-<[^>]*>/g, '').replace(/-xxx(?=-|$)/gi, ''));

/** Alternatives by a key of the sheet, in any order. */
const material = (text: string) =>
  text
    .replace(/\(by code\)/, '')
    .split('|')
    .map((part) => letters(part).replace(/alumini?um$/, ''))
    .sort()
    .join('|');

const number = (text: string) => Number(/-?\d+(?:[.,]\d+)?/.exec(text)?.[0]?.replace(',', '.') ?? Number.NaN);
const roughness = (text: string) => `${/Rz/.test(text) ? 'Rz' : 'Ra'} ${number(text)}`;
const weight = (text: string) => String(number(text) * (/\bg\b|\dg/.test(text) ? 0.001 : 1));

function expectedTolerance(truth: DrawingTruth['general_tolerance']): string {
  if (!truth) return '';
  if (truth.cls) return `${truth.standard?.replace(/\s*\(.*\)/, '') ?? ''} ${truth.cls}`;
  if (truth.two_place !== undefined) return `2: ${truth.two_place}, 3: ${truth.three_place}`;
  return `±${truth.linear}`;
}

function readTolerance({ standard, class: name, linear, byDecimals }: GeneralTolerance): string {
  if (byDecimals) return `2: ${byDecimals[2]}, 3: ${byDecimals[3]}`;
  return standard ? `${standard} ${name ?? ''}`.trim() : `±${linear}`;
}

const thread = (spec: string, count: number) => {
  const outcome = parseDesignation(spec);
  return `${count}x ${outcome.ok ? printDesignation(outcome.value) : spec}`;
};

const sizes = (overall: DrawingTruth['overall']) =>
  (overall ?? []).flatMap((size) => (size === null ? [] : [typeof size === 'number' ? size : number(size)]));

interface Side {
  readonly field: string;
  readonly expected: string | null;
  readonly found: Found<unknown> | null;
  readonly read: string;
  readonly same: (expected: string, read: string) => boolean;
}

const bySpelling = (spell: (text: string) => string) => (expected: string, read: string) =>
  spell(expected) === spell(read);

function singles(truth: DrawingTruth, part: PartReading | null): readonly Side[] {
  const text = (
    field: string,
    expected: string | null,
    found: Found<string> | null | undefined,
    spell = letters,
  ): Side => ({
    field,
    expected,
    found: found ?? null,
    read: found?.value ?? '',
    same: bySpelling(spell),
  });
  const treatments = [part?.heatTreatment, part?.surfaceTreatment].flatMap((each) => each ?? []);
  const overall = part?.overall ?? null;
  const read = overall
    ? [...(overall.value.diameter === null ? [] : [overall.value.diameter]), ...overall.value.lengths]
    : [];
  return [
    text('code', truth.code, part?.family ?? part?.code, code),
    text('revision', truth.revision, part?.revision),
    text('title', truth.title, part?.title),
    text('material', truth.material, part?.material, material),
    {
      field: 'treatment',
      expected: truth.treatment,
      found: treatments[0] ?? null,
      read: [...new Set(treatments.map(({ value }) => value))].join(', '),
      same: bySpelling(letters),
    },
    text('scale', truth.scale, part?.scale, (each) => each.replace(/\s/g, '')),
    {
      ...text('units', truth.units, part?.units as Found<string> | null),
      expected: part?.units ? truth.units : null,
    },
    {
      field: 'weight',
      expected: truth.weight && weight(truth.weight),
      found: part?.weight ?? null,
      read: part?.weight ? String(part.weight.value) : '',
      same: (expected, given) => Math.abs(Number(expected) - Number(given)) < 0.0005,
    },
    {
      field: 'general tolerance',
      expected: expectedTolerance(truth.general_tolerance),
      found: part?.generalTolerance ?? null,
      read: part?.generalTolerance ? readTolerance(part.generalTolerance.value) : '',
      same: bySpelling((each) => each.toLowerCase()),
    },
    {
      field: 'general roughness',
      expected: truth.general_roughness && roughness(truth.general_roughness),
      found: part?.generalRoughness ?? null,
      read: part?.generalRoughness
        ? `${part.generalRoughness.value.parameter} ${part.generalRoughness.value.value}`
        : '',
      same: (expected, given) => expected === given,
    },
    {
      field: 'tightest tolerance',
      expected: truth.tightest?.width == null ? null : String(truth.tightest.width),
      found: part?.tightest ?? null,
      read: part?.tightest ? String(part.tightest.value.width) : '',
      same: (expected, given) => Math.abs(Number(expected) - Number(given)) <= Number(expected) * 0.02,
    },
    {
      field: 'overall dimensions',
      expected: truth.overall ? sizes(truth.overall).join(' x ') : null,
      found: overall,
      read: read.join(' x '),
      same: () => sizes(truth.overall).every((size) => read.some((each) => Math.abs(each - size) < 1e-6)),
    },
  ];
}

/** Lists match element by element, whatever their order. */
function lists(
  field: string,
  file: string,
  expected: readonly string[],
  read: readonly { readonly key: string; readonly isSure: boolean }[],
): readonly Comparison[] {
  const left = [...read];
  const matched = expected.map((key) => {
    const at = left.findIndex((each) => each.key === key);
    const [hit] = at < 0 ? [] : left.splice(at, 1);
    return {
      field,
      file,
      expected: key,
      read: hit?.key ?? '',
      isRight: hit !== undefined,
      isSure: hit?.isSure ?? false,
    };
  });
  return [
    ...matched,
    ...left.map(({ key, isSure }) => ({ field, file, expected: '', read: key, isRight: false, isSure })),
  ];
}

const unique = <Item extends { readonly key: string }>(items: readonly Item[]) =>
  items.filter((item, index) => items.findIndex(({ key }) => key === item.key) === index);

/** The labels of a file against its first part; a file of several parts is labelled by its first. */
export function compareDrawing(truth: DrawingTruth, { parts }: DrawingReading): readonly Comparison[] {
  const part = parts[0] ?? null;
  const keyed = <Value>(items: readonly Found<Value>[], key: (value: Value) => string) =>
    items.map((each) => ({ key: key(each.value), isSure: each.confidence === 'sure' }));
  const { file } = truth;
  return [
    ...singles(truth, part).map(({ field, expected, found, read, same }) => ({
      field,
      file,
      expected: expected ?? '',
      read,
      isRight: (expected ?? '') === '' ? read === '' : read !== '' && same(expected ?? '', read),
      isSure: found?.confidence === 'sure',
    })),
    ...lists(
      'threads with count',
      file,
      truth.threads.map(({ spec, count }) => thread(spec, count)),
      keyed(part?.threads ?? [], ({ designation, count }) => thread(designation, count)),
    ),
    ...lists('fits', file, [...new Set(truth.fits)], unique(keyed(part?.fits ?? [], (fit) => fit.class))),
    ...lists(
      'frames',
      file,
      truth.gdt.map(({ type, value }) => `${type} ${value}`),
      keyed(part?.frames ?? [], ({ type, value }) => `${type} ${value}`),
    ),
    ...lists(
      'parts',
      file,
      [String(truth.parts?.length ?? 1)],
      [{ key: String(parts.length), isSure: false }],
    ),
  ];
}
