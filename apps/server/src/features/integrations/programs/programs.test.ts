import { createServer } from 'node:net';
import { UnauthorizedError } from '@modelcontextprotocol/sdk/client/auth.js';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import {
  type ApiScope,
  apiKeys,
  apiScopes,
  assistantScopes,
  audit,
  type Call,
  customers,
  jobs,
  programs,
  quotes,
  users,
} from '@truciolo/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectError } from '../../../../test/expect-error.ts';
import { CALLBACK, OAuthProgram, requestIn } from '../../../../test/oauth-program.ts';
import { asBody, pinQuote } from '../../../../test/quote-samples.ts';
import { buildCustomer } from '../../../../test/registry-samples.ts';
import { addPerson } from '../../../../test/test-people.ts';
import {
  registerTestCompany,
  startTestServer,
  type TestCompany,
  type TestServer,
} from '../../../../test/test-server.ts';
import { dropStalePrograms } from './repository.ts';

/** The official client's own OAuth flow against the listening server, as an assistant in the cloud runs it. */
let server: TestServer;
let address: string;
let ours: TestCompany;
const open: Client[] = [];

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const place = probe.address();
      probe.close(() => resolve(typeof place === 'object' && place ? place.port : 0));
    });
  });

beforeAll(async () => {
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  server = await startTestServer({ PUBLIC_URL: address });
  await server.app.listen({ port, host: '127.0.0.1' });
});
afterAll(async () => {
  for (const one of open) await one.close();
  await server.stop();
});
beforeEach(async () => {
  ours = await registerTestCompany(server);
});

async function begin(program: OAuthProgram) {
  const transport = new StreamableHTTPClientTransport(new URL(`${address}/api/mcp`), {
    authProvider: program,
  });
  const client = new Client({ name: 'prova', version: '1' });
  const refused = await client.connect(transport).catch((error: unknown) => error);
  return { transport, client, refused };
}

/** The person's consent; the answer is what the browser brings back to the program. */
async function allow(
  program: OAuthProgram,
  call: Call,
  scopes: readonly ApiScope[],
): Promise<URLSearchParams> {
  const body = { request: requestIn(program.link), scopes: [...scopes] };
  return new URL((await call(programs.allow, { body })).redirectTo).searchParams;
}

/** The whole way: refusal, discovery, registration, consent, code, connection. */
async function connect(
  scopes: readonly ApiScope[] = assistantScopes,
  call: Call = ours.call,
  program = new OAuthProgram(),
) {
  const { transport } = await begin(program);
  const code = (await allow(program, call, scopes)).get('code') ?? '';
  await transport.finishAuth(code);
  const client = new Client({ name: 'prova', version: '1' });
  const again = new StreamableHTTPClientTransport(new URL(`${address}/api/mcp`), { authProvider: program });
  await client.connect(again);
  open.push(client);
  return { client, program, code };
}

