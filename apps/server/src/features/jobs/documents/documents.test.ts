import { ddts, jobSheets, jobs, orders } from '@truciolo/contract';
import { expect, it } from 'vitest';
import { expectError } from '../../../../test/expect-error.ts';
import { deliveryNote, makeJob } from '../../../../test/job-samples.ts';
import { addPerson } from '../../../../test/test-people.ts';
import { registerTestCompany, testServerOfFile } from '../../../../test/test-server.ts';
import { sheetOf } from './job-sheet.ts';

const server = testServerOfFile();

const isPdf = ({ base64 }: { base64: string }) =>
  Buffer.from(base64, 'base64').subarray(0, 5).toString() === '%PDF-';

it('prints the work sheet, the confirmation of the order and the delivery note', async () => {
  const company = await registerTestCompany(server);
  const { call } = company;
  const job = await makeJob(call);
  const sheet = await call(jobSheets.pdf, { params: { guid: job.guid } });
  expect([sheet.fileName, isPdf(sheet)]).toEqual(['C-2026-0001-scheda.pdf', true]);
  const order = await call(orders.pdf, { params: { guid: job.orderGuid ?? '' } });
  expect([order.fileName, isPdf(order)]).toEqual(['OC-2026-0001-conferma.pdf', true]);
  const lines = [{ jobGuid: job.guid, quantity: 50 }];
  const { guid } = await call(ddts.create, {
    body: { ...deliveryNote, weight: 2.5, appearance: 'Scatole', lines },
  });
  const paper = await call(ddts.pdf, { params: { guid } });
  expect([paper.fileName, isPdf(paper)]).toEqual(['DDT-1-2026.pdf', true]);
  const worker = await addPerson(server, company, 'reparto');
  await expectError(worker.call(orders.pdf, { params: { guid: job.orderGuid ?? '' } }), 'FORBIDDEN');
  expect(isPdf(await worker.call(jobSheets.pdf, { params: { guid: job.guid } }))).toBe(true);
});

it('links each phase of the sheet to its page, and shows no amount', async () => {
  const { call } = await registerTestCompany(server);
  const job = await makeJob(call);
  const sheet = JSON.stringify(
    sheetOf(await call(jobs.get, { params: { guid: job.guid } }), [], 'https://t.it'),
  );
  expect(sheet).toContain(`https://t.it/dashboard/commesse/reparto/${job.phaseList[0]?.guid}`);
  expect(sheet).not.toContain('€');
});
