import type { CSSProperties } from 'react';
import { contrastOf, readableColour } from '../../lib/readable-colour.ts';

const PANEL_DARK = '#191d21';
const CONTRAST = 4.5;

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** The colour mixed with white, `share` from 0 to 1. */
const lighter = (colour: string, share: number): string =>
  `#${channels(colour)
    .map((value) =>
      Math.round(value + (255 - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** The lightest step of the shop's colour that can be read on a dark page. */
function onDark(colour: string): string {
  for (let share = 0; share < 1; share += 0.1) {
    const step = lighter(colour, share);
    if (contrastOf(step, PANEL_DARK) >= CONTRAST) return step;
  }
  return '#ffffff';
}

/** The shop's colour on a light page and on a dark one. The frame's styles put the right one in the place of ours. */
export function accentStyle(colour: string): CSSProperties {
  const own = readableColour(colour);
  return { '--shop-on-light': own, '--shop-on-dark': onDark(own) } as CSSProperties;
}
