import type { KilogramsPerCubicDecimetre } from '@truciolo/units';
import type { Section } from '../model/stock.ts';

/** Area of a regular hexagon over the square of its width across flats: √3/2 (formulas c). */
const HEXAGON = 0.8660254;

/** Cross-section in mm². Null for a catalogue profile, known by its weight only. */
export function sectionArea(section: Section): number | null {
  switch (section.shape) {
    case 'round':
      return (Math.PI * section.diameter * section.diameter) / 4;
    case 'square':
      return section.side * section.side;
    case 'hexagon':
      return HEXAGON * section.acrossFlats * section.acrossFlats;
    case 'flat':
    case 'sheet':
      return section.width * section.thickness;
    case 'tube':
      return Math.PI * (section.diameter - section.wall) * section.wall;
    case 'rectangular-tube':
      // Sharp corners.
      return 2 * section.wall * (section.width + section.height - 2 * section.wall);
    case 'angle':
      return section.wall * (2 * section.side - section.wall);
    case 'profile':
      return null;
  }
}

/** mm² × kg/dm³ / 1000 = kg/m. */
export function kgPerMetre(section: Section, density: KilogramsPerCubicDecimetre): number {
  const area = sectionArea(section);
  if (area !== null) return (area * density) / 1000;
  return section.shape === 'profile' ? section.kgPerMetre : 0;
}
