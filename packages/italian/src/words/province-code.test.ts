import { expect, test } from 'vitest';
import { provinceCode } from './province-code.ts';

test.each([
  ['Vercelli (VC)', 'VC'],
  ['VC', 'VC'],
  [' Reggio nell’Emilia (RE) ', 'RE'],
  ['Bayern', 'Bayern'],
  ['', ''],
])('%j is written %j', (province, code) => expect(provinceCode(province)).toBe(code));
