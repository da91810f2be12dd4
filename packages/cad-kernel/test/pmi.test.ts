import { analysePart, type PartReport } from '@truciolo/part';
import { beforeAll, expect, test } from 'vitest';
import { openKernel } from '../src/kernel/open-kernel.ts';
import { latin1 } from '../src/latin1.ts';
import { readPart } from '../src/read-part.ts';
import { kernelSource } from './kernel-source.ts';
import { makeStep } from './make-parts.ts';

const source = kernelSource();
let block: string;
beforeAll(async () => {
  const oc = await openKernel(source);
  // A bore of ø6.8, which without data of the file might be tapped.
  block = latin1(
    makeStep(oc, (m) => m.cut(m.box([60, 40, 20]), m.cylinder([20, 20, -1], [0, 0, 1], 3.4, 22))),
  );
});

const reportOf = async (text: string): Promise<PartReport> =>
  analysePart(await readPart(new TextEncoder().encode(text), 'step', source))[0] as PartReport;

/** The written face on a surface of a kind. */
function faceOn(surface: string): string {
  for (const [, face = '', on = ''] of block.matchAll(/(#\d+) = ADVANCED_FACE\('',\([^)]*\),(#\d+)/g)) {
    if (block.includes(`${on} = ${surface}(`)) return face;
  }
  return '';
}

const pmi = (tolerance: string) => `
#9000=(LENGTH_UNIT()NAMED_UNIT(*)SI_UNIT(.CENTI.,.METRE.));
#9001=SHAPE_ASPECT('bore','',#1,.T.);
#9002=GEOMETRIC_ITEM_SPECIFIC_USAGE('','',#9001,#1,${faceOn('CYLINDRICAL_SURFACE')});
#9003=DIMENSIONAL_SIZE(#9001,'diameter');
#9004=DIMENSIONAL_CHARACTERISTIC_REPRESENTATION(#9003,#9005);
#9005=SHAPE_DIMENSION_REPRESENTATION('',(#9006),#1);
#9006=(LENGTH_MEASURE_WITH_UNIT()MEASURE_REPRESENTATION_ITEM()MEASURE_WITH_UNIT(LENGTH_MEASURE(0.68),#9000)REPRESENTATION_ITEM('nominal value'));
#9007=PLUS_MINUS_TOLERANCE(#9008,#9003);
${tolerance}
#9020=SHAPE_ASPECT('','',#1,.T.);
#9021=GEOMETRIC_ITEM_SPECIFIC_USAGE('','',#9020,#1,${faceOn('PLANE')});
#9022=DATUM('','',#1,.F.,'A');
#9023=DATUM_REFERENCE_COMPARTMENT('','',#1,.F.,#9022,$);
#9024=DATUM_SYSTEM('','',#1,.T.,(#9023));
#9025=LENGTH_MEASURE_WITH_UNIT(LENGTH_MEASURE(0.002),#9000);
#9026=(GEOMETRIC_TOLERANCE('','',#9025,#9001)GEOMETRIC_TOLERANCE_WITH_DATUM_REFERENCE((#9024))POSITION_TOLERANCE());
#9027=FLATNESS_TOLERANCE('','',#9025,#9020);`;
const added = (text: string) => block.replace('DATA;', () => `DATA;${text}`);

test('a class, a position with its datum, a flatness: values in mm, each on its face', async () => {
  const {
    pmi: notes,
    holes,
    findings,
  } = await reportOf(added(pmi("#9008=LIMITS_AND_FITS('H','hole','7','');")));
  expect(notes.map(({ text }) => text)).toEqual(['ø6,8 H7', 'Planarità 0,02', 'Localizzazione 0,02 | A']);
  expect(notes[0]?.faces).toEqual(holes[0]?.faces);
  expect(notes[1]?.faces).toHaveLength(1);
  expect(holes[0]?.faces).not.toContain(notes[1]?.faces[0]);
  // The file defines the bore: no thread is suggested.
  expect(holes[0]?.threadProposals).toEqual([]);
  expect(findings.map(({ code }) => code)).not.toContain('thread-question');
  expect((await reportOf(block)).findings.map(({ code }) => code)).toContain('thread-question');
});

test('deviations have their own unit; a missing tolerance leaves the dimension', async () => {
  const both = `#9008=TOLERANCE_VALUE(#9009,#9010);
#9009=LENGTH_MEASURE_WITH_UNIT(LENGTH_MEASURE(-0.001),#9000);
#9010=LENGTH_MEASURE_WITH_UNIT(LENGTH_MEASURE(0.002),#9000);`;
  expect((await reportOf(added(pmi(both)))).pmi[0]?.text).toBe('ø6,8 +0,02 / −0,01');
  expect((await reportOf(added(pmi('')))).pmi[0]?.text).toBe('ø6,8');
});

test('an upper deviation that is written first is still the upper one', async () => {
  const turned = `#9008=TOLERANCE_VALUE(#9009,#9010);
#9009=LENGTH_MEASURE_WITH_UNIT(LENGTH_MEASURE(0.0127),#9000);
#9010=LENGTH_MEASURE_WITH_UNIT(LENGTH_MEASURE(-0.0127),#9000);`;
  const [note] = (await reportOf(added(pmi(turned)))).pmi;
  expect(note).toMatchObject({ text: 'ø6,8 ±0,127', lower: -0.127, upper: 0.127 });
});

test('leaves out entities that refer to themselves or to nothing, and terminates', async () => {
  const odd = `#9100=SHAPE_ASPECT_RELATIONSHIP('','',#9001,#9001);#9101=FLATNESS_TOLERANCE('','',#9101,#9101);
#9102=DATUM_SYSTEM('','',#1,.T.,(#9102));#9103=POSITION_TOLERANCE('','',#9025,#9001,(#9102));`;
  const { pmi: notes } = await reportOf(added(pmi('') + odd));
  expect(notes.map(({ text }) => text)).toContain('Localizzazione 0,02');
});
