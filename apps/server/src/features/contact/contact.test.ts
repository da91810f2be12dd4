import { type ContactMessage, contact, solveQuestion } from '@truciolo/contract';
import { describe, expect, it } from 'vitest';
import { expectError } from '../../../test/expect-error.ts';
import { registerTestCompany, sharedTestServer } from '../../../test/test-server.ts';

const server = sharedTestServer();

/** A message that answers a question which the server drew for it. */
async function buildMessage(overrides: Partial<ContactMessage> = {}): Promise<ContactMessage> {
  const { text, ticket } = await server.as(null)(contact.question);
  return {
    ...written,
    verificationQuestion: text,
    verificationTicket: ticket,
    verificationAnswer: solveQuestion(text) ?? 0,
    ...overrides,
  };
}

const written = {
  name: 'Luca Riva',
  email: 'luca@riva.it',
  company: '',
  phone: '',
  message: 'Vorrei rinnovare la licenza.',
  privacyConsent: true,
};

const messages = () =>
  server.handles.system((db) => db.selectFrom('contactMessages').selectAll().orderBy('guid').execute());

describe('contact', () => {
  it('stores the message for the reseller and sends a mail that can be answered', async () => {
    await server.as(null)(contact.send, { body: await buildMessage() });
    const row = (await messages()).find(({ email }) => email === written.email);
    expect(row).toMatchObject({
      companyGuid: server.services.supplierGuid,
      fromUserGuid: null,
      state: 'nuovo',
    });
    const mail = await server.handles.system((db) =>
      db
        .selectFrom('outbox')
        .selectAll()
        .where('recipient', '=', 'reseller@example.it')
        .where('replyTo', '=', written.email)
        .executeTakeFirstOrThrow(),
    );
    expect(mail).toMatchObject({ replyTo: 'luca@riva.it' });
    expect(mail.bodyText).toContain('Vorrei rinnovare la licenza.');
  });

  it('links the message to the company when a token is sent', async () => {
    const { call, user } = await registerTestCompany(server);
    await call(contact.send, { body: await buildMessage({ name: 'Con token' }) });
    const row = (await messages()).find(({ name }) => name === 'Con token');
    expect(row).toMatchObject({ fromCompanyGuid: user.companyGuid, fromUserGuid: user.guid });
  });

  it('computes the answer itself and ignores the client’s expectation', async () => {
    const wrong = await buildMessage({ verificationAnswer: 99, expectedAnswer: 99 });
    const error = await expectError(server.as(null)(contact.send, { body: wrong }), 'WRONG_ANSWER');
    expect(error.message).toBe('La risposta alla domanda di verifica non è corretta.');
    await expectError(
      server.as(null)(contact.send, { body: { ...wrong, verificationAnswer: 0 } }),
      'QUESTION_OVER',
    );
  });

  it('accepts an answer once, in time, and only to the server’s own question', async () => {
    const send = (body: ContactMessage) => server.as(null)(contact.send, { body });
    const body = await buildMessage();
    const easy = { verificationQuestion: '0 + 0', verificationAnswer: 0 };
    await expectError(send({ ...body, ...easy, verificationTicket: 'made.up' }), 'QUESTION_OVER');
    const other = await buildMessage({ verificationQuestion: '9 + 9 ', verificationAnswer: 18 });
    await expectError(send(other), 'QUESTION_OVER');
    await send(body);
    await expectError(send(body), 'QUESTION_OVER');
    const late = await buildMessage();
    server.clock.advance({ minutes: 30 });
    await expectError(send(late), 'QUESTION_OVER');
  });

  it('accepts exactly the payload of the specification, and computes the sum itself', async () => {
    const payload = {
      ...written,
      name: 'Senza biglietto',
      verificationQuestion: 'Quanto fa 3 × 4?',
      verificationAnswer: 12,
      expectedAnswer: 12,
    };
    await server.as(null)(contact.send, { body: payload });
    expect((await messages()).filter(({ name }) => name === payload.name)).toHaveLength(1);
    await expectError(
      server.as(null)(contact.send, { body: { ...payload, verificationAnswer: 99, expectedAnswer: 99 } }),
      'WRONG_ANSWER',
    );
  });

  it('accepts fewer messages per address without a ticket than with one', async () => {
    const unsigned = { ...written, verificationQuestion: '0 + 0', verificationAnswer: 0 };
    const send = (body: ContactMessage) => server.as(null)(contact.send, { body });
    server.clock.advance({ minutes: 60 });
    for (let sent = 0; sent < 5; sent++) await send(unsigned);
    await expectError(send(unsigned), 'RATE_LIMITED');
    await send(await buildMessage());
  });

  it('an error elsewhere in the form does not use up the question', async () => {
    const body = await buildMessage({ privacyConsent: false });
    await expectError(server.as(null)(contact.send, { body }), 'CONSENT_REQUIRED');
    await server.as(null)(contact.send, { body: { ...body, privacyConsent: true } });
  });

  it.each(['abc', '123', 'numero 02 123', '+39 02 12345678901234567'])(
    'refuses the phone «%s»',
    async (phone) => {
      const error = await expectError(
        server.as(null)(contact.send, { body: await buildMessage({ phone }) }),
        'VALIDATION',
      );
      expect(error.fields).toHaveProperty('phone');
    },
  );

  it('asks for consent', async () => {
    await expectError(
      server.as(null)(contact.send, { body: await buildMessage({ privacyConsent: false }) }),
      'CONSENT_REQUIRED',
    );
  });
});

describe('question', () => {
  it.each([
    ['3 + 4', 7],
    ['3 - 4 = ?', -1],
    ['9 − 9 =', 0],
    ['7*8', 56],
    ['7 x 8 = ?', 56],
    ['7 × 0', 0],
    ['Quanto fa 3 + 4?', 7],
    ['10 + 1', null],
    ['-3 + 4', null],
    ['3 / 1', null],
    ['', null],
  ])('«%s» → %s', (text, answer) => {
    expect(solveQuestion(text)).toBe(answer);
  });
});
