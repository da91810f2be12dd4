import { expect, it } from 'vitest';
import { themeFirst } from './theme-first.mjs';

const page = (...names: string[]) =>
  `<head>\n${names.map((name) => `    <link rel="stylesheet" crossorigin href="/assets/${name}.css">\n`).join('')}  </head>`;

it('the sheet of the theme comes first, so that components win over it; the others keep their order', () => {
  expect(themeFirst(page('shared-B1_a', 'theme-v7-N', 'index-C'))).toBe(
    page('theme-v7-N', 'shared-B1_a', 'index-C'),
  );
  expect(themeFirst(page('theme-v7-N', 'index-C'))).toBe(page('theme-v7-N', 'index-C'));
  expect(themeFirst('<head></head>')).toBe('<head></head>');
});
