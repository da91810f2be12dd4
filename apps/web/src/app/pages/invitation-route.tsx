import { InvitationPage } from '../../features/auth/pages/invitation-page.tsx';
import { beginSession } from '../session/begin-session.ts';

export const InvitationRoute = () => <InvitationPage onLogin={beginSession} />;
