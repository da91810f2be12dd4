import { findPersonByEmail } from '../src/features/identity/auth/directory.ts';
import { openSession } from '../src/features/identity/auth/open-session.ts';
import type { Server } from '../src/server.ts';

/**
 * A session of the user with this address, opened without the password: counting attempts and checking them is two
 * thirds of a login's statements and has tests of its own.
 */
export async function sessionOf(server: Server, email: string) {
  const person = await server.handles.directory((db) => findPersonByEmail(db, email));
  if (!person) throw new Error(`no user has the address ${email}`);
  const caller = { ip: '127.0.0.1', isLocal: true, userAgent: 'lightMyRequest' };
  return openSession({ ...server.services, caller, actor: null }, person, null);
}
