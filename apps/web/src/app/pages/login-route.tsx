import { LoginPage } from '../../features/auth/pages/login-page.tsx';
import { useSession } from '../../lib/session/session-store.ts';
import { beginSession } from '../session/begin-session.ts';

export function LoginRoute() {
  const session = useSession();
  const because = session.status === 'out' ? session.because : undefined;
  return <LoginPage onLogin={beginSession} {...(because ? { because } : {})} />;
}
