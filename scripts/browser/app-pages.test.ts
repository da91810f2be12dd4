import { expect, it } from 'vitest';
import {
  importPages,
  journeyPages,
  linkedPages,
  privatePages,
  publicPages,
  supplierPages,
} from './app-pages.mjs';
import { routerPages, titleOf, withAddresses } from './router-pages.mjs';

const walked = [
  ...publicPages,
  ...privatePages,
  ...importPages,
  ...linkedPages,
  ...journeyPages,
  ...supplierPages,
].map(({ path }) => path.replace(/\?.*/, ''));

it('reads addresses and titles from the router', () => {
  const pages = routerPages();
  expect(titleOf(pages, '/dashboard/commesse/reparto')).toBe('Reparto');
  expect(titleOf(pages, '/dashboard/commesse/piano')).toBe('Commesse');
  expect(titleOf(pages, '/works/importa')).toBe('Importa da Excel');
  expect(titleOf(pages, '/offerta/esempio')).toBe('Offerta');
  expect(titleOf(pages, '/')).toBeUndefined();
});

it('lists every page of the router: the core journeys of e2e/pages.spec.ts open each of them', () => {
  const missing = routerPages().filter(({ path }) => !walked.includes(path));
  expect(missing).toEqual([]);
});

it('lists every entry of the menu', () => {
  const navigation = withAddresses('app/navigation.ts');
  const entries = [...navigation.matchAll(/\bto: '([^']+)'/g)].map(([, path = '']) => path);
  expect(entries.length).toBeGreaterThan(20);
  expect(entries.filter((path) => !walked.includes(path))).toEqual([]);
});
