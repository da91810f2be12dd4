import type { RequestPosition } from '@truciolo/contract';
import type { Found, PartReading, RunSource } from '@truciolo/drawing';
import { expect, it } from 'vitest';
import { otherPositions, readPosition } from './read-position.ts';

const found = <T>(value: T, source: RunSource = 'text'): Found<T> => ({
  value,
  text: String(value),
  places: [{ page: 1, x: 100, y: 50, width: 20, height: 10 }],
  confidence: 'sure',
  reason: 'letto nel cartiglio',
  source,
});

const blank: PartReading = {
  pages: [1],
  family: null,
  code: null,
  revision: null,
  title: null,
  material: null,
  heatTreatment: null,
  surfaceTreatment: null,
  generalTolerance: null,
  generalRoughness: null,
  scale: null,
  units: null,
  weight: null,
  sheet: null,
  quantity: null,
  threads: [],
  fits: [],
  tolerances: [],
  tightest: null,
  frames: [],
  roughness: [],
  overall: null,
  notes: [],
};

const part = (code: string, material: string, source: RunSource = 'text'): PartReading => ({
  ...blank,
  code: found(code, source),
  material: found(material, source),
});
const read = (...parts: PartReading[]) => ({ file: 'f', parts, sizes: { 1: { width: 200, height: 100 } } });

const position = (code: string, files = ['f']): RequestPosition => ({
  id: code,
  files,
  takenFrom: null,
  fields: { code: { state: 'proposed', value: code, readings: [] } },
});

it('a position takes the part of its own code, however it is written, with the place on the page', () => {
  const table = read(part('TAB-300-01', 'C40'), part('TAB-300-02', 'C45'));
  const { material } = readPosition(position('tab 300 02'), table);
  expect(material?.value).toBe('C45');
  expect(material?.readings[0]?.proofs[0]).toMatchObject({
    from: 'drawing',
    places: [{ page: 1, left: 0.5, top: 0.5, width: 0.1, height: 0.1 }],
  });
});

it('values of a recogniser are marked and not sure', () => {
  const { material } = readPosition(position('A-1'), read(part('A-1', 'C45', 'ocr')));
  expect(material?.readings[0]).toMatchObject({ confidence: 0.7, proofs: [{ from: 'ocr' }] });
});

it('a file is read into a position once', () => {
  const drawing = read(part('A-1', 'C45'));
  const once = readPosition(position('A-1'), drawing);
  expect(readPosition({ ...position('A-1'), fields: once }, drawing)).toBe(once);
});

it('parts of a file without a position are offered, each with its values', () => {
  const ids = ['new 1', 'new 2'];
  const newId = () => ids.shift() ?? 'new';
  const table = read(part('T-1', 'C40'), part('T-2', 'C40'), part('T-3', 'C40'));
  const others = otherPositions([position('T-2'), position('T-3', [])], table, newId);
  expect(others).toMatchObject([{ id: 'new 1', files: ['f'], fields: { code: { value: 'T-1' } } }]);
  expect(
    otherPositions([position('T-1'), ...others, position('T-2'), position('T-3')], table, newId),
  ).toEqual([]);
});

it('a frame of a geometrical tolerance is written with its sign and its datums', () => {
  const value = {
    type: 'perpendicularity' as const,
    value: 0.03,
    isDiameter: false,
    datums: ['A'],
    modifiers: [],
  };
  const { tolerances } = readPosition(
    position('A-1'),
    read({ ...part('A-1', 'C40'), frames: [found(value)] }),
  );
  expect(tolerances?.value).toBe('⟂ 0,03 A');
});
