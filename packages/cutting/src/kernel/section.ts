import { cm2, type Millimetres, type SquareCentimetres } from '@truciolo/units';
import type { InputCheck } from '../input/check-input.ts';

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

export function checkSection(check: InputCheck, section: Section): void {
  switch (section.shape) {
    case 'area':
      check.need('area', section.area);
      break;
    case 'rectangle':
      check.need('width', section.width);
      check.need('height', section.height);
      break;
    case 'round':
      check.need('D', section.D);
      break;
    case 'tube':
      check.need('D', section.D);
      check.need('wall', section.wall);
      check.rule('wall', 'too-large', 'deve essere minore del raggio', () => section.wall < section.D / 2);
  }
}
