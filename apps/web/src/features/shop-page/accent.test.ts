import { expect, it } from 'vitest';
import { contrastOf } from '../../lib/readable-colour.ts';
import { accentStyle } from './accent.ts';

it.each(['#c8420c', '#000000', '#27435c', '#ffcc00', '#1a1a8c', 'none'])(
  'text on and in the colour %s can be read, light and dark',
  (colour) => {
    const read = (isDark: boolean, name: string) =>
      String((accentStyle(colour, isDark) as Record<string, string>)[name]);
    expect(contrastOf(read(false, '--accent'), read(false, '--on-accent'))).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(read(true, '--accent'), read(true, '--on-accent'))).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(read(true, '--accent-ink'), '#191d21')).toBeGreaterThanOrEqual(4.5);
  },
);
