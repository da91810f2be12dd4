import { LoginPage } from '../../features/auth/pages/login-page.tsx';
import { beginSession } from '../session/begin-session.ts';

export const LoginRoute = () => <LoginPage onLogin={beginSession} />;
