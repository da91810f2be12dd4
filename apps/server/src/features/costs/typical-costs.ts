import type { CostFields } from '@truciolo/contract';
import { euros as money } from '@truciolo/money';
import type { Db } from '../../platform/database/handles.ts';
import { addRows } from '../../platform/registry/registry-repository.ts';
import { costsTable } from './costs-table.ts';

const NOTE = 'Valore tipico di partenza: confermalo.';

const amount = (
  code: string,
  name: string,
  category: CostFields['category'],
  basis: CostFields['basis'],
  price: number,
  addToNewQuotes = false,
): CostFields => ({
  code,
  name,
  category,
  basis,
  amount: money(price),
  percent: null,
  addToNewQuotes,
  confirmed: false,
  tags: [],
  notes: NOTE,
});

/** Labour and the other costs a first quote needs; middle values of the worked examples. */
const typicalCosts: readonly CostFields[] = [
  amount('MO-1', 'Operatore macchina', 'labour', 'hour', 26.25),
  amount('MO-2', 'Attrezzaggio', 'labour', 'hour', 45),
  amount('MO-3', 'Banco e sbavatura', 'labour', 'hour', 28),
  amount('PR-1', 'Programmazione CAM', 'programming', 'hour', 50),
  amount('CQ-1', 'Controllo qualità', 'inspection', 'hour', 35),
  amount('EN-1', 'Energia elettrica, al kWh', 'energy', 'hour', 0.22),
  amount('IM-1', 'Imballo', 'packaging', 'piece', 0.2, true),
  amount('TR-1', 'Trasporto', 'transport', 'order', 25, true),
  {
    ...amount('SG-1', 'Spese generali', 'overheads', 'percent', 0, true),
    amount: null,
    percent: 12,
  },
];

export async function createTypicalCosts(db: Db, companyGuid: string, now: Date): Promise<void> {
  await addRows(
    db,
    costsTable,
    typicalCosts.map((cost) => ({ ...cost })),
    { companyGuid, now },
  );
}
