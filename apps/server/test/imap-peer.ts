/// <reference path="./hoodiecrow-imap.d.ts" />
import type { AddressInfo, Socket } from 'node:net';
import hoodiecrow from 'hoodiecrow-imap';

/** A mail server in the test's own process, with one account: testuser, testpass. */
export async function startImapPeer(waiting: readonly string[] = []) {
  const peer = hoodiecrow({
    plugins: ['ID', 'UNSELECT', 'SPECIAL-USE', 'NAMESPACE', 'ENABLE', 'LITERALPLUS'],
    storage: {
      INBOX: { messages: waiting.map((raw) => ({ raw })) },
      '': { separator: '/', folders: { RdO: {} } },
    },
  });
  const sockets = new Set<Socket>();
  peer.server.on('connection', (socket) => sockets.add(socket));
  await new Promise<void>((resolve) => peer.listen(0, '127.0.0.1', resolve));
  const { port } = peer.server.address() as AddressInfo;
  return {
    port,
    deliver: (raw: string) => peer.appendMessage('INBOX', [], false, Buffer.from(raw)),
    /** Flags of each message; a message that was only read has none. */
    flags: () => (peer.storage.INBOX?.messages ?? []).map(({ flags }) => flags ?? []),
    close: () => {
      for (const socket of sockets) socket.destroy();
      peer.close();
    },
  };
}
