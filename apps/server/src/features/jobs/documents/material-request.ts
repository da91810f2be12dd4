import { type MadeFile, type MaterialNeed, materialNeeds } from '@truciolo/contract';
import { dayInRome, italianDay, writeGrouped } from '@truciolo/italian';
import type { Context } from '../../../platform/context.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { type FormContent, printForm } from '../../printing/index.ts';
import { loadNeeds } from '../material/list-needs.ts';

const count = (value: number | null, decimals: number): string =>
  value === null ? '' : writeGrouped(value, decimals);

/** A request to a supplier: material and quantities. The customer of the parts is not disclosed. */
const materialRequestOf = (supplier: string, needs: readonly MaterialNeed[], today: string): FormContent => ({
  title: 'Richiesta di materiale',
  number: italianDay(today),
  to: { label: 'Spett.le', name: supplier || 'Fornitore da scegliere', lines: '' },
  facts: [['Data', italianDay(today)]],
  blocks: [
    {
      kind: 'table',
      columns: [
        { label: 'Materiale', width: 110 },
        { label: 'Misure', width: '*' },
        { label: 'Barre', width: 50, right: true },
        { label: 'kg', width: 60, right: true },
        { label: 'Pezzi', width: 50, right: true },
        { label: 'Nostro rif.', width: 90 },
      ],
      rows: needs.map(({ material, stock, bars, weight, started, jobNumber }) => [
        { text: material || 'da indicare', bold: true },
        stock,
        count(bars, 0),
        count(weight, 1),
        count(started, 0),
        jobNumber,
      ]),
    },
    {
      kind: 'text',
      title: 'Certificati',
      text: 'Vi preghiamo di indicare colata e certificato per ogni riga.',
    },
  ],
});

/** Material that is still to be ordered from one supplier. */
export const needsFrom = async (context: Context, supplier: string): Promise<readonly MaterialNeed[]> => {
  const groups = await context.tenant((db) => loadNeeds(db, context.actor));
  const own = groups.find((group) => group.supplier === supplier)?.needs ?? [];
  return own.filter(({ state }) => state === 'to-order');
};

export async function printMaterialRequest(context: Context, supplier: string): Promise<MadeFile> {
  const needs = await needsFrom(context, supplier);
  const content = materialRequestOf(supplier, needs, dayInRome(context.clock()));
  return printForm(context, 'richiesta-materiale', content);
}

export const materialRequestPdf = endpoint(materialNeeds.pdf, (context, { query }) =>
  printMaterialRequest(context, query.supplier),
);