const post = (path: string, fields: Record<string, string>) =>
  server.app.inject({
    method: 'POST',
    url: `/api/oauth/${path}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
const codeFields = (program: OAuthProgram, code: string) => ({
  grant_type: 'authorization_code',
  code,
  code_verifier: program.verifier,
  redirect_uri: CALLBACK,
  client_id: program.information?.client_id ?? '',
});
const refreshFields = (program: OAuthProgram, token = program.stored?.refresh_token ?? '') => ({
  grant_type: 'refresh_token',
  refresh_token: token,
  client_id: program.information?.client_id ?? '',
});
const withAccess = (program: OAuthProgram) => server.as(program.stored?.access_token ?? '');
const errorOf = ({ statusCode, body }: { statusCode: number; body: string }) => [
  statusCode,
  JSON.parse(body).error,
];
const search = async (client: Client, kind: string, query: string) => {
  const { content } = await client.callTool({ name: 'search', arguments: { kind, query } });
  return (content as { text: string }[])[0]?.text ?? '';
};

describe('an assistant that connects by consent', () => {
  it('discovers, registers, is allowed by a person and works in that company alone', async () => {
    const stranger = await registerTestCompany(server);
    await stranger.call(customers.create, { body: buildCustomer({ name: 'Bielle Altrui' }) });
    const { guid: theirQuote } = await stranger.call(quotes.create, { body: asBody(pinQuote()) });
    await ours.call(customers.create, { body: buildCustomer({ name: 'Bielle Nostre' }) });
    const program = new OAuthProgram();
    const { refused } = await begin(program);
    expect(refused).toBeInstanceOf(UnauthorizedError);
    expect(requestIn(program.link)).toMatchObject({
      redirectUri: CALLBACK,
      codeChallengeMethod: 'S256',
      resource: `${address}/api/mcp`,
      scope: assistantScopes.join(' '),
    });
    expect(program.link?.href.startsWith(`${address}/collega?`)).toBe(true);
    expect(await ours.call(programs.ask, { query: requestIn(program.link) })).toEqual({
      name: 'Assistente',
      host: 'assistente.example',
      grantable: [...apiScopes],
      proposed: apiScopes.filter((scope) => assistantScopes.includes(scope)),
      problem: null,
      refusal: `${CALLBACK}?error=access_denied&state=stato-1&iss=${encodeURIComponent(address)}`,
    });
    const { client } = await connect(assistantScopes, ours.call, program);
    expect((await client.listTools()).tools.length).toBeGreaterThan(5);
    const found = await search(client, 'customers', 'Bielle');
    expect([found.includes('Bielle Nostre'), found.includes('Bielle Altrui')]).toEqual([true, false]);
    const { isError } = await client.callTool({ name: 'show_quote', arguments: { quoteGuid: theirQuote } });
    expect(isError).toBe(true);
  });

  it('stands in the list of keys and in the history under its name', async () => {
    const { client, program } = await connect();
    await client.callTool({
      name: 'create_draft',
      arguments: { title: 'Perni', positions: [{ description: 'Perno', quantities: [5] }] },
    });
    const [key] = await ours.call(apiKeys.list);
    expect(key).toMatchObject({
      name: 'Assistente',
      programHost: 'assistente.example',
      scopes: assistantScopes,
    });
    const [quote] = (await ours.call(quotes.list, { query: {} })).rows;
    const history = await ours.call(quotes.history, { params: { guid: quote?.guid ?? '' } });
    expect(history.at(-1)).toMatchObject({ actorName: 'Programma Assistente', action: 'create' });
    const rows = await server.handles.system(async (db) => [
      await db.selectFrom('apiKeys').selectAll().execute(),
      await db.selectFrom('oauthTokens').selectAll().execute(),
    ]);
    for (const secret of [program.stored?.access_token, program.stored?.refresh_token, program.verifier])
      expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it('does only what the person ticked, and never more than the person sees', async () => {
    const { program } = await connect(['jobs:read']);
    await withAccess(program)(jobs.list, { query: {} });
    await expectError(withAccess(program)(quotes.list, { query: {} }), 'FORBIDDEN');
    await expectError(withAccess(program)(apiKeys.list), 'FORBIDDEN');
    const blind = await addPerson(server, ours, 'responsabile', { hideCosts: true });
    const other = new OAuthProgram();
    await begin(other);
    const { grantable } = await blind.call(programs.ask, { query: requestIn(other.link) });
    expect(grantable).not.toContain('costs:read');
    await expectError(allow(other, blind.call, ['costs:read', 'quotes:read']), 'FORBIDDEN');
    const estimator = await addPerson(server, ours, 'preventivista');
    await expectError(allow(other, estimator.call, ['quotes:read']), 'FORBIDDEN');
    await expectError(estimator.call(programs.ask, { query: requestIn(other.link) }), 'FORBIDDEN');
  });

  it('loses the costs when its person loses them', async () => {
    const leader = await addPerson(server, ours, 'responsabile');
    await ours.call(quotes.create, { body: asBody(pinQuote()) });
    const { program } = await connect(['quotes:read', 'costs:read'], leader.call);
    const margin = async () => (await withAccess(program)(quotes.list, { query: {} })).rows[0]?.netMargin;
    expect(await margin()).not.toBeNull();
    await server.handles.system((db) =>
      db.updateTable('users').set({ hideCosts: true }).where('guid', '=', leader.user.guid).execute(),
    );
    expect(await margin()).toBeNull();
  });
});

describe('a code', () => {
  const consented = async () => {
    const program = new OAuthProgram();
    await begin(program);
    return { program, code: (await allow(program, ours.call, ['jobs:read'])).get('code') ?? '' };
  };

  it.each([
    ['with a wrong verifier', { code_verifier: 'x'.repeat(43) }],
    ['without a verifier', { code_verifier: '' }],
    ['for another address', { redirect_uri: `${CALLBACK}/` }],
    ['as a refresh token', { grant_type: 'refresh_token', refresh_token: 'code' }],
  ])('%s opens nothing, and still works for its program', async (_case, change) => {
    const { program, code } = await consented();
    const refused = await post('token', { ...codeFields(program, code), ...change });
    expect(errorOf(refused)).toEqual([400, 'invalid_grant']);
    expect(await ours.call(apiKeys.list)).toEqual([]);
    expect((await post('token', codeFields(program, code))).statusCode).toBe(200);
  });

  it('of another program or for another resource is refused', async () => {
    const { program, code } = await consented();
    const other = await consented();
    const client_id = other.program.information?.client_id ?? '';
    expect(errorOf(await post('token', { ...codeFields(program, code), client_id }))).toEqual([
      400,
      'invalid_grant',
    ]);
    const resource = 'https://altrove.example/api/mcp';
    expect(errorOf(await post('token', { ...codeFields(program, code), resource }))).toEqual([
      400,
      'invalid_target',
    ]);
    const forged = `${client_id.slice(0, -2)}xx`;
    expect(errorOf(await post('token', { ...codeFields(program, code), client_id: forged }))).toEqual([
      401,
      'invalid_client',
    ]);
  });

  it('that comes back after its use ends the connection', async () => {
    const { program, code } = await connect(['jobs:read']);
    await withAccess(program)(jobs.list, { query: {} });
    expect(errorOf(await post('token', codeFields(program, code)))).toEqual([400, 'invalid_grant']);
    await expectError(withAccess(program)(jobs.list, { query: {} }), 'UNAUTHENTICATED');
    expect(errorOf(await post('token', refreshFields(program)))).toEqual([400, 'invalid_grant']);
  });

  it('sent twice at once gives tokens at most once', async () => {
    const { program, code } = await consented();
    const answers = await Promise.all([1, 2, 3].map(() => post('token', codeFields(program, code))));
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeLessThanOrEqual(1);
    expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 400)).toBe(true);
  });

  it('ends after five minutes', async () => {
    const { program, code } = await consented();
    server.clock.advance({ minutes: 5 });
    expect(errorOf(await post('token', codeFields(program, code)))).toEqual([400, 'invalid_grant']);
  });
});

describe('tokens', () => {
  it('an expired access token is renewed by the client itself; the old pair is worth nothing', async () => {
    const { client, program } = await connect();
    const first = program.stored;
    server.clock.advance({ hours: 1 });
    const expired = await server.app.inject({
      method: 'POST',
      url: '/api/mcp',
      headers: { authorization: `Bearer ${first?.access_token}` },
    });
    expect([expired.statusCode, expired.headers['www-authenticate']]).toEqual([
      401,
      expect.stringMatching(/error="invalid_token".*resource_metadata="http.*\/api\/mcp"/),
    ]);
    expect(await search(client, 'customers', 'x')).toBeTruthy();
    expect(program.stored?.access_token).not.toBe(first?.access_token);
    expect(program.stored?.refresh_token).not.toBe(first?.refresh_token);
    await expectError(server.as(first?.access_token ?? '')(jobs.list, { query: {} }), 'UNAUTHENTICATED');
    expect(errorOf(await post('token', refreshFields(program, first?.refresh_token)))).toEqual([
      400,
      'invalid_grant',
    ]);
    await expectError(withAccess(program)(jobs.list, { query: {} }), 'UNAUTHENTICATED');
    const acts = (await ours.call(audit.list, { query: {} })).rows.filter(
      ({ entity }) => entity === 'api-key',
    );
    expect(acts.map(({ action, actorName }) => [action, actorName])).toEqual([
      ['disconnect', 'Programma Assistente'],
      ['connect', 'Anna Moretti'],
    ]);
  });

  it('end after 30 days without use', async () => {
    const { program } = await connect();
    server.clock.advance({ days: 30 });
    expect(errorOf(await post('token', refreshFields(program)))).toEqual([400, 'invalid_grant']);
    server.clock.advance({ days: -30 });
  });

  it('end when a person disconnects the program, and the client asks for consent again', async () => {
    const { client, program } = await connect();
    const [key] = await ours.call(apiKeys.list);
    const stranger = await registerTestCompany(server);
    await expectError(stranger.call(apiKeys.revoke, { params: { guid: key?.guid ?? '' } }), 'NOT_FOUND');
    server.clock.advance({ seconds: 1 });
    await ours.call(apiKeys.revoke, { params: { guid: key?.guid ?? '' } });
    program.link = undefined;
    await expect(search(client, 'customers', 'x')).rejects.toBeInstanceOf(UnauthorizedError);
    expect(requestIn(program.link).clientId).toBe(program.information?.client_id);
    const [entry] = (await ours.call(audit.list, { query: {} })).rows;
    expect(entry).toMatchObject({ entity: 'api-key', action: 'disconnect', actorName: 'Anna Moretti' });
  });

  it('end when the program gives them back', async () => {
    const { program } = await connect();
    const { client_id = '' } = program.information ?? {};
    const token = program.stored?.access_token ?? '';
    expect((await post('revoke', { token, client_id: 'altro' })).statusCode).toBe(200);
    await withAccess(program)(jobs.list, { query: {} });
    expect((await post('revoke', { token, client_id })).statusCode).toBe(200);
    await expectError(withAccess(program)(jobs.list, { query: {} }), 'UNAUTHENTICATED');
    expect((await post('revoke', { token: 'x', client_id })).statusCode).toBe(200);
  });

  it.each(['suspended', 'removed', 'demoted'])('end with their person, who was %s', async (how) => {
    const leader = await addPerson(server, ours, 'responsabile');
    const { program } = await connect(['jobs:read'], leader.call);
    await withAccess(program)(jobs.list, { query: {} });
    const params = { guid: leader.user.guid };
    if (how === 'suspended') await ours.call(users.setStatus, { params, body: { status: 'suspended' } });
    else if (how === 'removed') await ours.call(users.remove, { params });
    else
      await server.handles.system((db) =>
        db.updateTable('users').set({ role: 'preventivista' }).where('guid', '=', params.guid).execute(),
      );
    await expectError(withAccess(program)(jobs.list, { query: {} }), 'UNAUTHENTICATED');
    expect(errorOf(await post('token', refreshFields(program)))).toEqual([400, 'invalid_grant']);
  });

  it('a second consent of the same program replaces the first one once it is used', async () => {
    const { program } = await connect(['jobs:read']);
    const first = program.stored?.access_token ?? '';
    program.stored = undefined;
    await connect(['jobs:read', 'quotes:read'], ours.call, program);
    await expectError(server.as(first)(jobs.list, { query: {} }), 'UNAUTHENTICATED');
    await withAccess(program)(quotes.list, { query: {} });
    const states = (await ours.call(apiKeys.list)).map(({ revokedAt }) => revokedAt !== null);
    expect(states.toSorted()).toEqual([false, true]);
  });
});

describe('a request for consent', () => {
  const link = async () => {
    const program = new OAuthProgram();
    await begin(program);
    return requestIn(program.link);
  };

  it.each([
    ['without PKCE', { codeChallenge: '', codeChallengeMethod: '' }, 'invalid_request'],
    ['with a plain challenge', { codeChallengeMethod: 'plain' }, 'invalid_request'],
    ['for a token in the address', { responseType: 'token' }, 'unsupported_response_type'],
    ['for another resource', { resource: 'https://altrove.example/api/mcp' }, 'invalid_target'],
  ])('%s is explained and refused', async (_case, change, code) => {
    const request = { ...(await link()), ...change };
    const { problem, refusal } = await ours.call(programs.ask, { query: request });
    expect([problem !== null, new URL(refusal).searchParams.get('error')]).toEqual([true, code]);
    const body = { request, scopes: ['jobs:read' as const] };
    await expectError(ours.call(programs.allow, { body }), 'VALIDATION');
  });

  it('goes nowhere with another address, a forged program or an old one that nobody connected', async () => {
    const request = await link();
    const forged = `${request.clientId.slice(0, -2)}xx`;
    for (const change of [
      { redirectUri: `${CALLBACK}/x` },
      { redirectUri: 'https://ladro.example/' },
      { clientId: forged },
      { clientId: 'x' },
    ]) {
      const query = { ...request, ...change };
      await expectError(ours.call(programs.ask, { query }), 'NOT_FOUND');
      const body = { request: query, scopes: ['jobs:read' as const] };
      await expectError(ours.call(programs.allow, { body }), 'NOT_FOUND');
    }
    const { program } = await connect(['jobs:read']);
    server.clock.advance({ days: 1 });
    await expectError(ours.call(programs.ask, { query: request }), 'NOT_FOUND');
    await ours.call(programs.ask, { query: requestIn(program.link) });
  });
});

describe('a registration', () => {
  const register = (body: object) =>
    server.app.inject({ method: 'POST', url: '/api/oauth/register', payload: body });

  it.each([
    'http://ladro.example/',
    'javascript:alert(1)',
    'https://a.example/#x',
    'https://a:b@c.example/',
    'cursor://x/y',
  ])('with the address %s is refused', async (uri) => {
    const answer = await register({ client_name: 'x', redirect_uris: [uri] });
    expect(errorOf(answer)[0]).toBe(400);
    expect(errorOf(answer)[1]).toMatch(/^invalid_(redirect_uri|client_metadata)$/);
  });

  it('takes programs of the user’s machine, cleans their names, and never gives a secret', async () => {
    const answer = await register({
      client_name: ' Clau\u202ede\u0000 ',
      redirect_uris: ['http://localhost:5173/callback'],
      token_endpoint_auth_method: 'client_secret_post',
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ client_name: 'Claude', token_endpoint_auth_method: 'none' });
    expect(answer.json()).not.toHaveProperty('client_secret');
  });

  it('is limited per address, and bad bodies are refused in the words of OAuth', async () => {
    for (const body of [
      {},
      { redirect_uris: [] },
      { redirect_uris: 'x' },
      { redirect_uris: ['x'.repeat(3000)] },
    ])
      expect(errorOf(await register(body))[0]).toBe(400);
    expect(errorOf(await post('token', {}))).toEqual([400, 'unsupported_grant_type']);
    expect(errorOf(await post('token', { grant_type: 'constructor' }))).toEqual([
      400,
      'unsupported_grant_type',
    ]);
    const json = await server.app.inject({
      method: 'POST',
      url: '/api/oauth/token',
      payload: { grant_type: 'refresh_token', client_id: { a: 1 } },
    });
    expect(errorOf(json)).toEqual([401, 'invalid_client']);
    const good = { redirect_uris: [CALLBACK] };
    const codes: number[] = [];
    for (let call = 0; call < 61; call += 1) codes.push((await register(good)).statusCode);
    expect(codes.at(-1)).toBe(429);
    server.clock.advance({ hours: 1 });
    expect((await register(good)).statusCode).toBe(201);
  });
});

it('consents that no program used and expired tokens are deleted; connections stay in the list', async () => {
  await connect();
  const abandoned = new OAuthProgram();
  await begin(abandoned);
  await allow(abandoned, ours.call, ['jobs:read']);
  const count = () =>
    server.handles.tenant(ours.user.companyGuid, async (db) => [
      (await db.selectFrom('apiKeys').select('guid').execute()).length,
      (await db.selectFrom('oauthTokens').select('keyGuid').execute()).length,
    ]);
  const drop = () => server.handles.system((db) => dropStalePrograms(db, server.clock.read()));
  await drop();
  expect(await count()).toEqual([2, 3]);
  server.clock.advance({ minutes: 6 });
  await drop();
  expect(await count()).toEqual([1, 1]);
  server.clock.advance({ days: 31 });
  await drop();
  expect(await count()).toEqual([1, 0]);
});

it('the documents of discovery are plain JSON, and unknown ones are not a page', async () => {
  const read = (path: string) => server.app.inject({ url: `/.well-known/${path}` });
  expect((await read('oauth-protected-resource/api/mcp')).json()).toMatchObject({
    resource: `${address}/api/mcp`,
    authorization_servers: [address],
  });
  expect((await read('oauth-authorization-server')).json()).toMatchObject({
    issuer: address,
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
  });
  expect((await read('openid-configuration')).statusCode).toBe(404);
});
