import type { ContactMessage } from '@truciolo/contract';
import { writeMail } from '../../platform/mail/mail-text.ts';

export function contactMail(message: ContactMessage) {
  const from = [message.name, message.company, message.email, message.phone].filter((part) => part !== '');
  return {
    subject: `Nuovo messaggio da ${message.name.replace(/[\r\n]+/g, ' ')}`,
    ...writeMail({
      greeting: 'Hai ricevuto un messaggio dal modulo di contatto.',
      paragraphs: [from.join('\n'), message.message],
      closing: 'Rispondi a questa email per scrivere direttamente al mittente.',
    }),
  };
}
