import { audit } from '@truciolo/contract';
import { addDays, dayInRome } from '@truciolo/italian';
import { api } from '../../../lib/api/client.ts';
import { saveBase64 } from '../../../lib/save-file.ts';

const DAYS = 90;

/** Saves logins, refusals and changes of rights of the last three months as JSON lines. */
export async function saveSecurityLog(): Promise<void> {
  const to = dayInRome(new Date());
  saveBase64(await api(audit.securityLog, { query: { from: addDays(to, -DAYS), to } }));
}
