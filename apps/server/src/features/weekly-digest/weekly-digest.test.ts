import { notices, quotes } from '@truciolo/contract';
import { expect, it } from 'vitest';
import { expectError } from '../../../test/expect-error.ts';
import { acceptedQuote } from '../../../test/job-samples.ts';
import { asBody, pinQuote } from '../../../test/quote-samples.ts';
import { addPerson } from '../../../test/test-people.ts';
import { registerTestCompany, testServerOfFile } from '../../../test/test-server.ts';
import { sendWeekly } from './send-weekly.ts';

const server = testServerOfFile();

const weeks = (email: string) =>
  server.handles.system((db) =>
    db
      .selectFrom('outbox')
      .select(['subject', 'bodyText'])
      .where('recipient', '=', email)
      .where('subject', 'like', 'La settimana%')
      .execute(),
  );

it('sends users who lead a company the weekly report, unless they switched it off', async () => {
  const ours = await registerTestCompany(server);
  const quiet = await registerTestCompany(server);
  const estimator = await addPerson(server, ours, 'preventivista');
  await acceptedQuote(ours.call);
  const { guid } = await ours.call(quotes.create, { body: asBody(pinQuote()) });
  await ours.call(quotes.markSent, { params: { guid }, body: { confirmed: true } });
  server.clock.advance({ days: 7 });
  await sendWeekly(server.services);
  const [mail, ...more] = await weeks(ours.email);
  expect(more).toEqual([]);
  const plain = mail?.bodyText.replaceAll('\u00a0', ' ');
  expect(plain).toContain('• inviati: 2 (€ 1.842,00)\n• accettati: 1 (€ 921,00)\n• persi: 0\n');
  expect(plain).toContain('• in attesa di risposta: 1 (€ 921,00)\n• da risollecitare: 1 (€ 921,00)');
  expect(mail?.bodyText).toContain('dal 16/11/2026 al 22/11/2026');
  expect(await weeks(quiet.email)).toEqual([]);
  expect(await weeks(estimator.email)).toEqual([]);

  expect(await ours.call(notices.settings)).toMatchObject({ weekly: true });
  expect(await estimator.call(notices.settings)).toMatchObject({ weekly: null });
  await expectError(estimator.call(notices.changeWeekly, { body: { weekly: true } }), 'FORBIDDEN');
  expect(await ours.call(notices.changeWeekly, { body: { weekly: false } })).toMatchObject({ weekly: false });
  await sendWeekly(server.services);
  expect(await weeks(ours.email)).toHaveLength(1);
});
