import { expect, it } from 'vitest';
import { rackText } from './rack-item.ts';
import { remnantOf, SAW_CUT } from './remnant.ts';

it.each([
  [{ shape: 'round', width: 40, thickness: null, length: 3000 }, 'Tondo ø40 × 3.000 mm'],
  [{ shape: 'flat', width: 50, thickness: 10, length: 6000 }, 'Piatto 50 × 10 × 6.000 mm'],
  [{ shape: 'tube', width: 60.3, thickness: 2.9, length: 850.5 }, 'Tubo ø60,3 × 2,9 × 850,5 mm'],
  [{ shape: 'block', width: 120, thickness: 80, length: 200 }, 'Blocco 120 × 80 × 200 mm'],
] as const)('%j is named %s', (item, text) => {
  expect(rackText(item)).toBe(text);
});

it('accepts a remnant longer than the cut of the saw and shorter than the bar', () => {
  expect(remnantOf(3000, 850)).toEqual({ kind: 'kept', length: 850 });
  expect(remnantOf(3000, 0)).toEqual({ kind: 'none' });
  expect(remnantOf(3000, SAW_CUT + 0.5)).toEqual({ kind: 'kept', length: SAW_CUT + 0.5 });
});

it.each([
  [3000, 3, 'Un avanzo di 3 mm è più corto del taglio della sega (3 mm): è scarto, scrivi 0.'],
  [3000, 0.4, 'Un avanzo di 0,4 mm è più corto del taglio della sega (3 mm): è scarto, scrivi 0.'],
  [3000, 3000, 'L’avanzo non può essere lungo quanto il pezzo (3.000 mm): se non è stato usato, liberalo.'],
  [3000, 4000, 'L’avanzo non può essere lungo quanto il pezzo (3.000 mm): se non è stato usato, liberalo.'],
])('of %d mm, a remnant of %d mm is refused with a sentence', (length, left, sentence) => {
  expect(remnantOf(length, left)).toEqual({ kind: 'refused', sentence });
});
