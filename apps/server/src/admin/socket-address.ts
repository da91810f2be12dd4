import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Longer socket paths than this are refused by the kernel. */
const MAX_SOCKET_PATH = 100;

/** Where the running server of a data folder listens for its administrator. */
export function adminSocketAddress(dataDir: string): string {
  const short = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  if (process.platform === 'win32') return `\\\\.\\pipe\\truciolo-${short}`;
  const path = join(dataDir, 'admin.sock');
  return path.length <= MAX_SOCKET_PATH ? path : join(tmpdir(), `truciolo-${short}.sock`);
}
