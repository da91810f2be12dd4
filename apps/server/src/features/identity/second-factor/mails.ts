import { writeMail } from '../../../platform/mail/mail-text.ts';

interface About {
  readonly firstName: string;
  readonly publicUrl: string;
}

const NOT_YOU = 'Se non sei stato tu, cambia subito la password e avvisa il responsabile della tua azienda.';

const about = ({ firstName, publicUrl }: About, subject: string, what: string) => ({
  subject,
  ...writeMail({
    greeting: `Ciao ${firstName},`,
    paragraphs: [what, NOT_YOU],
    button: { label: 'Apri Truciolo', url: `${publicUrl}/login` },
  }),
});

export const switchedOnMail = (to: About) =>
  about(
    to,
    'Verifica in due passaggi attiva',
    'Da ora per entrare in Truciolo serve anche il codice dell’app sul tuo telefono. Tieni i codici di recupero in un posto sicuro.',
  );

export const switchedOffMail = (to: About) =>
  about(
    to,
    'Verifica in due passaggi disattivata',
    'Da ora per entrare in Truciolo basta la password. I codici di recupero non valgono più.',
  );

export const passkeyMail = (to: About, name: string, isNew: boolean) =>
  about(
    to,
    isNew ? 'Nuova passkey per il tuo account' : 'Passkey tolta dal tuo account',
    isNew
      ? `Da ora si entra in Truciolo anche con la passkey «${name}».`
      : `Con la passkey «${name}» non si entra più in Truciolo.`,
  );

export const resetMail = (to: About & { readonly by: string }) =>
  about(
    to,
    'Verifica in due passaggi azzerata',
    `${to.by} ha azzerato la verifica in due passaggi del tuo account: il codice del telefono e i codici di recupero non valgono più. Le tue sessioni sono chiuse.`,
  );
