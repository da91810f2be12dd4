import { blankRequestContent, type RequestPosition } from '@truciolo/contract';
import { beforeEach, expect, it } from 'vitest';
import { REQUEST_GUID as GUID, sampleRequest } from '../../../../test/sample-request.ts';
import { held, stubApi } from '../../../../test/stub-api.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { createDraft, requestQuery, saveReadings, saveRequest } from './request-calls.ts';

const SAVE = `PATCH /api/requests/${GUID}`;
const DRAFT = `POST /api/requests/${GUID}/quote`;
const GET = `GET /api/requests/${GUID}`;
const made = { quoteGuid: GUID, number: '26-001' };
const changed = [{ path: ['reference'], base: '', value: 'RdO 318' }];

const position: RequestPosition = { id: 'p1', files: [], fields: {}, takenFrom: null };
const content = { ...blankRequestContent(), positions: [position] };
const request = sampleRequest({ content });

const { queryKey } = requestQuery(GUID);
beforeEach(() => queryClient.setQueryData(queryKey, request));

it('the draft is made after everything that was confirmed before it has been stored', async () => {
  const saving = held(request);
  const asked = stubApi({ [SAVE]: saving.answer, [DRAFT]: made });
  const saved = saveRequest(GUID, changed);
  const draft = createDraft(GUID);
  await Promise.resolve();
  expect(asked.map(({ call }) => call)).toEqual([SAVE]);
  saving.letGo();
  await saved;
  expect(await draft).toEqual(made);
  expect(asked.map(({ call }) => call)).toContain(DRAFT);
});

it('a reading that ends after the draft was made changes nothing and asks nothing', async () => {
  const asked = stubApi({
    [DRAFT]: made,
    [SAVE]: { status: 409, json: { code: 'REQUEST_STATE', message: '' } },
  });
  const draft = createDraft(GUID);
  await saveReadings(request, () => changed);
  await draft;
  expect(asked.map(({ call }) => call)).toEqual([DRAFT]);
});

it('a reading that meets the one of the server leaves the values of the server as they are', async () => {
  const newer = sampleRequest({ content: { ...content, reference: 'RdO 318' }, version: 4 });
  const conflict = { status: 409, json: { code: 'CONFLICT', message: 'Cambiato da altri.' } };
  const asked = stubApi({ [SAVE]: conflict, [GET]: newer });
  await saveReadings(request, (now) => (now.content.reference === '' ? changed : []));
  expect(asked.filter(({ call }) => call === SAVE)).toHaveLength(1);
  expect(queryClient.getQueryData(queryKey)).toEqual(newer);
});
