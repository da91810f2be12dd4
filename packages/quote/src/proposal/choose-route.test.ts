import type { CycleRoute } from '@truciolo/cycle';
import { expect, it } from 'vitest';
import { chooseRoute } from './choose-route.ts';

const route = (id: string, label: string) => ({ id, stock: { label } }) as unknown as CycleRoute;
const routes = [route('bar', 'Tondo ø55'), route('tube', 'Tubo ø56 × ø36'), route('late', 'Tubo ø56 × ø36')];

it('follows the user’s choice: the way, then the stock; else the cheapest', () => {
  const chosen = (id: string | null, stock: string | null) => chooseRoute(routes, id, stock)?.id;
  expect(chosen(null, null)).toBe('bar');
  expect(chosen(null, 'Tubo ø56 × ø36')).toBe('tube');
  expect(chosen('late', null)).toBe('late');
  expect(chosen('gone', 'Quadro 60')).toBe('bar');
  expect(chooseRoute([], null, null)).toBeNull();
});
