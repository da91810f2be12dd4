import { expect, test } from 'vitest';
import { checkSectionReferences, referenceFindings } from './section-references.mjs';

const findings = (text: string) => referenceFindings(text, new Set(['4', '9']), new Set(['a3', 'a6', 'b']));

test('a reference to a section that exists can be followed', () => {
  expect(findings('// Limits of SPEC section 9.')).toEqual([]);
  expect(findings('/** Worked examples of formulas a3, a6 and b. */')).toEqual([]);
  expect(findings('// Formulas are read by a parser; SPECIAL and ASPECT are other words.')).toEqual([]);
});

test('a reference to a missing section is found', () => {
  expect(findings('// SPEC section 12')).toHaveLength(1);
  expect(findings('// formulas a3 and a12')).toHaveLength(1);
});

test('a reference to the specification without a section is found', () => {
  expect(findings("// SPEC's rules")).toHaveLength(1);
});

test('every reference of the sources can be followed', () => {
  expect(checkSectionReferences().output).toBe('');
});
