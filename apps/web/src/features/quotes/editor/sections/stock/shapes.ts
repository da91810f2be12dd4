import { SECTION_LABELS } from '@truciolo/pricing';
import type { Shape, StockChoice } from '@truciolo/quote';

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
  block: 'Blocco segato',
  blank: 'Fusione o pezzo fornito',
  none: 'Nessun grezzo',
};
