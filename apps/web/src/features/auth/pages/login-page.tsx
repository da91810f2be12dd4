import type { SessionUser } from '@truciolo/contract';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { FieldGrid, FormAlert, SubmitButton } from '../../../components/public-page/form-parts.tsx';
import { PasswordField } from '../../../components/public-page/password-field.tsx';
import { PublicSplit } from '../../../components/public-page/public-split.tsx';
import { TextField } from '../../../components/public-page/text-field.tsx';
import { serverMessage } from '../../../lib/error-text.ts';
import { logIn } from '../api/log-in.ts';
import { showSessionLimit } from '../components/session-limit.tsx';

interface LoginPageProps {
  /** Stores the session; called before the user moves on. */
  readonly onLogin: (user: SessionUser, token: string) => void;
  readonly onSuccess?: () => void;
}

export function LoginPage({ onLogin, onSuccess }: LoginPageProps) {
  const navigate = useNavigate();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
    setError(null);
    try {
      const outcome = await logIn(username, password);
      if (!outcome.ok) {
        setError(outcome.message);
        return;
      }
      await showSessionLimit(outcome.sessionInfo);
      onLogin(outcome.user, outcome.token);
      onSuccess?.();
      await navigate('/dashboard');
    } catch (failure) {
      setError(serverMessage(failure) || 'Errore durante il login');
    } finally {
      setSending(false);
    }
  };

  return (
    <PublicSplit
      title="Di nuovo al lavoro."
      below={
        <>
          Non hai un account? <Link to="/register">Registrati gratuitamente</Link>
        </>
      }
    >
      <form onSubmit={submit} style={{ marginTop: 32 }}>
        <FieldGrid>
          <TextField
            label="Indirizzo email"
            name="username"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            value={username}
            onChange={(event) => setUsername(event.currentTarget.value)}
          />
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
            hint={<Link to="/forgot-password">Password dimenticata?</Link>}
          />
          {error ? <FormAlert>{error}</FormAlert> : null}
          <div style={{ gridColumn: 'span 12' }}>
            <SubmitButton full disabled={isSending}>
              {isSending ? 'Accesso in corso...' : 'Accedi'}
            </SubmitButton>
          </div>
        </FieldGrid>
      </form>
    </PublicSplit>
  );
}
