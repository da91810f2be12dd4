import type { RequestFieldKey, RequestPlace, RequestPosition, RequestReading } from '@truciolo/contract';
import {
  type DrawingPage,
  type Fit,
  type Found,
  type PartReading,
  type Place,
  type SheetZones,
  type Tolerance,
  type ToleranceFrame,
  zoneAt,
  zonesOf,
} from '@truciolo/drawing';
import { writeExact } from '@truciolo/italian';
import { mergeField } from './merge-field.ts';
import { frameText, overallText, threadText, toleranceText } from './part-texts.ts';

interface PageSize {
  readonly width: number;
  readonly height: number;
  /** Missing or null for a sheet whose border names no zones. */
  readonly zones?: SheetZones | null;
}
export type PageSizes = Readonly<Record<number, PageSize>>;

export const sizesOf = (pages: readonly DrawingPage[]): PageSizes =>
  Object.fromEntries(
    pages.map((page) => [page.page, { width: page.width, height: page.height, zones: zonesOf(page) }]),
  );

const CONFIDENCE = { sure: 0.95, likely: 0.7, unsure: 0.4 } as const;
/** Text of a recogniser or of a hidden layer is never taken as sure. */
const WEAK = new Set(['hidden', 'ocr']);
const MOST_PLACES = 20;

const share = (part: number, whole: number): number => Math.min(1, Math.max(0, whole > 0 ? part / whole : 0));

function placeOf({ page, x, y, width, height }: Place, sizes: PageSizes): RequestPlace[] {
  const size = sizes[page];
  if (!size) return [];
  return [
    {
      page,
      left: share(x, size.width),
      top: share(y, size.height),
      width: share(width, size.width),
      height: share(height, size.height),
      ...(size.zones && { zone: zoneAt(size.zones, x + width / 2, y + height / 2) }),
    },
  ];
}

/** Several findings of one field are one reading with a line for each. */
function readingOf<T>(
  found: readonly Found<T>[],
  write: (one: Found<T>) => string,
  file: string,
  sizes: PageSizes,
): RequestReading | null {
  const lines = [...new Set(found.map((one) => write(one).trim()).filter((line) => line !== ''))];
  const [first] = found;
  if (!first || lines.length === 0) return null;
  const confidence = Math.min(
    ...found.map(({ confidence: how, source }) =>
      Math.min(CONFIDENCE[how], WEAK.has(source) ? CONFIDENCE.likely : 1),
    ),
  );
  return {
    value: lines.join('\n').slice(0, 2000),
    confidence,
    reason: first.reason.slice(0, 300),
    proofs: [
      {
        from: found.some(({ source }) => WEAK.has(source)) ? 'ocr' : 'drawing',
        file,
        text: found
          .map(({ text }) => text)
          .join(' · ')
          .slice(0, 500),
        places: found
          .flatMap(({ places }) => places.flatMap((one) => placeOf(one, sizes)))
          .slice(0, MOST_PLACES),
      },
    ],
  };
}

const isFrame = (one: Found<Fit | Tolerance | ToleranceFrame>): one is Found<ToleranceFrame> =>
  'datums' in one.value;

const asList = <T>(found: Found<T> | null): readonly Found<T>[] => (found ? [found] : []);

/** Fields of a position with the values of its drawing beside those of the mail and the list. */
export function mergePart(
  position: Pick<RequestPosition, 'fields'>,
  part: PartReading,
  file: string,
  sizes: PageSizes,
): RequestPosition['fields'] {
  const text = ({ value }: Found<string>) => value;
  const read = <T>(found: readonly Found<T>[], write: (one: Found<T>) => string) =>
    readingOf(found, write, file, sizes);
  const roughness = [...part.roughness, ...asList(part.generalRoughness)].toSorted(
    (one, other) => one.value.value - other.value.value,
  );
  const readings: Partial<Record<RequestFieldKey, RequestReading | null>> = {
    code: read(asList(part.code), text),
    revision: read(asList(part.revision), text),
    title: read(asList(part.title), text),
    material: read(asList(part.material), text),
    treatment: read([...asList(part.heatTreatment), ...asList(part.surfaceTreatment)], text),
    generalTolerance: read(asList(part.generalTolerance), (one) => one.text),
    tolerances: read<Fit | Tolerance | ToleranceFrame>(
      [...part.fits, ...part.tolerances.filter(({ value }) => value.kind !== 'fit'), ...part.frames],
      (one) => (isFrame(one) ? frameText(one) : toleranceText(one)),
    ),
    roughness: read(roughness.slice(0, 1), (one) => one.text),
    threads: read(part.threads, threadText),
    dimensions: read(asList(part.overall), overallText),
    weight: read(asList(part.weight), ({ value }) => `${writeExact(value)} kg`),
  };
  const fields = { ...position.fields };
  for (const [key, reading] of Object.entries(readings) as [RequestFieldKey, RequestReading | null][])
    if (reading) fields[key] = mergeField(key, fields[key], reading);
  return fields;
}
