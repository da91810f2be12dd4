import { customers, quoteFiles, quotes, type RequestContent, requests } from '@truciolo/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectError } from '../../../test/expect-error.ts';
import { asBody, pin, pinQuote } from '../../../test/quote-samples.ts';
import { buildCustomer } from '../../../test/registry-samples.ts';
import { addPerson } from '../../../test/test-people.ts';
import { registerTestCompany, sharedTestServer, type TestCompany } from '../../../test/test-server.ts';
import { useUpRequests } from '../../../test/use-up-requests.ts';
import { ONE_PIXEL } from '../../../test/valid-bodies.ts';
import { dropRequests, takeRequest } from './index.ts';

const server = sharedTestServer();
let ours: TestCompany;
beforeEach(async () => {
  ours = await registerTestCompany(server);
});

const field = (value: string, state: 'proposed' | 'confirmed' = 'confirmed') => ({
  state,
  value,
  readings: [],
});

const hub = {
  id: 'p1',
  files: [],
  takenFrom: null,
  fields: {
    code: field('RO-4520'),
    revision: field('C'),
    title: field('Mozzo guida'),
    material: field('C45'),
    quantities: field('10 / 50 / 100'),
    generalTolerance: field('ISO 2768-mK'),
    tolerances: field('Ø30 H7\nØ40 h6'),
    treatment: field('Brunitura'),
    dimensions: field('Ø58 × 124'),
    due: field('2026-12-18'),
  },
} satisfies RequestContent['positions'][number];

/** The text names no part, so that each test brings its own positions. */
async function newRequest(text = 'Due righe.', subject = 'Prova') {
  return ours.call(requests.create, { body: { subject, text } });
}

const withPositions = (guid: string, positions: RequestContent['positions'], call = ours.call) =>
  call(requests.save, {
    params: { guid },
    body: { changes: [{ path: ['positions'], base: [], value: positions }] },
  });

