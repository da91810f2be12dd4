import type { ApiKey } from '@truciolo/contract';
import type { KeyRow } from './repository.ts';

export const presentKey = (row: KeyRow): ApiKey => ({
  guid: row.guid,
  name: row.name,
  hint: row.hint,
  scopes: row.scopes,
  programHost: row.programHost,
  createdByName: row.createdByName,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt?.toISOString() ?? null,
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  lastUsedFrom: row.lastUsedFrom,
  revokedAt: row.revokedAt?.toISOString() ?? null,
});
