import { expect, test } from 'vitest';
import { refsOf } from './parse-record.ts';
import { StepText } from './step-text.ts';

const read = (data: string, ...kinds: string[]) =>
  new StepText(`ISO-10303-21;\nDATA;\n${data}\nENDSEC;`, kinds);

test('entities are listed by type and parsed on demand, over several lines', () => {
  const step = read(
    "#12 = FACE_BOUND (\n 'it''s; #3=FACE_BOUND(', ( #4, #5 ),\n .T., -1.5E-3, $ ) ;",
    'FACE_BOUND',
  );
  expect(step.all('FACE_BOUND')).toEqual([12]);
  const part = step.part(12, 'FACE_BOUND');
  expect(part?.args).toEqual(["it's; #3=FACE_BOUND(", [{ ref: 4 }, { ref: 5 }], '.T.', -0.0015, null]);
  expect(refsOf(part?.args[1])).toEqual([4, 5]);
});

test('parts of a complex entity, values with their type, comments', () => {
  const step = read(
    "/* don't; #1=A(); */ #7=(LENGTH_MEASURE_WITH_UNIT()MEASURE_WITH_UNIT(LENGTH_MEASURE(0.2),#8));",
    'MEASURE_WITH_UNIT',
    'A',
  );
  expect(step.all('A')).toEqual([]);
  expect(step.all('MEASURE_WITH_UNIT')).toEqual([7]);
  expect(step.part(7, 'MEASURE_WITH_UNIT')?.args).toEqual([
    { kind: 'LENGTH_MEASURE', args: [0.2] },
    { ref: 8 },
  ]);
});

// A pass takes milliseconds; going back for each mark would take minutes and end the test.
test.each([
  ['nothing but brackets', `#1=A${'('.repeat(400_000)}`],
  ['complex entities inside each other', '#1=('.repeat(200_000)],
  ['comments that never end', '/*'.repeat(400_000)],
  ['a string that never ends', `#1=A('${'#2=B(('.repeat(200_000)}`],
  ['numbers without an entity', `#${'1'.repeat(400_000)}`],
  ['blanks', `#1${' '.repeat(400_000)}#2`],
])('%s is read in one pass', { timeout: 60_000 }, (_, text) => {
  const step = new StepText(text, ['A', 'B']);
  for (const id of step.all('A')) step.parts(id);
  expect(step.all('A').length).toBeLessThanOrEqual(1);
});
