import { type FormEvent, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { showPopup } from '../../../components/popup/popup.tsx';
import { FieldGrid, SubmitButton } from '../../../components/public-page/form-parts.tsx';
import { PasswordField } from '../../../components/public-page/password-field.tsx';
import { PublicSplit } from '../../../components/public-page/public-split.tsx';
import { TextField } from '../../../components/public-page/text-field.tsx';
import { serverMessage } from '../../../lib/error-text.ts';
import { pages } from '../../../lib/pages.ts';
import { resetPassword } from '../api/reset-password.ts';
import { PasswordMeter } from '../components/password-meter.tsx';
import { checkReset } from '../reset-check.ts';

const FALLBACK = 'Impossibile reimpostare la password. Il link potrebbe essere scaduto.';

export function ResetPasswordPage() {
  const token = useSearchParams()[0].get('token');
  const navigate = useNavigate();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [confirm, setConfirm] = useState('');
  const [isSending, setSending] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const complaint = checkReset({ token, email, password, confirm });
    if (complaint || !token) {
      if (complaint) await showPopup({ ...complaint, tone: 'error' });
      return;
    }
    setSending(true);
    try {
      await resetPassword(token, email.trim(), password);
      await showPopup({
        title: 'Password aggiornata',
        text: 'Ora puoi accedere con la nuova password.',
        tone: 'success',
        button: 'Vai al login',
      });
      await navigate(pages.login);
    } catch (error) {
      await showPopup({ title: 'Errore', text: serverMessage(error) || FALLBACK, tone: 'error' });
    } finally {
      setSending(false);
    }
  };

  return (
    <PublicSplit
      title="Scegli una nuova password."
      lead="Il link ricevuto per email scade dopo 2 ore e vale una volta sola."
      below={<Link to={pages.login}>Torna al login</Link>}
    >
      <form noValidate onSubmit={submit} style={{ marginTop: 32 }}>
        <FieldGrid>
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="username"
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <PasswordField
            label="Nuova password"
            name="newPassword"
            autoComplete="new-password"
            hint="Almeno 8 caratteri, un numero e un carattere speciale"
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          >
            <PasswordMeter password={password} />
          </PasswordField>
          <PasswordField
            label="Conferma password"
            name="confirmPassword"
            autoComplete="new-password"
            value={confirm}
            onChange={(event) => setConfirm(event.currentTarget.value)}
          />
          <div style={{ gridColumn: 'span 12' }}>
            <SubmitButton full disabled={isSending}>
              {isSending ? 'Salvataggio in corso...' : 'Salva la nuova password'}
            </SubmitButton>
          </div>
        </FieldGrid>
      </form>
    </PublicSplit>
  );
}
