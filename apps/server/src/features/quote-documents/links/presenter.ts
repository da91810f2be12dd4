import type { QuoteLink } from '@truciolo/contract';
import type { LinkRow } from './repository.ts';

const stateOf = ({ revokedAt, expiresAt }: LinkRow, now: Date): QuoteLink['state'] => {
  if (revokedAt) return 'revoked';
  return expiresAt > now ? 'open' : 'expired';
};

export const presentLink = (row: LinkRow, now: Date): QuoteLink => ({
  guid: row.guid,
  revision: row.revision,
  anyQuantity: row.anyQuantity,
  state: stateOf(row, now),
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  firstSeenAt: row.firstSeenAt?.toISOString() ?? null,
  views: row.views,
});
