import type { SessionUser } from '@truciolo/contract';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { PublicColumns } from '../../../components/public-page/public-columns.tsx';
import { pages } from '../../../lib/pages.ts';
import { logIn } from '../api/log-in.ts';
import { RegistrationDone } from '../components/registration-done.tsx';
import { RegistrationForm } from '../components/registration-form.tsx';

/** Duration of the success screen before the automatic login. */
const SUCCESS_MS = 3000;

interface Credentials {
  readonly email: string;
  readonly password: string;
}

interface RegisterPageProps {
  readonly onLogin: (user: SessionUser, token: string) => void;
}

const facts = [
  { title: '14 giorni, senza carta', text: 'Tutte le funzioni, fino a tre persone. Alla fine decidi tu.' },
  {
    title: 'Non parti da un foglio bianco',
    text: 'Oltre cento materiali e cinque macchine tipiche, da confermare con i tuoi numeri.',
  },
  {
    title: 'I tuoi Excel entrano',
    text: 'Clienti, macchine, lavorazioni e preventivi, dal modello da scaricare.',
  },
];

export function RegisterPage({ onLogin }: RegisterPageProps) {
  const navigate = useNavigate();
  const [registered, setRegistered] = useState<Credentials | null>(null);
  const [mustLogIn, setMustLogIn] = useState(false);

  useEffect(() => {
    if (!registered) return;
    const logInByItself = async () => {
      try {
        const outcome = await logIn(registered.email, registered.password);
        if (!outcome.ok) throw new Error(outcome.message);
        onLogin(outcome.user, outcome.token);
        await navigate(pages.dashboard);
      } catch (error) {
        console.warn('Automatic login after registration failed', error);
        setMustLogIn(true);
      }
    };
    const timer = window.setTimeout(() => void logInByItself(), SUCCESS_MS);
    return () => window.clearTimeout(timer);
  }, [registered, onLogin, navigate]);

  if (registered) return <RegistrationDone mustLogIn={mustLogIn} />;
  return (
    <PublicColumns
      title="Pochi dati, poi il primo preventivo."
      facts={facts}
      after={
        <>
          Hai già un account? <Link to={pages.login}>Accedi</Link>
        </>
      }
    >
      <RegistrationForm onRegistered={(email, password) => setRegistered({ email, password })} />
    </PublicColumns>
  );
}
