import type { Services } from '../../../platform/context.ts';

/**
 * The token of a request is derived from its key, so that a list of past requests can link to them; the database holds
 * its hash alone.
 */
export const requestToken = ({ secrets }: Pick<Services, 'secrets'>, requestGuid: string): string =>
  secrets.sign(JSON.stringify(['shop-request', requestGuid]));

/** Short number for telephone calls, from the random end of the key. */
export const requestNumber = (requestGuid: string): string => requestGuid.slice(-6).toUpperCase();
