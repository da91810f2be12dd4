import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { showPopup } from '../../../components/popup/popup.tsx';
import { FieldGrid, SubmitButton } from '../../../components/public-page/form-parts.tsx';
import { PublicSplit } from '../../../components/public-page/public-split.tsx';
import { TextField } from '../../../components/public-page/text-field.tsx';
import { pages } from '../../../lib/pages.ts';
import { requestPasswordReset } from '../api/request-password-reset.ts';

/** The answer is always the same, so that it does not reveal which addresses have an account. */
const tellAnyway = () =>
  showPopup({
    title: 'Controlla la tua email',
    text: 'Se esiste un account associato a questo indirizzo, riceverai a breve un link per reimpostare la password.',
    tone: 'info',
  });

export function ForgotPasswordPage() {
  const [email, setEmail] = useState('');
  const [isSending, setSending] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
    try {
      await requestPasswordReset(email.trim());
    } catch (error) {
      console.warn('Password reset request failed', error);
    } finally {
      setSending(false);
    }
    await tellAnyway();
  };

  return (
    <PublicSplit
      title="Password dimenticata?"
      lead="Scrivi l’indirizzo con cui accedi: ti mandiamo un link per sceglierne una nuova. Il link scade dopo 2 ore."
      below={<Link to={pages.login}>Torna al login</Link>}
    >
      <form onSubmit={submit} style={{ marginTop: 32 }}>
        <FieldGrid>
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="username"
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <div style={{ gridColumn: 'span 12' }}>
            <SubmitButton full disabled={isSending || email.trim() === ''}>
              {isSending ? 'Invio in corso...' : 'Invia il link'}
            </SubmitButton>
          </div>
        </FieldGrid>
      </form>
    </PublicSplit>
  );
}
