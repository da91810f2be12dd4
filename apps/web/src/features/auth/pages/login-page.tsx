import { ApiError, type SessionUser } from '@truciolo/contract';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { FieldGrid, FormAlert, SubmitButton } from '../../../components/public-page/form-parts.tsx';
import { PublicSplit } from '../../../components/public-page/public-split.tsx';
import { serverMessage } from '../../../lib/error-text.ts';
import { logIn } from '../api/log-in.ts';
import { CodeStep } from '../components/code-step.tsx';
import { CredentialFields } from '../components/credential-fields.tsx';
import { warnOfFewCodes } from '../components/few-codes.tsx';
import { showSessionLimit } from '../components/session-limit.tsx';

interface LoginPageProps {
  /** Stores the session; called before the user moves on. */
  readonly onLogin: (user: SessionUser, token: string) => void;
  readonly onSuccess?: () => void;
}

export function LoginPage({ onLogin, onSuccess }: LoginPageProps) {
  const navigate = useNavigate();
  const [credentials, setCredentials] = useState({ username: '', password: '' });
  /** null until the server asks for the second step; the first stays as it was typed. */
  const [code, setCode] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
    setError(null);
    try {
      const outcome = await logIn(credentials.username, credentials.password, code);
      if (!outcome.ok) {
        setError(outcome.message);
        return;
      }
      await showSessionLimit(outcome.sessionInfo);
      await warnOfFewCodes(outcome.recoveryCodesLeft);
      onLogin(outcome.user, outcome.token);
      onSuccess?.();
      await navigate('/dashboard');
    } catch (failure) {
      if (failure instanceof ApiError && failure.code === 'SECOND_FACTOR_NEEDED') setCode('');
      else setError(serverMessage(failure) || 'Errore durante il login');
    } finally {
      setSending(false);
    }
  };
  const back = () => {
    setCode(null);
    setError(null);
  };

  return (
    <PublicSplit
      title={code === null ? 'Di nuovo al lavoro.' : 'Verifica in due passaggi'}
      below={
        code === null ? (
          <>
            Non hai un account? <Link to="/register">Registrati gratuitamente</Link>
          </>
        ) : undefined
      }
    >
      <form onSubmit={submit} style={{ marginTop: 32 }}>
        <FieldGrid>
          {code === null ? (
            <CredentialFields value={credentials} onChange={setCredentials} />
          ) : (
            <CodeStep account={credentials.username} value={code} onChange={setCode} onBack={back} />
          )}
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
