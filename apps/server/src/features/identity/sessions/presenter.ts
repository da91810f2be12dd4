import type { ActiveSession } from '@truciolo/contract';

interface SessionRow {
  readonly guid: string;
  readonly device: string | null;
  readonly ip: string | null;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
}

export const presentSession = (row: SessionRow, currentGuid: string): ActiveSession => ({
  guid: row.guid,
  device: row.device,
  ip: row.ip,
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt.toISOString(),
  current: row.guid === currentGuid,
});
