import { BlockList, isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Log } from '../log.ts';

/** Addresses a proxy of the installation calls from. Anybody may write the header, and would raise a false alarm. */
const near = new BlockList();
for (const [net, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  near.addSubnet(net, bits);
near.addAddress('::1', 'ipv6');
near.addSubnet('fc00::', 7, 'ipv6');

const isNear = (address: string): boolean => {
  const plain = address.replace(/^::ffff:/i, '');
  return isIP(plain) !== 0 && near.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
};

/**
 * Without `TRUST_PROXY` a server behind a proxy takes all visitors for one, and their wrong passwords for those of one:
 * the first forwarded call tells the log, and the administrators' page from then on.
 */
export function watchUntrustedProxy(app: FastifyInstance, log: Log, trustedHops: number) {
  let isSeen = false;
  if (trustedHops === 0)
    app.addHook('onRequest', async ({ headers, socket }) => {
      if (isSeen || headers['x-forwarded-for'] === undefined || !isNear(socket.remoteAddress ?? '')) return;
      isSeen = true;
      log.warn({}, 'a proxy forwards calls while TRUST_PROXY is off: all visitors count as one');
    });
  return { isSeen: () => isSeen };
}
