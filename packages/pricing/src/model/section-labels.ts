import type { Section } from './stock.ts';

/** Italian names of the shapes of raw material. */
export const SECTION_LABELS: Readonly<Record<Section['shape'], string>> = {
  round: 'Tondo',
  square: 'Quadro',
  hexagon: 'Esagono',
  flat: 'Piatto',
  tube: 'Tubo',
  'rectangular-tube': 'Tubo rettangolare',
  angle: 'Angolare',
  sheet: 'Lamiera',
  profile: 'Profilato',
};
