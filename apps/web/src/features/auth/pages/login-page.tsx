import { ApiError, type SessionUser } from '@truciolo/contract';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { FieldGrid, FormAlert, FormNote, SubmitButton } from '../../../components/public-page/form-parts.tsx';
import { PublicSplit } from '../../../components/public-page/public-split.tsx';
import { deviceRefusal } from '../../../entities/users/device-refusal.ts';
import { serverMessage } from '../../../lib/error-text.ts';
import { pages } from '../../../lib/pages.ts';
import { takePlace } from '../../../lib/session/return-place.ts';
import { type LoginOutcome, logIn } from '../api/log-in.ts';
import { CodeStep } from '../components/code-step.tsx';
import { CredentialFields } from '../components/credential-fields.tsx';
import { warnOfFewCodes } from '../components/few-codes.tsx';
import { PasskeyButton } from '../components/passkey-button.tsx';
import { showSessionLimit } from '../components/session-limit.tsx';

interface LoginPageProps {
  /** Stores the session; called before navigating on. */
  readonly onLogin: (user: SessionUser, token: string) => void;
  readonly onSuccess?: () => void;
  /** Reason why a logged-in user has to log in again. */
  readonly because?: string;
}

/** State of the second factor after the password; the first step keeps its input. */
interface SecondStep {
  readonly code: string;
  readonly isPaperOnly: boolean;
}

export function LoginPage({ onLogin, onSuccess, because }: LoginPageProps) {
  const navigate = useNavigate();
  const [credentials, setCredentials] = useState({ username: '', password: '' });
  const [second, setSecond] = useState<SecondStep | null>(null);
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const attempt = async (call: () => Promise<LoginOutcome>) => {
    setSending(true);
    setError(null);
    try {
      const outcome = await call();
      if (!outcome.ok) {
        setError(outcome.message);
        return;
      }
      await showSessionLimit(outcome.sessionInfo);
      await warnOfFewCodes(outcome.recoveryCodesLeft);
      onLogin(outcome.user, outcome.token);
      onSuccess?.();
      await navigate(takePlace(outcome.user.guid) ?? pages.dashboard);
    } catch (failure) {
      if (failure instanceof ApiError && failure.code === 'SECOND_FACTOR_NEEDED')
        setSecond({ code: '', isPaperOnly: failure.body.secondFactor?.includes('app') === false });
      else setError(deviceRefusal(failure) ?? (serverMessage(failure) || 'Errore durante il login'));
    } finally {
      setSending(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void attempt(() => logIn(credentials.username, credentials.password, second?.code ?? null));
  };
  const back = () => {
    setSecond(null);
    setError(null);
  };

  return (
    <PublicSplit
      title={second ? 'Verifica in due passaggi' : 'Di nuovo al lavoro.'}
      below={
        second ? undefined : (
          <>
            Non hai un account? <Link to={pages.register}>Registrati gratuitamente</Link>
          </>
        )
      }
    >
      <form onSubmit={submit} style={{ marginTop: 32 }}>
        <FieldGrid>
          {second ? (
            <CodeStep
              account={credentials.username}
              value={second.code}
              onChange={(code) => setSecond({ ...second, code })}
              onBack={back}
              isPaperOnly={second.isPaperOnly}
            />
          ) : (
            <CredentialFields value={credentials} onChange={setCredentials} />
          )}
          {because && !error ? <FormNote>{because}</FormNote> : null}
          {error ? <FormAlert>{error}</FormAlert> : null}
          <div style={{ gridColumn: 'span 12' }}>
            <SubmitButton full disabled={isSending}>
              {isSending ? 'Accesso in corso...' : 'Accedi'}
            </SubmitButton>
          </div>
          <PasskeyButton disabled={isSending} attempt={attempt} />
        </FieldGrid>
      </form>
    </PublicSplit>
  );
}
