import { RegisterPage } from '../../features/auth/pages/register-page.tsx';
import { beginSession } from '../session/begin-session.ts';

export const RegisterRoute = () => <RegisterPage onLogin={beginSession} />;
