import { expect, it } from 'vitest';
import { lengthCheck } from './sample-checks.ts';

it.each([
  ['Perno di snodo ø50×70', { name: '70 ±0,3', nominal: 70, lower: -0.3, upper: 0.3 }],
  ['Piastra di base 230×225', { name: '225 ±0,5', nominal: 225, lower: -0.5, upper: 0.5 }],
  ['Distanziale ø25×12', { name: '12 ±0,2', nominal: 12, lower: -0.2, upper: 0.2 }],
  ['Corpo valvola', null],
])('%s is checked by ISO 2768-m', (description, check) => expect(lengthCheck(description)).toEqual(check));
