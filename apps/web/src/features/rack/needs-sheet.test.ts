import type { SupplierNeeds } from '@truciolo/contract';
import { euros } from '@truciolo/money';
import { expect, it } from 'vitest';
import { needsSheet } from './needs-sheet.ts';

const groups: SupplierNeeds[] = [
  {
    supplier: 'Acciai Sesia; Varallo',
    leadDays: null,
    needs: [
      {
        jobGuid: '01900000-0000-7000-8000-000000000001',
        jobNumber: 'C-2026-0057',
        part: 'PR-4755',
        material: 'C45',
        stock: 'Tondo ø40, barre da 3.000 mm',
        started: 511,
        weight: 1513.84,
        bars: 22,
        price: euros(2119.38),
        fromRack: 1,
        due: '2026-12-07',
        state: 'ordered',
        arrives: '2026-11-22',
      },
    ],
  },
];

it('is a sheet in Italian: decimal commas without thousands, dates as dd/mm/yyyy', () => {
  const [, row] = needsSheet(groups).trim().split(/\r?\n/);
  expect(row).toBe(
    '"Acciai Sesia; Varallo";C45;Tondo ø40, barre da 3.000 mm;22;1513,8;2119,38;511;1;C-2026-0057;PR-4755;07/12/2026;Ordinato;22/11/2026',
  );
});

it('has only its headings where nothing is to be bought', () => {
  expect(needsSheet([]).trim().split(/\r?\n/)).toHaveLength(1);
});
