import { expect, it } from 'vitest';
import { contrastOf } from '../../lib/readable-colour.ts';
import { accentStyle } from './accent.ts';

it.each(['#c8420c', '#000000', '#27435c', '#ffcc00', '#1a1a8c', 'none'])(
  'text on and in the colour %s can be read, light and dark',
  (colour) => {
    const style = accentStyle(colour) as Record<string, string>;
    expect(contrastOf(String(style['--shop-on-light']), '#ffffff')).toBeGreaterThanOrEqual(4.5);
    for (const other of ['#12161a', '#191d21'])
      expect(contrastOf(String(style['--shop-on-dark']), other)).toBeGreaterThanOrEqual(4.5);
  },
);
