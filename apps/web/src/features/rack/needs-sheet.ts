import type { MaterialNeed, SupplierNeeds } from '@truciolo/contract';
import { writeCsv } from '@truciolo/italian';
import { inEuro } from '@truciolo/money';
import { materialStateWords } from '../../entities/jobs/job-states.ts';
import { formatNumber } from '../../lib/format/numbers.ts';
import { formatDay } from '../../lib/format/rome-day.ts';

const HEADS = [
  'Fornitore',
  'Materiale',
  'Misure',
  'Barre',
  'kg',
  'Importo €',
  'Pezzi',
  'Dal magazzino',
  'Commessa',
  'Particolare',
  'Consegna',
  'Stato',
  'Arrivo',
];

const plain = (value: number | null, decimals: number): string | null =>
  value === null ? null : formatNumber(value, decimals).replaceAll('.', '');

/** The list for a spreadsheet in Italian. */
export const needsSheet = (groups: readonly SupplierNeeds[]): string =>
  writeCsv(
    HEADS,
    groups.flatMap(({ supplier, needs }) =>
      needs.map((need: MaterialNeed) => [
        supplier,
        need.material,
        need.stock,
        plain(need.bars, 0),
        plain(need.weight, 1),
        plain(need.price === null ? null : inEuro(need.price), 2),
        need.started,
        need.fromRack,
        need.jobNumber,
        need.part,
        need.due ? formatDay(need.due) : '',
        materialStateWords[need.state],
        need.arrives ? formatDay(need.arrives) : '',
      ]),
    ),
  );
