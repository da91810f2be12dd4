import type { ShopLanguage } from '@truciolo/contract';
import type { SideText } from '../../../components/scene/view-cube.tsx';

type Sides = Readonly<Record<string, readonly [label: string, look: string]>>;

/** Sides of the cube by their Italian label. */
const english: Sides = {
  ALTO: ['TOP', 'View from above'],
  SOTTO: ['BOTTOM', 'View from below'],
  FRONTE: ['FRONT', 'View from the front'],
  RETRO: ['BACK', 'View from the back'],
  DX: ['RIGHT', 'View from the right'],
  SX: ['LEFT', 'View from the left'],
};
const german: Sides = {
  ALTO: ['OBEN', 'Ansicht von oben'],
  SOTTO: ['UNTEN', 'Ansicht von unten'],
  FRONTE: ['VORN', 'Ansicht von vorn'],
  RETRO: ['HINTEN', 'Ansicht von hinten'],
  DX: ['RECHTS', 'Ansicht von rechts'],
  SX: ['LINKS', 'Ansicht von links'],
};

/** Words of the view cube in the visitor's language. */
export const sideText =
  (language: ShopLanguage): SideText =>
  ({ label, name }) => {
    const [shown, look] = (language === 'de' ? german : english)[label] ?? [label, label];
    return language === 'it' ? { label, look: `Guarda ${name}` } : { label: shown, look };
  };
