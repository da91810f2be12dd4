import { BlockList, isIP } from 'node:net';
import { AppError } from '../../../platform/app-error.ts';

/** Internal networks (IANA special-purpose registries), which webhooks must not reach: protection against SSRF. */
const OWN_NETWORKS: readonly (readonly [net: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  // With `::`, `::1` and IPv4 addresses in the old compatible form.
  ['::', 96],
  // IPv4 translated (RFC 2765).
  ['::ffff:0:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
];

const ownNetworks = new BlockList();
for (const [net, prefix] of OWN_NETWORKS)
  ownNetworks.addSubnet(net, prefix, isIP(net) === 4 ? 'ipv4' : 'ipv6');

/** An IPv4 address written as IPv6 (`::ffff:127.0.0.1`) is checked as IPv4. */
export const isPublicAddress = (address: string): boolean =>
  !ownNetworks.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6');

const refuse = (message: string) => new AppError('HOOK_ADDRESS', { message, fields: { url: message } });

/** The host as `net` reads it: an IPv6 address without its brackets. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

/**
 * Checks an address before DNS resolution; a name is checked again at each call after it is resolved, because its
 * address may change.
 */
export function readHookAddress(text: string, allowsPrivate: boolean): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol))
    throw refuse('Scrivi un indirizzo completo, che inizia con https://');
  if (url.username !== '' || url.password !== '')
    throw refuse('Togli nome utente e password dall’indirizzo: la firma dice già chi chiama.');
  if (allowsPrivate) return url;
  if (url.protocol !== 'https:') throw refuse('Serve un indirizzo https://');
  const host = hostOf(url);
  const isOwn = isIP(host) !== 0 ? !isPublicAddress(host) : /(^|\.)localhost\.?$/i.test(host);
  if (isOwn) throw refuse('Questo indirizzo è di una rete interna: serve uno raggiungibile da Internet.');
  return url;
}
