import { audit } from '@truciolo/contract';
import { addDays, endOfDayInRome } from '@truciolo/italian';
import { reading } from '../../platform/http/endpoint.ts';

/** Rows of one file: a program that reads the log asks for a day at a time. */
const MOST_ROWS = 100_000;

/** Things whose history is about accounts, rights and refused attempts (ASVS 5.0, 16.3). */
const ENTITIES = [
  'user',
  'invitation',
  'seat',
  'addon',
  'licence',
  'call',
  'api-key',
  'webhook',
  'feed',
  'export',
];
const OF_COMPANY = [
  'register',
  'second-factor-rule',
  'session-rule',
  'ask-deletion',
  'confirm-deletion',
  'export',
];

/** One JSON object a line: time, actor, action, subject, address of the caller where it is known, and changes. */
export const exportSecurityLog = reading(audit.securityLog, async ({ tenant, actor }, { query }) => {
  const { from, to } = query;
  const rows = await tenant((db) =>
    db
      .selectFrom('audit')
      .select(['guid', 'at', 'actorName', 'actorGuid', 'action', 'entity', 'entityGuid', 'changes'])
      .where('companyGuid', '=', actor.companyGuid)
      .where('at', '>', endOfDayInRome(addDays(from, -1)))
      .where('at', '<=', endOfDayInRome(to))
      .where((eb) =>
        eb.or([
          eb('entity', 'in', ENTITIES),
          eb.and([eb('entity', '=', 'company'), eb('action', 'in', OF_COMPANY)]),
        ]),
      )
      .orderBy('at')
      .orderBy('guid')
      .limit(MOST_ROWS)
      .execute(),
  );
  const text = rows.map((row) => `${JSON.stringify({ ...row, at: row.at.toISOString() })}\n`).join('');
  return {
    fileName: `registro-sicurezza-${from}-${to}.jsonl`,
    type: 'application/x-ndjson',
    base64: Buffer.from(text).toString('base64'),
  };
});
