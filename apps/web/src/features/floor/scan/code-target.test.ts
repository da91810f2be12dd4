import { expect, it } from 'vitest';
import { codeTarget } from './code-target.ts';

const phase = '0190a000-0000-7000-8000-000000000001';

it.each([
  [`https://officina.it/dashboard/commesse/reparto/${phase}`, { phase }],
  [`http://192.168.1.20:3000/dashboard/commesse/reparto/${phase}?x=1`, { phase }],
  ['https://officina.it/dashboard/commesse/reparto#badge=a-B_9', { badge: 'a-B_9' }],
  ['https://officina.it/dashboard/commesse/reparto/persone', null],
  ['8001234567890', null],
  ['', null],
])('%s leads to %o', (text, target) => expect(codeTarget(text)).toEqual(target));
