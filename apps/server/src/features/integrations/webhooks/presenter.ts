import type { HookDelivery, Webhook } from '@truciolo/contract';
import type { DeliveryRow, HookRow } from './repository.ts';

export const presentHook = (row: HookRow): Webhook => ({
  guid: row.guid,
  url: row.url,
  events: row.events,
  active: row.active,
  createdAt: row.createdAt.toISOString(),
  createdByName: row.createdByName,
  waiting: row.waiting ?? 0,
  failingSince: row.failingSince?.toISOString() ?? null,
  lastSentAt: row.lastSentAt?.toISOString() ?? null,
  previousSecretUntil: row.previousUntil?.toISOString() ?? null,
});

export const presentDelivery = (row: DeliveryRow): HookDelivery => ({
  guid: row.guid,
  event: row.event,
  state: row.state,
  attempts: row.attempts,
  status: row.status,
  error: row.error,
  createdAt: row.createdAt.toISOString(),
  triedAt: row.triedAt?.toISOString() ?? null,
  nextAt: row.nextAt?.toISOString() ?? null,
  body: row.body,
  signature: row.signature,
  answer: row.answer,
});
