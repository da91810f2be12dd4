import { spotlight } from '@mantine/spotlight';
import { typedAhead } from './typed-ahead.ts';

export function openPalette(): void {
  typedAhead.begin();
  spotlight.open();
}
