import type { Section } from '../kernel/section.ts';
import type { InputCheck } from './check-input.ts';

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
