import { cm2, type Millimetres, type SquareCentimetres } from '@truciolo/units';

/** Section of the bar to be cut. */
export type Section =
  | { readonly shape: 'round'; readonly D: Millimetres }
  | { readonly shape: 'rectangle'; readonly width: Millimetres; readonly height: Millimetres }
  | { readonly shape: 'tube'; readonly D: Millimetres; readonly wall: Millimetres }
  | { readonly shape: 'area'; readonly area: SquareCentimetres };

export function sectionArea(section: Section): SquareCentimetres {
  switch (section.shape) {
    case 'area':
      return section.area;
    case 'round':
      return cm2((Math.PI * section.D ** 2) / 400);
    case 'rectangle':
      return cm2((section.width * section.height) / 100);
    case 'tube':
      return cm2((Math.PI * section.wall * (section.D - section.wall)) / 100);
  }
}
