import { queryOptions } from '@tanstack/react-query';
import { apiKeys, type RouteInput, webhooks } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

export const keysQuery = queryOptions({
  queryKey: ['api-keys'],
  queryFn: ({ signal }) => api(apiKeys.list, {}, { signal }),
});

/** The state of an address changes by itself while it is looked at. */
const LOOK_AGAIN_MS = 10_000;

export const hooksQuery = queryOptions({
  queryKey: ['webhooks'],
  queryFn: ({ signal }) => api(webhooks.list, {}, { signal }),
  refetchInterval: LOOK_AGAIN_MS,
});

export const hookLogQuery = (guid: string) =>
  queryOptions({
    queryKey: ['webhooks', guid, 'log'],
    queryFn: ({ signal }) => api(webhooks.log, { params: { guid } }, { signal }),
    refetchInterval: LOOK_AGAIN_MS,
  });

type NewKey = RouteInput<typeof apiKeys.create>['body'];
export type HookFields = RouteInput<typeof webhooks.create>['body'];

export const createKey = (body: NewKey) => api(apiKeys.create, { body });
export const revokeKey = (guid: string) => api(apiKeys.revoke, { params: { guid } });
export const createHook = (body: HookFields) => api(webhooks.create, { body });
export const changeHook = (guid: string, body: RouteInput<typeof webhooks.update>['body']) =>
  api(webhooks.update, { params: { guid }, body });
export const renewSecret = (guid: string) => api(webhooks.renewSecret, { params: { guid } });
export const removeHook = (guid: string) => api(webhooks.remove, { params: { guid } });
export const tryHook = (guid: string) => api(webhooks.try, { params: { guid } });
export const resendDelivery = (guid: string, deliveryGuid: string) =>
  api(webhooks.resend, { params: { guid, deliveryGuid } });
