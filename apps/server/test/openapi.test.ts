import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';
import { sharedTestServer } from './test-server.ts';

const server = sharedTestServer();

it('openapi.json is a valid OpenAPI 3.1 document', async () => {
  const document = (await server.app.inject({ url: '/api/openapi.json' })).json();
  expect(document.openapi).toMatch(/^3\.1\./);
  const validator = new Validator();
  const { valid, errors } = await validator.validate(document);
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
  // The same validator refuses a document that is wrong in one place.
  const { info: _info, ...broken } = document;
  expect((await new Validator().validate(broken)).valid).toBe(false);
});
