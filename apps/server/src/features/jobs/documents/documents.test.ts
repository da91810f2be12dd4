import { ddts, jobSheets, jobs, orders } from '@truciolo/contract';
import { expect, it } from 'vitest';
import { deliver } from '../../../../test/delivery-samples.ts';
import { expectError } from '../../../../test/expect-error.ts';
import { makeJob } from '../../../../test/job-samples.ts';
import { blankPicture } from '../../../../test/pictures.ts';
import { addPerson } from '../../../../test/test-people.ts';
import { registerTestCompany, sharedTestServer } from '../../../../test/test-server.ts';
import { ddtPaperOf } from './ddt-paper.ts';
import { sheetOf } from './job-sheet.ts';

const server = sharedTestServer();

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
  const { guid } = await deliver(call, job.guid, 50, { weight: 2.5, appearance: 'Scatole' });
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

it('shows the drawing on the work sheet, and the order of the customer on the delivery note', async () => {
  const { call, token } = await registerTestCompany(server);
  const job = await makeJob(call);
  const size = async () => (await call(jobSheets.pdf, { params: { guid: job.guid } })).base64.length;
  const bare = await size();
  const sent = await server.app.inject({
    method: 'POST',
    url: `/api/quotes/${job.quoteGuid}/files?name=disegno.png&position=p1`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    payload: await blankPicture(600, 400, 'png'),
  });
  expect(sent.statusCode).toBe(201);
  expect(await size()).toBeGreaterThan(bare);
  const image = { bytes: new Uint8Array(), type: 'image/png' };
  expect(sheetOf(job, [], '', image).blocks).toContainEqual({ kind: 'picture', title: 'Disegno', image });
  const note = await deliver(call, job.guid, 50);
  const [table] = ddtPaperOf(note).blocks;
  expect(table?.kind === 'table' && table.rows[0]?.[1]).toBe('A-0288 del 14/11/2026');
});
