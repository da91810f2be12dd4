import type { SeriesKind } from '@truciolo/contract';

export const seriesKindNames: Readonly<Record<SeriesKind, string>> = {
  invoice: 'Fatture',
  credit: 'Note di credito',
  ddt: 'DDT',
};