const upload = (guid: string, name: string, payload: Buffer, { token } = ours) =>
  server.app.inject({
    method: 'POST',
    url: `/api/requests/${guid}/files?name=${encodeURIComponent(name)}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    payload,
  });

describe('the inbox', () => {
  it('lists requests by state, with the number of each', async () => {
    const { guid } = await newRequest('Chiedo offerta per RO-4520, 10 pezzi.', 'RdO 2026-318');
    await newRequest('Altro');
    await ours.call(requests.move, { params: { guid }, body: { state: 'discarded' } });
    const { rows, counts } = await ours.call(requests.list, { query: {} });
    expect(rows).toHaveLength(1);
    expect(counts).toMatchObject({ new: 1, discarded: 1, quoted: 0 });
    const found = await ours.call(requests.list, { query: { state: 'discarded', q: 'ro-4520' } });
    expect(found.rows).toMatchObject([{ guid, subject: 'RdO 2026-318', source: 'text' }]);
  });

  it('is followed by its changes, page by page, whatever the state', async () => {
    const first = await newRequest('Uno');
    server.clock.advance({ seconds: 1 });
    const second = await newRequest('Due');
    server.clock.advance({ seconds: 1 });
    const updatedSince = server.clock.now.toISOString();
    await ours.call(requests.move, { params: { guid: first.guid }, body: { state: 'discarded' } });
    const changed = await ours.call(requests.list, { query: { updatedSince } });
    expect(changed.rows.map(({ guid }) => guid)).toEqual([first.guid]);
    const page = await ours.call(requests.list, { query: { cursor: 'start', limit: 1 } });
    expect(page.rows.map(({ guid }) => guid)).toEqual([second.guid]);
    const rest = await ours.call(requests.list, { query: { cursor: page.next ?? '' } });
    expect([rest.rows.map(({ guid }) => guid), rest.next]).toEqual([[first.guid], null]);
  });

  it('creates one request for a repeated key, and keeps a stranger out', async () => {
    const guid = '0190b000-0000-7000-8000-000000000001';
    const body = { guid, text: 'Una volta' };
    await ours.call(requests.create, { body });
    await ours.call(requests.create, { body });
    expect((await ours.call(requests.list, { query: {} })).rows).toHaveLength(1);
    const stranger = await registerTestCompany(server);
    await expectError(stranger.call(requests.get, { params: { guid } }), 'NOT_FOUND');
    await expectError(stranger.call(requests.remove, { params: { guid } }), 'NOT_FOUND');
    expect((await stranger.call(requests.list, { query: {} })).rows).toEqual([]);
  });

  it('merges changes of two users; only a field changed by both is a conflict', async () => {
    const { guid } = await newRequest();
    const laura = await addPerson(server, ours, 'preventivista');
    const change = (call: typeof ours.call, path: string, value: string) =>
      call(requests.save, { params: { guid }, body: { changes: [{ path: [path], base: '', value }] } });
    await change(ours.call, 'reference', 'RdO 318');
    await change(laura.call, 'contact', 'Giulia Ferrari');
    await expectError(change(laura.call, 'reference', 'RdO 319'), 'CONFLICT');
    const { content } = await ours.call(requests.get, { params: { guid } });
    expect(content).toMatchObject({ reference: 'RdO 318', contact: 'Giulia Ferrari' });
  });

  it('is closed to the shop floor', async () => {
    const floor = await addPerson(server, ours, 'reparto');
    await expectError(floor.call(requests.list, { query: {} }), 'FORBIDDEN');
  });

  it('says which requests wait longer than the limit of the shop', async () => {
    await newRequest();
    await ours.call(requests.setSettings, { body: { answerDays: 2, retentionDays: 60 } });
    const late = async () => (await ours.call(requests.list, { query: {} })).rows.map((row) => row.late);
    server.clock.advance({ days: 1 });
    expect(await late()).toEqual([false]);
    expect(await ours.call(requests.counts, {})).toEqual({ fresh: 1, late: 0, answerDays: 2 });
    server.clock.advance({ days: 2 });
    expect(await late()).toEqual([true]);
    expect(await ours.call(requests.counts, {})).toMatchObject({ fresh: 1, late: 1 });
  });
});

describe('files of a request', () => {
  it('are recognised by their content, and refused with one sentence', async () => {
    const { guid } = await newRequest();
    const sheet = await upload(guid, 'lista.csv', Buffer.from('codice;quantità\nRO-1;10\n'));
    expect(sheet.json().files).toMatchObject([{ name: 'lista.csv', kind: 'text' }]);
    const program = await upload(guid, 'disegno.pdf', Buffer.from('MZ\u0000\u0003 this is a program'));
    expect([program.statusCode, program.json().message]).toEqual([
      415,
      '«disegno.pdf» non è stato preso: non è un PDF, un modello 3D, un DXF, un foglio Excel o CSV né un’immagine.',
    ]);
    const archive = await upload(guid, 'x.zip', Buffer.from('PK\u0003\u0004 nothing inside'));
    expect(archive.statusCode).toBe(415);
    const path = await upload(guid, '../../etc/passwd.png', ONE_PIXEL);
    const names = path.json().files.map(({ name }: { name: string }) => name);
    expect(names.toSorted()).toEqual(['lista.csv', 'passwd.png']);
  });

  it('are deleted with their request, on demand and after the retention', async () => {
    const first = await newRequest();
    const second = await newRequest();
    const fileOf = async (guid: string) =>
      `requests/${(await upload(guid, 'a.png', ONE_PIXEL)).json().files[0].guid}`;
    const files = [await fileOf(first.guid), await fileOf(second.guid)];
    await ours.call(requests.remove, { params: { guid: first.guid } });
    expect(await server.services.files.get(files[0] ?? '')).toBeNull();
    await ours.call(requests.setSettings, { body: { answerDays: 3, retentionDays: 30 } });
    const drop = () => server.handles.system((db) => dropRequests(db, server.clock.now));
    server.clock.advance({ days: 29 });
    expect(await drop()).toEqual({ count: 0, files: [] });
    server.clock.advance({ days: 2 });
    expect(await drop()).toEqual({ count: 1, files: files.slice(1) });
  });
});

describe('intake', () => {
  const mail = (change: object = {}) => ({
    source: 'mail' as const,
    subject: 'RdO 2026-318',
    senderName: 'Giulia Ferrari',
    senderEmail: 'g.ferrari@rossioleodinamica.example',
    messageId: '<318@rossi.example>',
    text: 'Buongiorno',
    receivedAt: server.clock.now,
    files: [],
    ...change,
  });
  const take = (change: object = {}) =>
    takeRequest({ ...server.services, companyGuid: ours.user.companyGuid, user: null }, mail(change));

  it('takes a message once, and recognises the customer by the domain of the sender', async () => {
    const { guid: customerGuid } = await ours.call(customers.create, {
      body: buildCustomer({ name: 'Rossi Oleodinamica S.r.l.', email: 'info@rossioleodinamica.example' }),
    });
    const guid = await take();
    expect(await take()).toBe(guid);
    const { rows } = await ours.call(requests.list, { query: {} });
    expect(rows).toMatchObject([{ guid, customerGuid, customerName: 'Rossi Oleodinamica S.r.l.' }]);
  });

  it('takes a message once that comes twice at the same time, with its files', async () => {
    const files = [{ name: 'foto.png', bytes: ONE_PIXEL }];
    const [guid, other] = await Promise.all([take({ files }), take({ files })]);
    expect(other).toBe(guid);
    const { files: kept } = await ours.call(requests.get, { params: { guid } });
    expect(kept.map(({ name }) => name)).toEqual(['foto.png']);
  });

  it('refuses more requests than one company takes in a day, and takes them again on the next', async () => {
    await useUpRequests(server, ours);
    await expectError(newRequest(), 'RATE_LIMITED');
    await expect(take()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    const stranger = await registerTestCompany(server);
    await stranger.call(requests.create, { body: { text: 'Altra officina' } });
    server.clock.advance({ days: 1, minutes: 1 });
    expect(await take()).toEqual(expect.any(String));
  });

  it('keeps the good attachments of a message and writes a sentence about each bad one', async () => {
    const files = [
      { name: 'foto.png', bytes: ONE_PIXEL },
      { name: 'virus.exe', bytes: Buffer.from('MZ\u0000\u0003') },
    ];
    const { files: kept, notes } = await ours.call(requests.get, { params: { guid: await take({ files }) } });
    expect(kept.map(({ name }) => name)).toEqual(['foto.png']);
    expect(notes).toEqual([expect.stringContaining('«virus.exe» non è stato preso')]);
  });

  it('adds an answer to the request it belongs to, and reopens a discarded one', async () => {
    const guid = await take();
    await ours.call(requests.move, { params: { guid }, body: { state: 'discarded' } });
    const answer = {
      messageId: '<319@rossi.example>',
      references: ['<318@rossi.example>'],
      text: 'In C45+N.',
    };
    expect(await take(answer)).toBe(guid);
    expect(await take(answer)).toBe(guid);
    const { state, messages } = await ours.call(requests.get, { params: { guid } });
    expect(state).toBe('new');
    expect(messages).toMatchObject([{ fromShop: false, text: 'In C45+N.' }]);
  });
});

describe('files that come later', () => {
  const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n');
  const files = async (guid: string) => {
    const { content, files: all } = await ours.call(requests.get, { params: { guid } });
    const nameOf = (file: string) => all.find((one) => one.guid === file)?.name;
    return content.positions.map((position) => position.files.map(nameOf));
  };
  const flange = { ...hub, id: 'p2', fields: { code: field('RO-4501') } };

  it('are paired by their names, dropped or with an answer, and change no decided value', async () => {
    const intake = { ...server.services, companyGuid: ours.user.companyGuid, user: null };
    const mail = {
      source: 'mail' as const,
      subject: 'RdO',
      senderName: '',
      senderEmail: 'a@rossi.example',
      receivedAt: server.clock.now,
      text: 'Buongiorno',
      messageId: '<later-1@rossi.example>',
    };
    const guid = await takeRequest(intake, { ...mail, files: [] });
    await withPositions(guid, [hub, flange]);
    await upload(guid, 'RO-4520_C.pdf', PDF);
    const answer = { messageId: '<later-2@rossi.example>', references: ['<later-1@rossi.example>'] };
    const sent = ['ro4520_c.stp.pdf', 'RO-4501.pdf', 'SCAN_01.pdf'].map((name) => ({ name, bytes: PDF }));
    await takeRequest(intake, { ...mail, ...answer, files: sent });
    expect(await files(guid)).toEqual([['RO-4520_C.pdf', 'ro4520_c.stp.pdf'], ['RO-4501.pdf']]);
    const { content, state } = await ours.call(requests.get, { params: { guid } });
    expect(content.positions[0]?.fields).toEqual(hub.fields);
    expect(state).toBe('reading');
  });

  it('leave their position when they are removed', async () => {
    const { guid } = await newRequest();
    await withPositions(guid, [hub]);
    const file = (await upload(guid, 'RO-4520_C.pdf', PDF)).json().files[0].guid;
    expect(await files(guid)).toEqual([['RO-4520_C.pdf']]);
    await ours.call(requests.removeFile, { params: { guid, file } });
    expect(await files(guid)).toEqual([[]]);
  });
});

describe('a mail', () => {
  const eml = (body: string, headers = '') =>
    Buffer.from(
      `From: Giulia Ferrari <g.ferrari@rossi.example>\r\nTo: info@officina.example\r\nSubject: RdO 318\r\nMessage-ID: <a@rossi.example>\r\nDate: Mon, 16 Nov 2026 09:00:00 +0100\r\n${headers}MIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${body}`,
    );
  const send = (payload: Buffer) =>
    server.app.inject({
      method: 'POST',
      url: '/api/requests/messages?name=mail.eml',
      headers: { authorization: `Bearer ${ours.token}`, 'content-type': 'application/octet-stream' },
      payload,
    });

  it('is read into positions with proofs, once', async () => {
    const body =
      'Buongiorno,\nchiedo offerta per RO-4520 rev. C mozzo guida, 10/50/100 pezzi in C45.\nGrazie\nGiulia Ferrari';
    const first = await send(eml(body));
    expect(first.statusCode).toBe(201);
    const request = first.json();
    expect(request).toMatchObject({ kind: 'request', source: 'mail', senderName: 'Giulia Ferrari' });
    const [position] = request.content.positions;
    expect(position.fields).toMatchObject({
      code: { state: 'proposed', value: 'RO-4520' },
      quantities: { state: 'proposed', value: '10 / 50 / 100' },
      material: { state: 'proposed', value: 'C45', readings: [{ proofs: [{ from: 'mail', text: 'C45' }] }] },
    });
    expect((await send(eml(body))).json().guid).toBe(request.guid);
    const files = (await upload(request.guid, 'RO-4520_C.png', ONE_PIXEL)).json();
    expect(files.content.positions).toHaveLength(1);
  });

  it('that cannot be opened is refused with a sentence', async () => {
    const answer = await send(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, 0]));
    expect(answer.statusCode).toBe(415);
    expect(answer.json().message).toMatch(/\.$/);
  });

  it('that orders names the quote it confirms', async () => {
    const quote = await ours.call(quotes.create, { body: asBody(pinQuote()) });
    const text = `Confermiamo l’ordine n. 4711 come da vostra offerta ${quote.number}, 10 pezzi RO-4520.`;
    const mail = eml(text).toString().replace('Subject: RdO 318', 'Subject: Ordine 4711');
    const order = (await send(Buffer.from(mail))).json();
    expect(order).toMatchObject({ kind: 'order', confirms: { guid: quote.guid, number: quote.number } });
  });

  it('that orders is compared with the quote, and a decision on a difference stays', async () => {
    const positions = [pin({ code: 'RO-4520', drawingRevision: 'B', quantities: [50] })];
    const quote = await ours.call(quotes.create, { body: asBody(pinQuote({ positions })) });
    const text = `Confermiamo l’ordine n. 4711 come da vostra offerta ${quote.number}:\nRO-4520 rev. C, 60 pezzi a € 1,00 cad.\nPagamento: 120 giorni data fattura`;
    const mail = eml(text).toString().replace('Subject: RdO 318', 'Subject: Ordine 4711');
    const { guid } = (await send(Buffer.from(mail))).json();
    const compare = async () =>
      (await ours.call(requests.order, { params: { guid } })).comparison?.differences ?? [];
    const differences = await compare();
    expect(differences.map(({ field, ordered, proof }) => [field, ordered, proof])).toEqual([
      ['revision', 'C', expect.stringContaining('C')],
      ['quantity', '60 pz', expect.stringContaining('60')],
      ['price', '1 €', '€ 1,00'],
      ['payment', expect.stringContaining('120 giorni'), expect.any(String)],
    ]);
    const key = differences[0]?.key ?? '';
    const changes = [{ path: ['orderDecisions'], value: { [key]: 'order' } }];
    await ours.call(requests.save, { params: { guid }, body: { changes } });
    expect((await compare()).map(({ decided }) => decided)).toEqual(['order', null, null, null]);
  });

  it('answers a question of the shop in the same request', async () => {
    const request = (await send(eml('Chiedo offerta per RO-4520, 10 pezzi.'))).json();
    const answer = eml('Materiale C45.', 'In-Reply-To: <a@rossi.example>\r\n').toString();
    const second = await send(Buffer.from(answer.replace('Message-ID: <a@', 'Message-ID: <b@')));
    expect(second.json()).toMatchObject({ guid: request.guid, messages: [{ fromShop: false }] });
  });
});

describe('learned layouts', () => {
  it('belong to the customer, are known on the next request, and are forgotten on demand', async () => {
    const { guid: customerGuid } = await ours.call(customers.create, {
      body: buildCustomer({ name: 'Rossi Oleodinamica S.r.l.' }),
    });
    const withCustomer = async () => {
      const { guid } = await newRequest();
      const changes = [{ path: ['customerGuid'], base: null, value: customerGuid }];
      await ours.call(requests.save, { params: { guid }, body: { changes } });
      return guid;
    };
    const body = {
      sheet: '70x50',
      field: 'material' as const,
      place: { right: 200, bottom: 80, width: 60, height: 10 },
    };
    const nobody = await newRequest();
    expect((await ours.call(requests.teach, { params: { guid: nobody.guid }, body })).layouts).toEqual([]);
    await ours.call(requests.teach, { params: { guid: await withCustomer() }, body });
    const guid = await withCustomer();
    expect((await ours.call(requests.get, { params: { guid } })).layouts).toEqual([body]);
    expect((await ours.call(requests.get, { params: { guid: nobody.guid } })).layouts).toEqual([]);
    const params = { guid, field: 'material' as const };
    expect((await ours.call(requests.forget, { params })).layouts).toEqual([]);
  });
});

describe('the draft quote', () => {
  it('has the confirmed values, stock, proposed phases and the files of the request', async () => {
    const { guid } = await newRequest();
    const file = (await upload(guid, 'RO-4520_C.png', ONE_PIXEL)).json().files[0].guid;
    await withPositions(guid, [{ ...hub, files: [file] }]);
    const made = await ours.call(requests.draft, { params: { guid } });
    expect(await ours.call(requests.draft, { params: { guid } })).toEqual(made);
    const { document } = await ours.call(quotes.get, { params: { guid: made.quoteGuid } });
    const [position] = document.positions;
    expect(position).toMatchObject({
      code: 'RO-4520',
      description: 'Mozzo guida',
      drawingRevision: 'C',
      quantities: [10, 50, 100],
      stock: { section: { shape: 'round', diameter: 60 }, length: { value: 124 } },
    });
    expect(position?.notes).toContain('Consegna richiesta: 18/12/2026');
    const names = position?.phases.map(({ name }) => name) ?? [];
    expect(names[0]).toBe('Tornitura');
    expect(names.join('|')).toMatch(/Ø30 H7/);
    expect(names.join('|')).toMatch(/Ø40 h6/);
    const files = await ours.call(quoteFiles.list, { params: { guid: made.quoteGuid } });
    expect(files).toMatchObject([{ name: 'RO-4520_C.png', positionId: position?.id }]);
    await expectError(withPositions(guid, []), 'REQUEST_STATE');
  });

  it('takes no unconfirmed material, quantity or tolerance, and says so', async () => {
    const { guid } = await newRequest();
    const fields = {
      ...hub.fields,
      material: field('C40', 'proposed'),
      quantities: field('10', 'proposed'),
      tolerances: field('Ø30 H7', 'proposed'),
    };
    const proposed = { value: 'C40', confidence: 0.9, reason: 'nella mail', proofs: [] };
    await withPositions(guid, [
      { ...hub, fields: { ...fields, material: { ...fields.material, readings: [proposed] } } },
    ]);
    const made = await ours.call(requests.draft, { params: { guid } });
    const { document, totals } = await ours.call(quotes.get, {
      params: { guid: made.quoteGuid },
    });
    expect(document.positions[0]).toMatchObject({ quantities: [], stock: null });
    expect(JSON.stringify(document.positions[0])).not.toMatch(/H7/);
    expect(totals).toMatchObject({ positions: 0, unpriced: 1 });
    expect(document.internalNotes).toContain('da confermare materiale');
  });

  it('creates the customer that the mail names, and refuses an empty request', async () => {
    const { guid } = await newRequest();
    await expectError(ours.call(requests.draft, { params: { guid } }), 'REQUEST_EMPTY');
    await ours.call(requests.save, {
      params: { guid },
      body: { changes: [{ path: ['customerName'], base: '', value: 'Meccanica Cusio S.r.l.' }] },
    });
    await withPositions(guid, [hub]);
    const made = await ours.call(requests.draft, { params: { guid } });
    const { document } = await ours.call(quotes.get, { params: { guid: made.quoteGuid } });
    expect(document.customer).toMatchObject({ name: 'Meccanica Cusio S.r.l.', guid: expect.any(String) });
  });

  it('takes over a position of an earlier quote of the same code', async () => {
    const earlier = pin({ code: 'RO 4520', drawingRevision: 'B' });
    const { guid: quoteGuid } = await ours.call(quotes.create, {
      body: asBody(pinQuote({ positions: [earlier] })),
    });
    const { guid } = await newRequest();
    await withPositions(guid, [hub]);
    const [known] = await ours.call(requests.earlier, { params: { guid } });
    expect(known).toMatchObject({ positionId: 'p1', quoteGuid, revision: 'B', code: 'RO 4520' });
    await ours.call(requests.save, {
      params: { guid },
      body: {
        changes: [
          {
            path: ['positions', 'p1', 'takenFrom'],
            base: null,
            value: { quoteGuid, positionId: earlier.id },
          },
        ],
      },
    });
    const made = await ours.call(requests.draft, { params: { guid } });
    const { document } = await ours.call(quotes.get, { params: { guid: made.quoteGuid } });
    expect(document.positions[0]).toMatchObject({ code: 'RO-4520', quantities: [10, 50, 100] });
    expect(document.positions[0]?.phases.map(({ name }) => name)).toEqual(
      earlier.phases.map(({ name }) => name),
    );
  });
});
