import type { IncomingHttpHeaders } from 'node:http';

/** Names and addresses a server can listen on without being reached by another machine. */
export const isLoopbackHost = (host: string): boolean => host === 'localhost' || isLoopbackAddress(host);

function isLoopbackAddress(address: string): boolean {
  const plain = address.trim().replace(/^::ffff:/i, '');
  return plain === '::1' || /^127(\.\d{1,3}){3}$/.test(plain);
}

/**
 * The call comes from this machine; one that its caller has already given up has no address. A proxy on the same machine forwards calls of others: an address it names counts
 * even where `TRUST_PROXY` is off.
 */
export function isFromThisMachine(ip: string | undefined, headers: IncomingHttpHeaders): boolean {
  const { forwarded, 'x-real-ip': realIp, 'x-forwarded-for': hops } = headers;
  if (forwarded !== undefined || ip === undefined) return false;
  const named = [realIp, hops].flat().flatMap((value) => (value === undefined ? [] : value.split(',')));
  return [ip, ...named].every(isLoopbackAddress);
}
