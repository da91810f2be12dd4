import { parseDesignation, printDesignation } from '@truciolo/threads';
import { describe, expect, it } from 'vitest';
import { assemblies } from '../test/classes/assemblies.ts';
import { blanksAndBores } from '../test/classes/blanks-and-bores.ts';
import { cadSystemSheets } from '../test/classes/cad-systems.ts';
import { calloutSheets } from '../test/classes/callouts.ts';
import type { ClassOfSheets, Expected } from '../test/classes/class-of-sheets.ts';
import { defaultTemplates } from '../test/classes/default-templates.ts';
import { foreignSheets } from '../test/classes/foreign.ts';
import { holesAndPairs } from '../test/classes/holes-and-pairs.ts';
import { italianSheets } from '../test/classes/italian.ts';
import { lookalikes } from '../test/classes/lookalikes.ts';
import { moreSpellings } from '../test/classes/more-spellings.ts';
import { notesAndVariants } from '../test/classes/notes-and-variants.ts';
import { otherSystems } from '../test/classes/other-systems.ts';
import { placesOfBlocks } from '../test/classes/places-of-blocks.ts';
import { printedTwice } from '../test/classes/printed-twice.ts';
import { processSheets } from '../test/classes/processes.ts';
import { runsAndRows } from '../test/classes/runs-and-rows.ts';
import { severalParts } from '../test/classes/several-parts.ts';
import { sizedSheets } from '../test/classes/sizes.ts';
import { spellings } from '../test/classes/spellings.ts';
import { tolerancedSheets } from '../test/classes/tolerances.ts';
import {
  type GeneralTolerance,
  type PartReading,
  type Roughness,
  readDrawing,
  type Tolerance,
  type ToleranceFrame,
} from './index.ts';

const tolerance = ({ standard, class: name, linear, byDecimals }: GeneralTolerance) => {
  if (byDecimals) return `2: ${byDecimals[2]}, 3: ${byDecimals[3]}`;
  return standard ? `${standard} ${name ?? ''}`.trim() : `±${linear}`;
};
const thread = (text: string) => {
  const [count = '', name = ''] = text.split('x ');
  const outcome = parseDesignation(name);
  return `${count}x ${outcome.ok ? printDesignation(outcome.value) : name}`;
};
const interval = ({ nominal, lower, upper }: Tolerance) =>
  [lower, upper].map((deviation) => Math.round(((nominal ?? 0) + deviation) * 1e6) / 1e6).join('..');
const frame = ({ type, value, isDiameter, modifiers, datums }: ToleranceFrame) =>
  [type, `${isDiameter ? '⌀' : ''}${value}`, ...modifiers, ...datums].join(' ');
const roughness = ({ parameter, value }: Roughness) => `${parameter} ${value}`;

/** A part in the words of the labels. */
const spelled = (part: PartReading): Expected => ({
  code: part.code?.value ?? null,
  revision: part.revision?.value ?? null,
  title: part.title?.value ?? null,
  material: part.material?.value ?? null,
  heatTreatment: part.heatTreatment?.value ?? null,
  surfaceTreatment: part.surfaceTreatment?.value ?? null,
  generalTolerance: part.generalTolerance ? tolerance(part.generalTolerance.value) : null,
  generalRoughness: part.generalRoughness ? roughness(part.generalRoughness.value) : null,
  scale: part.scale?.value ?? null,
  units: part.units?.value ?? null,
  weight: part.weight ? Math.round(part.weight.value * 1e4) / 1e4 : null,
  overall: part.overall
    ? [
        ...(part.overall.value.diameter === null ? [] : [part.overall.value.diameter]),
        ...part.overall.value.lengths,
      ]
    : null,
  threads: part.threads.map(({ value }) => thread(`${value.count}x ${value.designation}`)),
  fits: [...new Set(part.fits.map(({ value }) => value.class))].sort(),
  tolerances: part.tolerances.map(({ value }) => interval(value)).sort(),
  tightest: part.tightest?.value.width ?? null,
  frames: part.frames.map(({ value }) => frame(value)).sort(),
  roughness: part.roughness.map(({ value }) => roughness(value)).sort(),
  pages: part.pages,
});

const wanted = (expected: Expected): Expected => ({
  ...expected,
  ...(expected.threads && { threads: expected.threads.map(thread) }),
  ...(expected.fits && { fits: [...expected.fits].sort() }),
  ...(expected.tolerances && { tolerances: [...expected.tolerances].sort() }),
  ...(expected.frames && { frames: [...expected.frames].sort() }),
  ...(expected.roughness && { roughness: [...expected.roughness].sort() }),
});

const all: readonly ClassOfSheets[] = [
  ...calloutSheets,
  ...cadSystemSheets,
  ...italianSheets,
  ...foreignSheets,
  ...severalParts,
  ...sizedSheets,
  ...tolerancedSheets,
  ...notesAndVariants,
  ...lookalikes,
  ...assemblies,
  ...blanksAndBores,
  ...placesOfBlocks,
  ...printedTwice,
  ...processSheets,
  ...spellings,
  ...defaultTemplates,
  ...otherSystems,
  ...holesAndPairs,
  ...moreSpellings,
  ...runsAndRows,
];

describe('classes of sheets', () => {
  it.each(all)('$name', ({ pages, parts }) => {
    expect(readDrawing(pages).parts.map(spelled)).toMatchObject(parts.map(wanted));
  });
});
