import { kgPerMetre, type Section } from '@truciolo/pricing';
import { kgPerDm3, mm } from '@truciolo/units';

export type Shape = Section['shape'];

interface ShapeSpec {
  readonly label: string;
  /** The sizes asked for, in order. */
  readonly sizes: readonly { readonly label: string; readonly unit: string; readonly start: number }[];
  readonly section: (sizes: readonly number[]) => Section;
}

const size = (label: string, start: number, unit = 'mm') => ({ label, start, unit });
const at = (sizes: readonly number[], index: number) => mm(sizes[index] ?? 0);

/** Every shape of stock with the sizes its weight depends on. */
export const shapes: Readonly<Record<Shape, ShapeSpec>> = {
  round: {
    label: 'Tondo',
    sizes: [size('Diametro', 50)],
    section: (sizes) => ({ shape: 'round', diameter: at(sizes, 0) }),
  },
  square: {
    label: 'Quadro',
    sizes: [size('Lato', 40)],
    section: (sizes) => ({ shape: 'square', side: at(sizes, 0) }),
  },
  hexagon: {
    label: 'Esagono',
    sizes: [size('Chiave', 30)],
    section: (sizes) => ({ shape: 'hexagon', acrossFlats: at(sizes, 0) }),
  },
  flat: {
    label: 'Piatto',
    sizes: [size('Larghezza', 80), size('Spessore', 20)],
    section: (sizes) => ({ shape: 'flat', width: at(sizes, 0), thickness: at(sizes, 1) }),
  },
  sheet: {
    label: 'Lamiera',
    sizes: [size('Larghezza', 200), size('Spessore', 5)],
    section: (sizes) => ({ shape: 'sheet', width: at(sizes, 0), thickness: at(sizes, 1) }),
  },
  tube: {
    label: 'Tubo tondo',
    sizes: [size('Diametro', 60), size('Parete', 5)],
    section: (sizes) => ({ shape: 'tube', diameter: at(sizes, 0), wall: at(sizes, 1) }),
  },
  'rectangular-tube': {
    label: 'Tubo rettangolare',
    sizes: [size('Base', 60), size('Altezza', 40), size('Parete', 3)],
    section: (sizes) => ({
      shape: 'rectangular-tube',
      width: at(sizes, 0),
      height: at(sizes, 1),
      wall: at(sizes, 2),
    }),
  },
  angle: {
    label: 'Angolare',
    sizes: [size('Lato', 50), size('Spessore', 5)],
    section: (sizes) => ({ shape: 'angle', side: at(sizes, 0), wall: at(sizes, 1) }),
  },
  profile: {
    label: 'Profilo (da catalogo)',
    sizes: [size('Peso al metro', 10, 'kg/m')],
    section: (sizes) => ({ shape: 'profile', kgPerMetre: sizes[0] ?? 0 }),
  },
};

interface StockWeight {
  readonly perMetre: number;
  readonly perPiece: number;
}

/** Weight of a length in mm, kg; null while a size is missing or a wall is thicker than its tube. */
export function stockWeight(
  shape: Shape,
  sizes: readonly (number | null)[],
  length: number | null,
  density: number | null,
): StockWeight | null {
  const known = sizes.filter((one): one is number => one !== null && one > 0);
  if (known.length !== shapes[shape].sizes.length || !length || !density) return null;
  const [first = 0, second = 0, third = 0] = known;
  if (shape === 'tube' && 2 * second > first) return null;
  if (shape === 'angle' && second > first) return null;
  if (shape === 'rectangular-tube' && 2 * third > Math.min(first, second)) return null;
  const perMetre = kgPerMetre(shapes[shape].section(known), kgPerDm3(density));
  return { perMetre, perPiece: (perMetre * length) / 1000 };
}
