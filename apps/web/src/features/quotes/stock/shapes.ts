import { SECTION_LABELS } from '@truciolo/pricing';
import type { SectionDraft, Shape, StockChoice } from '@truciolo/quote';

interface Dimension {
  readonly key: string;
  readonly label: string;
  readonly unit: string;
}

const mm = (key: string, label: string): Dimension => ({ key, label, unit: 'mm' });
const WALL = mm('wall', 'Spessore');

export const dimensions: Readonly<Record<Shape, readonly Dimension[]>> = {
  round: [mm('diameter', 'Diametro')],
  square: [mm('side', 'Lato')],
  hexagon: [mm('acrossFlats', 'Chiave')],
  flat: [mm('width', 'Larghezza'), mm('thickness', 'Spessore')],
  sheet: [mm('width', 'Larghezza'), mm('thickness', 'Spessore')],
  tube: [mm('diameter', 'Diametro est.'), WALL],
  'rectangular-tube': [mm('width', 'Base'), mm('height', 'Altezza'), WALL],
  angle: [mm('side', 'Lato'), WALL],
  profile: [{ key: 'kgPerMetre', label: 'Peso al metro', unit: 'kg/m' }],
};

export const choiceLabels: Readonly<Record<StockChoice, string>> = {
  ...SECTION_LABELS,
  blank: 'Fusione o pezzo fornito',
  none: 'Nessun grezzo',
};

/** "ø40", "□ 30", "20 × 8": the section in a few signs. */
export function sectionText(section: SectionDraft): string {
  const n = (value: number | null) => (value === null ? '?' : String(value).replace('.', ','));
  switch (section.shape) {
    case 'round':
      return `ø${n(section.diameter)}`;
    case 'tube':
      return `ø${n(section.diameter)} × ${n(section.wall)}`;
    case 'square':
      return `□${n(section.side)}`;
    case 'hexagon':
      return `CH ${n(section.acrossFlats)}`;
    case 'flat':
    case 'sheet':
      return `${n(section.width)} × ${n(section.thickness)}`;
    case 'rectangular-tube':
      return `${n(section.width)} × ${n(section.height)} × ${n(section.wall)}`;
    case 'angle':
      return `L ${n(section.side)} × ${n(section.wall)}`;
    case 'profile':
      return `${n(section.kgPerMetre)} kg/m`;
  }
}
