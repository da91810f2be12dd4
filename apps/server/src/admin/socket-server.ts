import { chmod, rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import type { Config } from '../config.ts';
import type { Server } from '../server.ts';
import { type AdminContext, AdminRefusal, type AdminRequest, runAdminCommand } from './commands.ts';
import { adminSocketAddress } from './socket-address.ts';

export interface AdminReply {
  readonly ok: boolean;
  readonly message: string;
}

const MAX_REQUEST = 10_000;

async function reply(socket: Socket, ground: AdminContext, line: string): Promise<void> {
  let answer: AdminReply;
  try {
    answer = { ok: true, message: await runAdminCommand(ground, JSON.parse(line) as AdminRequest) };
  } catch (error) {
    const isRefusal = error instanceof AdminRefusal;
    answer = { ok: false, message: isRefusal ? error.message : `Errore: ${(error as Error).message}` };
  }
  socket.end(`${JSON.stringify(answer)}\n`);
}

/** The embedded database has one process: the administrator's commands reach it through this socket. */
export async function openAdminSocket(server: Server, config: Config) {
  const address = adminSocketAddress(config.dataDir);
  const ground: AdminContext = {
    engine: server.engine,
    handles: server.handles,
    clock: server.services.clock,
    dataDir: config.dataDir,
    files: server.services.files,
  };
  const isFile = process.platform !== 'win32';
  // One left behind by a crash; the database's lock has already said that no other server lives here.
  if (isFile) await rm(address, { force: true });
  const listener = createServer((socket) => {
    let text = '';
    socket.setEncoding('utf8');
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk: string) => {
      text += chunk;
      if (text.length > MAX_REQUEST) socket.destroy();
      else if (text.includes('\n')) void reply(socket, ground, text);
    });
  });
  await new Promise<void>((resolve, reject) => {
    listener.once('error', reject);
    listener.listen(address, resolve);
  });
  if (isFile) await chmod(address, 0o600);
  return { close: () => new Promise<void>((resolve) => listener.close(() => resolve())) };
}
