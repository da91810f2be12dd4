import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { SenderCheck } from '@truciolo/contract';
import { MESSAGE_LIMITS, openMessage, UnreadableMessage } from '@truciolo/mail-message';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { AppError } from '../../platform/app-error.ts';
import type { Services } from '../../platform/context.ts';
import { takeMessage } from '../requests/index.ts';
import { companyOfAddress } from './address.ts';
import { checkSender, type Delivery, nameService } from './check-sender.ts';

interface InboundPlace {
  readonly host: string;
  readonly port: number;
  /** Domain of the addresses. */
  readonly domain: string;
  /** Files of a certificate; without them the connection is not encrypted. */
  readonly tls?: { readonly certFile: string; readonly keyFile: string } | null;
}

/** Messages from one host in ten minutes. */
const PER_HOST = 60;
const WINDOW_MINUTES = 10;
const CONNECTIONS = 20;

/** An answer of the protocol: 4xx = the sender tries again, 5xx = it gives up. */
const refusal = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode });

async function readWhole(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    // The rest is read and dropped: the protocol answers after the last byte.
    if (bytes <= MESSAGE_LIMITS.bytes) chunks.push(chunk);
  }
  if (bytes > MESSAGE_LIMITS.bytes) throw refusal(552, 'Message too large');
  return Buffer.concat(chunks);
}

async function take(
  services: Services,
  companies: readonly string[],
  source: Buffer,
  check: () => Promise<SenderCheck>,
): Promise<void> {
  const opened = await openMessage(source);
  // A message without an identifier has the one of its bytes, so that a repeated delivery is recognised.
  const digest = createHash('sha256').update(source).digest('hex').slice(0, 32);
  const messageId = opened.messageId ?? `<${digest}@inbound>`;
  const senderCheck = await check();
  for (const companyGuid of companies) {
    const intake = { ...services, companyGuid, user: null };
    await takeMessage(intake, { ...opened, messageId }, services.clock(), senderCheck);
  }
}

/** The address and the name that the connection gave, and the sender of the envelope. */
const deliveryOf = ({ remoteAddress, hostNameAppearsAs, envelope }: SMTPServerSession): Delivery => ({
  ip: remoteAddress,
  helo: hostNameAppearsAs || 'unknown',
  sender: envelope.mailFrom ? envelope.mailFrom.address : '',
});

const certificate = ({ tls }: InboundPlace) =>
  tls ? { cert: readFileSync(tls.certFile), key: readFileSync(tls.keyFile) } : {};

const isKnown = ({ handles }: Services, companyGuid: string): Promise<boolean> =>
  handles.tenant(companyGuid, async (db) => {
    const row = await db.selectFrom('companies').select('guid').executeTakeFirst();
    return row !== undefined;
  });

/**
 * Receives mails for the addresses of companies. A message is confirmed after it was stored: whatever fails before, its
 * sender delivers it again, and a message that was stored is recognised.
 */
export async function openInbound(services: Services, place: InboundPlace, lookUp = nameService()) {
  const { host, port, domain } = place;
  const { limiter, log, secrets } = services;
  const companyOf = (address: string) => companyOfAddress(secrets, address, domain);
  const receive = async (stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> => {
    const companies = session.envelope.rcptTo.flatMap(({ address }) => companyOf(address) ?? []);
    const source = await readWhole(stream);
    try {
      const check = () => checkSender(source, deliveryOf(session), lookUp);
      await take(services, [...new Set(companies)], source, check);
    } catch (error) {
      if (error instanceof UnreadableMessage) throw refusal(554, 'Message not readable');
      const isLimit = error instanceof AppError && error.code === 'RATE_LIMITED';
      if (!isLimit) log.warn({ err: error }, 'a delivered message was not taken');
      throw refusal(451, 'Try again later');
    }
  };
  const smtp = new SMTPServer({
    name: domain,
    banner: 'Truciolo',
    size: MESSAGE_LIMITS.bytes,
    maxClients: CONNECTIONS,
    authOptional: true,
    disabledCommands: place.tls ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    ...certificate(place),
    disableReverseLookup: true,
    onMailFrom: (_address, session, done) => {
      limiter.take({ [`request-inbound:${session.remoteAddress}`]: PER_HOST }, WINDOW_MINUTES).then(
        () => done(),
        () => done(refusal(451, 'Too many messages, try again later')),
      );
    },
    onRcptTo: ({ address }, _session, done) => {
      const companyGuid = companyOf(address);
      if (companyGuid === null) return done(refusal(550, 'No such address'));
      isKnown(services, companyGuid).then(
        (known) => done(known ? null : refusal(550, 'No such address')),
        () => done(refusal(451, 'Try again later')),
      );
    },
    onData: (stream, session, done) => {
      receive(stream, session).then(
        () => done(),
        (error: Error) => done(error),
      );
    },
  });
  // A broken connection is its sender's affair; without a listener the event would end the process.
  smtp.on('error', (error) => log.warn({ err: error }, 'inbound mail'));
  await new Promise<void>((resolve) => smtp.listen(port, host, () => resolve()));
  const bound = smtp.server.address();
  return {
    port: typeof bound === 'object' && bound ? bound.port : port,
    close: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  };
}
