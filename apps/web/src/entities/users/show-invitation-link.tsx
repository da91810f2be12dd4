import { INVITATION_DAYS } from '@truciolo/contract';
import { LinkField } from '../../components/link-field/link-field.tsx';
import { showPopup } from '../../components/popup/popup.tsx';

/** Without a mail server nothing has left: who invites hands the link over. */
export const showInvitationLink = (email: string, link: string): Promise<void> =>
  showPopup({
    title: 'Manda tu il link',
    tone: 'info',
    text: (
      <>
        <p>
          Su questa installazione l’invio di email non è configurato: a {email} non è partito nulla. Questo
          link vale {INVITATION_DAYS} giorni, una volta sola, e non si potrà più rivedere.
        </p>
        <LinkField label="Link dell’invito" url={link} message="Il tuo invito su Truciolo:" />
      </>
    ),
  });
