import type { Section } from '../model/stock.ts';
import { sectionArea } from './section-weight.ts';

/** Side of a regular hexagon over its width across flats: 1/√3. */
const HEXAGON_SIDE = 1 / Math.sqrt(3);
const MM_PER_DM = 100;

/** All edges of the cross-section in mm, those of a hollow one inside too. Null for a catalogue profile. */
function perimeter(section: Section): number | null {
  switch (section.shape) {
    case 'round':
      return Math.PI * section.diameter;
    case 'square':
      return 4 * section.side;
    case 'hexagon':
      return 6 * HEXAGON_SIDE * section.acrossFlats;
    case 'flat':
    case 'sheet':
      return 2 * (section.width + section.thickness);
    case 'tube':
      return 2 * Math.PI * (section.diameter - section.wall);
    case 'rectangular-tube':
      return 4 * (section.width + section.height - 2 * section.wall);
    case 'angle':
      return 4 * section.side;
    case 'profile':
      return null;
  }
}

/** dm² of a piece that has the shape of its blank: edges × length + both ends. Milling and turning change little of it. */
export function shapeSurface(section: Section, length: number): number | null {
  const [edges, area] = [perimeter(section), sectionArea(section)];
  return edges === null || area === null ? null : (edges * length + 2 * area) / MM_PER_DM ** 2;
}
