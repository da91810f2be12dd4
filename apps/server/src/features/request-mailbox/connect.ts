import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { ImapFlow } from 'imapflow';
import { isPublicAddress } from '../integrations/index.ts';

interface MailboxAccess {
  readonly host: string;
  readonly port: number;
  readonly safety: 'tls' | 'starttls';
  readonly username: string;
  readonly password: string;
}

/** The mailbox did not open; the message is a sentence for the user. */
export class MailboxProblem extends Error {
  readonly isPassword: boolean;
  constructor(message: string, isPassword = false) {
    super(message);
    this.isPassword = isPassword;
  }
}

const GREETING_MS = 15_000;
const SILENCE_MS = 60_000;

/** Resolves and checks in one step, so that the checked address is the one that is called. */
async function addressOf(host: string, allowsPrivate: boolean): Promise<string> {
  if (allowsPrivate) return host;
  const found = isIP(host) ? [{ address: host }] : await lookup(host, { all: true });
  const [first] = found;
  if (!first || !found.every(({ address }) => isPublicAddress(address)))
    throw new MailboxProblem('Questo server è di una rete interna: serve uno raggiungibile da Internet.');
  return first.address;
}

const SENTENCES: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'Nessun server di posta risponde a questo indirizzo e a questa porta.',
  ECONNRESET: 'Il server ha chiuso il collegamento.',
  ENOTFOUND: 'Il nome del server non esiste.',
  EAI_AGAIN: 'Il nome del server non si trova in questo momento.',
  ETIMEDOUT: 'Il server non ha risposto in tempo.',
  CONNECT_TIMEOUT: 'Il server non ha risposto in tempo.',
  GREETING_TIMEOUT: 'Il server non ha risposto in tempo: controlla la porta e la sicurezza.',
};

interface ImapError extends Error {
  readonly code?: string;
  readonly authenticationFailed?: boolean;
  readonly serverResponseCode?: string;
}

const isError = (error: unknown): error is ImapError => error instanceof Error;

/** The reason of a failed connection as a sentence. */
export function problemOf(error: unknown): MailboxProblem {
  if (error instanceof MailboxProblem) return error;
  if (!isError(error)) return new MailboxProblem('Il collegamento non è riuscito.');
  if (error.authenticationFailed)
    return new MailboxProblem(
      'Il server rifiuta nome utente o password. Alcuni servizi chiedono una password per le app.',
      true,
    );
  const { code = '' } = error;
  if (/CERT|TLS|SSL|SELF_SIGNED|ALTNAME/.test(code))
    return new MailboxProblem('Il certificato del server non è valido, o la sicurezza scelta non è la sua.');
  return new MailboxProblem(SENTENCES[code] ?? 'Il collegamento con il server di posta non è riuscito.');
}

/** Opens the mailbox, does the work and closes it. The password never leaves an encrypted connection. */
export async function withMailbox<T>(
  access: MailboxAccess,
  allowsPrivate: boolean,
  work: (client: ImapFlow) => Promise<T>,
): Promise<T> {
  const host = await addressOf(access.host, allowsPrivate).catch((error: unknown) => {
    throw problemOf(error);
  });
  const client = new ImapFlow({
    host,
    servername: access.host,
    port: access.port,
    secure: access.safety === 'tls',
    // An installation of one's own network may have a server without encryption.
    ...(access.safety === 'starttls' && !allowsPrivate && { doSTARTTLS: true }),
    ...(allowsPrivate && { tls: { rejectUnauthorized: false } }),
    auth: { user: access.username, pass: access.password },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: GREETING_MS,
    greetingTimeout: GREETING_MS,
    socketTimeout: SILENCE_MS,
  });
  // A broken connection rejects the command that waits; without a listener the event would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    client.close();
    throw problemOf(error);
  }
  try {
    return await work(client);
  } finally {
    await client.logout().catch(() => client.close());
  }
}
