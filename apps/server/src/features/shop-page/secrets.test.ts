import {
  blankRule,
  machines,
  quotes,
  type RouteSpec,
  requests,
  routes,
  rules,
  shopPage,
  shopVisits,
} from '@truciolo/contract';
import { beforeAll, expect, it } from 'vitest';
import { askedPlate, changePage, openTestPage, sentRequest } from '../../../test/shop-samples.ts';
import { registerFilledCompany, sharedTestServer, type TestCompany } from '../../../test/test-server.ts';

// A shop with unmistakable values: none of them may be in any answer that a buyer gets.

const server = sharedTestServer();
const SECRETS =
  /73[.,]19|731900|Segretissima|41[.,]37|1[.,]73|17300|Regola segreta|hourly|machine|margin|setup|cycle|rate"/i;
const answers: string[] = [];
let ours: TestCompany;
let slug: string;
let material: string;

/** A call of the buyer, whose raw answer is kept. */
async function ask(spec: RouteSpec, params: Record<string, string>, body?: object | Buffer) {
  const url = spec.path.replace(/:([a-zA-Z]+)/g, (_, name: string) => params[name] ?? '');
  const answer = await server.app.inject({
    method: spec.method,
    url: `/api${url}`,
    headers: body
      ? { 'content-type': Buffer.isBuffer(body) ? 'application/octet-stream' : 'application/json' }
      : {},
    ...(body ? { payload: Buffer.isBuffer(body) ? body : JSON.stringify(body) } : {}),
  });
  answers.push(answer.body);
  return answer;
}

beforeAll(async () => {
  ours = await registerFilledCompany(server);
  ({ slug, material } = await openTestPage(ours, { margin: 41.37 }));
  const { rows } = await ours.call(machines.list, { query: { limit: 500 } });
  for (const { guid, name } of rows)
    await ours.call(machines.update, {
      params: { guid },
      body: { base: { name }, changes: { name: `Segretissima ${name}`.slice(0, 100) } },
    });
  await ours.call(rules.create, { body: { ...blankRule(), name: 'Regola segreta' } });
});

it('no answer to a buyer holds a cost, a rate, a margin, a machine or a rule', async () => {
  const called = new Set<RouteSpec>();
  const visit: typeof ask = (spec, params, body) => {
    called.add(spec);
    return ask(spec, params, body);
  };
  await visit(shopVisits.page, { slug });
  const parts = [
    askedPlate(material),
    { ...askedPlate(material, [1_000_000]), id: 'b' },
    { ...askedPlate(null), id: 'c' },
    { ...askedPlate(material), id: 'd', tolerance: 'fine' as const },
  ];
  const priced = (await visit(shopVisits.price, { slug }, { parts })).json();
  expect(priced.parts[0].prices).toHaveLength(2);
  const step = Buffer.from('ISO-10303-21;\nHEADER;\nENDSEC;\nEND-ISO-10303-21;\n');
  const { key } = (await visit(shopVisits.upload, { slug }, step)).json();
  const sent = await sentRequest(server, [
    { ...askedPlate(material), name: 'Piastra', files: [key], ticket: priced.parts[0].ticket },
  ]);
  const { token } = (await visit(shopVisits.send, { slug }, sent)).json();
  await visit(shopVisits.sendLink, { slug }, { email: sent.email, language: 'it' });
  const [mail] = await server.handles.system((db) =>
    db.selectFrom('outbox').select('bodyText').where('bodyText', 'like', '%/officina/mie/%').execute(),
  );
  const link = /officina\/mie\/([\w-]+)/.exec(mail?.bodyText ?? '')?.[1] ?? '';
  expect((await visit(shopVisits.past, { token: link })).json().requests).toHaveLength(1);
  await visit(shopVisits.request, { token });
  await visit(shopVisits.addFile, { token }, step);
  await visit(shopVisits.answer, { token }, { text: 'Va bene.' });
  const { rows } = await ours.call(requests.list, { query: {} });
  const guid = rows[0]?.guid ?? '';
  const { quoteGuid } = await ours.call(requests.draft, { params: { guid } });
  await ours.call(quotes.markSent, { params: { guid: quoteGuid }, body: { confirmed: true } });
  expect((await visit(shopVisits.request, { token })).json()).toMatchObject({ state: 'offered' });
  await visit(shopVisits.remove, { token });
  // Refusals are answers too.
  await ask(shopVisits.price, { slug }, { parts: [{ id: 'a', facts: { volume: 'x' } }] });
  await changePage(ours, { active: false });
  await ask(shopVisits.page, { slug });

  const all = Object.entries(routes).filter(([name]) => name.startsWith('shopVisits.'));
  expect(all.filter(([, spec]) => !called.has(spec)).map(([name]) => name)).toEqual([]);
  for (const answer of answers) {
    // Tickets and keys are random letters, which may spell anything.
    const said = answer.replace(/"(ticket|key|token|logoUrl|offerUrl)":"[^"]*"/g, '');
    expect(said).not.toMatch(SECRETS);
  }
  expect(answers.length).toBeGreaterThan(12);
  // The pattern finds them where they are: in the shop's own answers.
  expect(JSON.stringify(await ours.call(shopPage.settings))).toMatch(SECRETS);
});
