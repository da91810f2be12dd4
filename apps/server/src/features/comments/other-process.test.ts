import { comments, notices, quotes } from '@truciolo/contract';
import { expect, it } from 'vitest';
import { asBody, pinQuote } from '../../../test/quote-samples.ts';
import { isPostgres } from '../../../test/test-database.ts';
import { addPerson } from '../../../test/test-people.ts';
import { registerTestCompany, startTestServer } from '../../../test/test-server.ts';

// The embedded database has one process.
it.runIf(isPostgres)('a comment written in one process is announced and readable in the other', async () => {
  const one = await startTestServer();
  const other = await startTestServer({}, undefined, one.database);
  try {
    const ours = await registerTestCompany(one);
    const ugo = await addPerson(one, ours, 'preventivista');
    const { guid } = await ours.call(quotes.create, { body: asBody(pinQuote()) });
    const heard = new Promise<void>((resolve) => {
      other.services.live.subscribe(ugo.user.guid, () => resolve());
    });
    const body = { text: 'Controlla il grezzo', mentions: [ugo.user.guid] };
    await ours.call(comments.add, { params: { guid }, body });
    await heard;
    const { rows } = await other.as(ugo.token)(notices.list);
    expect(rows).toMatchObject([{ kind: 'mention', about: { guid }, text: 'Controlla il grezzo' }]);
  } finally {
    await other.stop();
    await one.stop();
  }
});
