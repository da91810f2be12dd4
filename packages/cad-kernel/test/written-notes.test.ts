import { analysePart } from '@truciolo/part';
import { expect, test } from 'vitest';
import { openKernel } from '../src/kernel/open-kernel.ts';
import { latin1 } from '../src/latin1.ts';
import { readPart } from '../src/read-part.ts';
import { kernelSource } from './kernel-source.ts';
import { makeStep } from './make-parts.ts';

const source = kernelSource();

async function findingsWith(entities: string) {
  const oc = await openKernel(source);
  const text = latin1(makeStep(oc, (m) => m.box([60, 40, 20])));
  const at = text.lastIndexOf('ENDSEC;');
  const bytes = new TextEncoder().encode(`${text.slice(0, at)}${entities}\n${text.slice(at)}`);
  const [report] = analysePart(await readPart(bytes, 'step', source));
  return report?.findings.map(({ code, text: sentence }) => [code, sentence]) ?? [];
}

test('dimensions that are only drawn are said to be that', async () => {
  expect(await findingsWith('')).toEqual([]);
  expect(await findingsWith("#9001=DRAUGHTING_CALLOUT('Linear Size.1',(#1));")).toEqual([
    [
      'drawn-pmi',
      'Nel modello le quote sono solo disegnate: tolleranze e note vanno lette dal disegno, qui non entrano nel conto.',
    ],
  ]);
});

test('thread notes written as text are shown once; other texts are not', async () => {
  const note = (id: number, text: string) =>
    `#${id}=TEXT_LITERAL('','${text}',#1,'left',.RIGHT.,#1);#${id + 1}=DESCRIPTIVE_REPRESENTATION_ITEM('note','${text}');`;
  const entities = [note(9001, '4X M8x1.25-6H'), note(9003, '1/4-20 UNC'), note(9005, 'BREAK EDGES')].join(
    '',
  );
  expect(await findingsWith(entities)).toEqual([
    ['thread-text', 'Filetti scritti nel file: 4X M8x1.25-6H; 1/4-20 UNC. In quali fori?'],
  ]);
});
