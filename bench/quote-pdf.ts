import { definitionOf, makePdf } from '../apps/server/src/features/printing/make-pdf.ts';
import type { PdfOrder } from '../apps/server/src/features/printing/pdf-order.ts';
import { pin, pinQuote } from '../apps/server/test/quote-samples.ts';

interface Measure {
  name: string;
  value: number;
  unit: string;
  goal?: string;
}

const POSITIONS = 50;
/** An odd number, so that the median is one of them. */
const TURNS = 5;

function order(kind: PdfOrder['kind']): PdfOrder {
  const quantities = [10, 50, 100, 500];
  const positions = Array.from({ length: POSITIONS }, (_, index) =>
    pin({ id: `p${index}`, code: `RO-${4471 + index}-B`, drawing: `DIS-${index}`, quantities }),
  );
  const brand = {
    name: 'Officina Moretti S.r.l.',
    address: 'Via Roma 1',
    postalCode: '20100',
    city: 'Milano',
    province: 'MI',
    vatNumber: '01234567890',
    phone: '02 1234567',
    email: 'info@officina.it',
    website: '',
    colour: '#c8420c',
    intro: '',
    conditions: 'Prezzi franco nostro stabilimento.',
    footer: '',
    logo: null,
  };
  return {
    kind,
    document: pinQuote({ positions }),
    content: null,
    number: 'P-2026-0001',
    revision: 1,
    validUntil: '2026-12-16',
    owner: { name: 'Anna Moretti', email: 'anna@officina.it' },
    brand,
    planned: {},
    draft: false,
    pictures: {},
  };
}

/** CPU time of the whole process, milliseconds: the machine may be busy with something else meanwhile. */
async function cpu(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

async function median(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < TURNS; turn++) times.push(await cpu(work));
  return times.toSorted((a, b) => a - b)[Math.floor(TURNS / 2)] ?? Number.NaN;
}

/** Measured warm, like in the printing worker, which stays alive between documents. */
export async function run(): Promise<Measure[]> {
  definitionOf(order('customer'));
  const first = await cpu(() => makePdf(order('customer')));
  const customer = await median(() => makePdf(order('customer')));
  const internal = await median(() => makePdf(order('internal')));
  const name = `PDF: ${POSITIONS} positions`;
  return [
    { name: `${name}, the first of a thread`, value: first, unit: 'ms CPU' },
    { name: `${name}, for the customer, median of ${TURNS}`, value: customer, unit: 'ms CPU', goal: '< 500' },
    { name: `${name}, internal, median of ${TURNS}`, value: internal, unit: 'ms CPU' },
  ];
}
