import type { SolidModel } from '@truciolo/part';
import type { OpenCascadeInstance } from 'replicad-opencascadejs';
import { beforeAll, expect, test } from 'vitest';
import { openKernel } from '../src/kernel/open-kernel.ts';
import { latin1 } from '../src/latin1.ts';
import { readPart } from '../src/read-part.ts';
import { addMarks } from '../src/step/add-marks.ts';
import { openText } from '../src/step/open-text.ts';
import { kernelSource } from './kernel-source.ts';
import { makeStep } from './make-parts.ts';

const source = kernelSource();
let block: string;
beforeAll(async () => {
  const oc: OpenCascadeInstance = await openKernel(source);
  block = latin1(makeStep(oc, (m) => m.cut(m.box([60, 40, 20]), m.cylinder([20, 20, -1], [0, 0, 1], 5, 22))));
});

const solidOf = async (text: string): Promise<SolidModel> =>
  (await readPart(new TextEncoder().encode(text), 'step', source)).solids[0] as SolidModel;

/** The number of the first entity that matches. */
const numberOf = (text: string, entity: RegExp): string =>
  new RegExp(`(#\\d+) = ${entity.source}`).exec(text)?.[1] ?? '';

/** The written face on a surface of a kind. */
function faceOn(text: string, surface: string): string {
  for (const [, face = '', on = ''] of text.matchAll(/(#\d+) = ADVANCED_FACE\('',\([^)]*\),(#\d+)/g)) {
    if (text.includes(`${on} = ${surface}(`)) return face;
  }
  return '';
}

/** Styles as programs write them, from 9000 on. */
const style = (at: number, colour: string, item: string, over = false) => `
#${at} = ${over ? 'OVER_RIDING_STYLED_ITEM' : 'STYLED_ITEM'}('color',(#${at + 1}),${item}${over ? ',#9000' : ''});
#${at + 1} = PRESENTATION_STYLE_ASSIGNMENT((#${at + 7},#${at + 2}));
#${at + 2} = SURFACE_STYLE_USAGE(.BOTH.,#${at + 3});
#${at + 3} = SURFACE_SIDE_STYLE('',(#${at + 4}));
#${at + 4} = SURFACE_STYLE_FILL_AREA(#${at + 5});
#${at + 5} = FILL_AREA_STYLE('',(#${at + 6}));
#${at + 6} = FILL_AREA_STYLE_COLOUR('',#${at + 9});
#${at + 7} = CURVE_STYLE('',#${at + 8},POSITIVE_LENGTH_MEASURE(0.1),#${at + 8});
#${at + 8} = DRAUGHTING_PRE_DEFINED_COLOUR('black');
#${at + 9} = ${colour};`;
const added = (text: string, styles: string) => text.replace('DATA;', () => `DATA;${styles}`);
const coloursOf = ({ faces }: SolidModel) => faces.map(({ surface, colour }) => [surface.kind, colour]);

test('the colour of the solid, and the face that overrides it', async () => {
  const solid = numberOf(block, /MANIFOLD_SOLID_BREP/);
  const bore = faceOn(block, 'CYLINDRICAL_SURFACE');
  const text = added(
    block,
    style(9000, "COLOUR_RGB('',0.,0.5,1.)", solid) +
      style(9100, "DRAUGHTING_PRE_DEFINED_COLOUR('red')", bore, true),
  );
  const colours = coloursOf(await solidOf(text));
  expect(colours.filter(([, colour]) => colour === '#ff0000')).toEqual([['cylinder', '#ff0000']]);
  expect(colours.filter(([, colour]) => colour === '#0080ff')).toHaveLength(6);
  expect((await solidOf(block)).faces.every((face) => face.colour === undefined)).toBe(true);
});

test('a face keeps its colour wherever it is in the list of its shell', async () => {
  const bore = faceOn(block, 'CYLINDRICAL_SURFACE');
  const coloured = added(block, style(9000, "COLOUR_RGB('',1.,0.,0.)", bore));
  for (const turn of [1, 3, 5]) {
    const text = coloured.replace(/CLOSED_SHELL\('',\(([^)]*)\)/, (_, list: string) => {
      const faces = list.split(',');
      return `CLOSED_SHELL('',(${[...faces.slice(turn), ...faces.slice(0, turn)].join()})`;
    });
    const red = coloursOf(await solidOf(text)).filter(([, colour]) => colour);
    expect(red).toEqual([['cylinder', '#ff0000']]);
  }
});

test('if a written face is not found in the model, no face is coloured rather than the wrong one', async () => {
  const bore = faceOn(block, 'CYLINDRICAL_SURFACE');
  const coloured = added(block, style(9000, "COLOUR_RGB('',1.,0.,0.)", bore));
  const placed = [{ solid: await solidOf(block), at: Float64Array.of(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0) }];
  const count = (text: string) =>
    addMarks(openText(text), 'mm', placed)
      .flatMap(coloursOf)
      .filter(([, colour]) => colour).length;
  expect(count(coloured)).toBe(1);
  // A repaired model: its corner is no longer at the place in the text.
  expect(count(coloured.replaceAll('(60.,40.,20.)', '(60.,40.,20.5)'))).toBe(0);
});
