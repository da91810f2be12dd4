import { createHash, timingSafeEqual } from 'node:crypto';
import { isGuid } from '@truciolo/contract';
import type { Secrets } from '../../platform/secrets.ts';

const NAME = 'richieste';
const MARK_LENGTH = 20;

/** Addresses are often written in other letter cases: only hexadecimal digits are used. */
const markOf = (secrets: Secrets, companyGuid: string): string =>
  createHash('sha256')
    .update(secrets.sign(`request-inbound:${companyGuid}`))
    .digest('hex')
    .slice(0, MARK_LENGTH);

/** The address to which a company forwards its requests. It cannot be guessed from another one. */
export const inboundAddress = (secrets: Secrets, companyGuid: string, domain: string): string =>
  `${NAME}+${companyGuid.replaceAll('-', '')}${markOf(secrets, companyGuid)}@${domain}`;

const DASHES = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;

/** The company of an address of this installation; null for every other address. */
export function companyOfAddress(secrets: Secrets, address: string, domain: string): string | null {
  const [local = '', host = ''] = address.toLowerCase().split('@');
  const [name, token = ''] = local.split('+');
  if (name !== NAME || host !== domain.toLowerCase()) return null;
  const companyGuid = token.slice(0, 32).replace(DASHES, '$1-$2-$3-$4-$5');
  const mark = token.slice(32);
  if (!isGuid(companyGuid) || mark.length !== MARK_LENGTH) return null;
  return timingSafeEqual(Buffer.from(mark), Buffer.from(markOf(secrets, companyGuid))) ? companyGuid : null;
}
