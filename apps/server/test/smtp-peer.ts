import { SMTPServer } from 'smtp-server';
import { eventually } from './eventually.ts';

/** A real SMTP server on loopback that can be told to refuse; it stores accepted mails and their recipients. */
export interface SmtpPeer {
  readonly port: number;
  readonly received: { readonly to: readonly string[]; readonly text: string }[];
  /** How many of the next mails are refused with "try later". */
  refusals: number;
  close(): Promise<void>;
}

export function startSmtpPeer(port = 0): Promise<SmtpPeer> {
  const received: SmtpPeer['received'] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (peer.refusals > 0) {
          peer.refusals -= 1;
          done(Object.assign(new Error('try later'), { responseCode: 451 }));
          return;
        }
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, text: Buffer.concat(chunks).toString('utf8') });
        done();
      });
    },
  });
  const peer = {
    port: 0,
    received,
    refusals: 0,
    close: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  };
  return new Promise((resolve) => {
    smtp.listen(port, '127.0.0.1', () => {
      const address = smtp.server.address();
      peer.port = typeof address === 'object' && address ? address.port : 0;
      resolve(peer);
    });
  });
}

/** The bytes of the first attachment of a mail. */
export function attachmentOf(mail: string): { readonly head: string; readonly bytes: Buffer } {
  const at = mail.indexOf('Content-Disposition: attachment');
  const part = mail.slice(mail.lastIndexOf('\r\n--', at), mail.length);
  const [head = '', body = ''] = [
    part.slice(0, part.indexOf('\r\n\r\n')),
    part.slice(part.indexOf('\r\n\r\n') + 4),
  ];
  const base64 = body.slice(0, body.indexOf('\r\n--')).replace(/\s/g, '');
  return { head, bytes: Buffer.from(base64, 'base64') };
}

/** The token of the link that confirms this address; empty before its mail has arrived. */
export function confirmationTokenIn(peer: SmtpPeer, email: string): string {
  const mails = peer.received.filter(({ to }) => to.includes(email));
  const text = mails.map((mail) => mail.text.replaceAll('=\r\n', '').replaceAll('=3D', '=')).join('');
  return /conferma-email\?token=([\w.-]+)/.exec(text)?.[1] ?? '';
}

/** The same token, once its mail has arrived. */
export async function confirmationTokenOf(peer: SmtpPeer, email: string): Promise<string> {
  await eventually(() => {
    if (confirmationTokenIn(peer, email) === '') throw new Error(`no link to confirm ${email} yet`);
  });
  return confirmationTokenIn(peer, email);
}
