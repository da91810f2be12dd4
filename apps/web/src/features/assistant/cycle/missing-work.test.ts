import type { CycleProposal, CycleRoute } from '@truciolo/cycle';
import { expect, it } from 'vitest';
import { sampleReport } from '../report/sample-report.ts';
import { missingWork } from './missing-work.ts';

const report = sampleReport();
const refused: CycleProposal = {
  routes: [],
  refusals: [{ code: 'no-laser', data: {} }],
  unknowns: [],
};

it('without a way to make the part the phases are missing, with every reason', () => {
  expect(missingWork(report, true, refused, null)).toEqual([
    'Mancano le fasi di lavoro.',
    'Fra le macchine non c’è un taglio laser: aggiungilo o indica la fase esterna.',
  ]);
});

it('without a material nothing else is known; with a route nothing is missing', () => {
  expect(missingWork(report, false, null, null)).toEqual([
    'Il materiale non è scelto: mancano il grezzo a peso e le fasi.',
  ]);
  expect(missingWork(report, true, refused, {} as CycleRoute)).toEqual([]);
});

it('a part larger than every stock says that its blank is missing too', () => {
  expect(missingWork({ ...report, stock: [] }, true, refused, null)[0]).toBe(
    'Manca il grezzo: nessuna misura di catalogo contiene il pezzo.',
  );
});
