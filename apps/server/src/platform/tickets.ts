import { randomBytes } from 'node:crypto';
import type { Clock } from './clock.ts';
import type { SystemHandle } from './database/handles.ts';
import { hashToken, type Secrets } from './secrets.ts';

/**
 * A signed text that the server issues and accepts once, in time and for its purpose. Nothing is stored until it comes
 * back: a stranger who requests a million of them fills no table.
 */
export interface Tickets {
  issue(purpose: string, content: string, minutes: number): string;
  /** The text it was issued with, for the first caller; null for a forged, expired or used ticket. */
  use(purpose: string, ticket: string): Promise<string | null>;
}

/** JSON, so that no value can extend into the next one; the prefix distinguishes it from a signed address. */
const signedText = (purpose: string, body: string): string => JSON.stringify(['ticket', purpose, body]);

interface Body {
  readonly content: string;
  readonly expires: number;
}

const encode = (body: Body): string =>
  Buffer.from(JSON.stringify([body.content, body.expires, randomBytes(16).toString('base64url')])).toString(
    'base64url',
  );

function decode(text: string): Body {
  const [content, expires] = JSON.parse(Buffer.from(text, 'base64url').toString()) as [string, number];
  return { content, expires };
}

export function openTickets(database: SystemHandle, secrets: Secrets, clock: Clock): Tickets {
  return {
    issue: (purpose, content, minutes) => {
      const body = encode({ content, expires: clock().getTime() + minutes * 60_000 });
      return `${body}.${secrets.sign(signedText(purpose, body))}`;
    },
    use: async (purpose, ticket) => {
      const [body = '', signature = ''] = ticket.split('.');
      if (!secrets.verify(signedText(purpose, body), signature)) return null;
      const { content, expires } = decode(body);
      const now = clock();
      if (expires <= now.getTime()) return null;
      const isFirst = await database.system(async (db) => {
        await db.deleteFrom('usedTickets').where('expiresAt', '<', now).execute();
        const row = await db
          .insertInto('usedTickets')
          .values({ ticketHash: hashToken(body), expiresAt: new Date(expires) })
          .onConflict((conflict) => conflict.column('ticketHash').doNothing())
          .returning('ticketHash')
          .executeTakeFirst();
        return row !== undefined;
      });
      return isFirst ? content : null;
    },
  };
}
