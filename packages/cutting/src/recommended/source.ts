import type { ToolFamily } from '../tool/tool-family.data.ts';

/** `lookedUp`: from a published table; `practice`: shop knowledge, the tool maker's catalogue wins. */
export interface Source {
  readonly kind: 'lookedUp' | 'practice';
  /** Italian, shown beside the range. */
  readonly text: string;
}

export interface RecommendedRange<T extends number = number> {
  readonly low: T;
  readonly high: T;
  readonly source: Source;
}

export const practice = (text: string): Source => ({
  kind: 'practice',
  text: `${text}. Pratica d'officina: il catalogo dell'utensile prevale.`,
});

const lookedUp = (text: string): Source => ({
  kind: 'lookedUp',
  text: `${text}. Il catalogo del tuo utensile prevale.`,
});

/** Source of the feed of a family; the others are usual start values of shops. */
const published: { readonly [Family in ToolFamily]?: string } = {
  'insert-drill': 'Kyocera, Magic Drill DRZ, condizioni di taglio consigliate',
  'shoulder-mill': 'Mitsubishi Materials, catalogo generale 2020-2021, p. 1327',
  'solid-mill': 'ISCAR, frese integrali 2022, p. 92',
};

export function feedSource(family?: ToolFamily): Source {
  const text = family && published[family];
  return text
    ? lookedUp(text)
    : practice('Avanzamenti di partenza per acciaio, corretti per il gruppo ISO del materiale');
}
