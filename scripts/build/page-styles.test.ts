import { expect, it } from 'vitest';
import { inlineStyles, schemeOfDevice } from './page-styles.mjs';

it('rules of the attribute become rules of the device, with the same weight', () => {
  expect(
    schemeOfDevice(
      'a{b:c}[data-mantine-color-scheme=dark] .x{d:e}:root[data-mantine-color-scheme="light"]{f:g}',
    ),
  ).toBe(
    'a{b:c}@media (prefers-color-scheme:dark){:root .x{d:e}}@media (prefers-color-scheme:light){:root:root{f:g}}',
  );
});

it('a rule inside another condition stays inside', () => {
  expect(schemeOfDevice('@media (prefers-contrast:more){[data-mantine-color-scheme=dark]{a:b}}')).toBe(
    '@media (prefers-contrast:more){@media (prefers-color-scheme:dark){:root{a:b}}}',
  );
});

it('styles stand in the page in the place of their link', () => {
  expect(inlineStyles('<head><link rel="stylesheet" crossorigin href="/a.css"></head>', 'a{b:"$&"}')).toBe(
    '<head><style>a{b:"$&"}</style></head>',
  );
});
