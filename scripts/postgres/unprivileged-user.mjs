// @ts-check
import { readFileSync } from 'node:fs';

/**
 * PostgreSQL refuses to run as root. When we are root its programs run as the packaged `postgres`
 * account, or as `nobody` where the server was installed without one.
 * @returns {{ uid?: number, gid?: number }}
 */
export function unprivilegedUser() {
  if (process.getuid?.() !== 0) return {};
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const account = accounts.find((fields) => fields[0] === name);
    if (account) return { uid: Number(account[2]), gid: Number(account[3]) };
  }
  throw new Error(
    'PostgreSQL cannot run as root and there is no other user to run it: run the command as an ordinary user.',
  );
}
