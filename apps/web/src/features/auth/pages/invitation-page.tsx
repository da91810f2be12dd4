import { useQuery } from '@tanstack/react-query';
import { ApiError, type SessionUser } from '@truciolo/contract';
import { Link, useNavigate, useParams } from 'react-router';
import { PublicSplit } from '../../../components/public-page/public-split.tsx';
import { roleNames } from '../../../entities/users/role-names.ts';
import { errorText } from '../../../lib/error-text.ts';
import { formatDate } from '../../../lib/format/dates.ts';
import { pages } from '../../../lib/pages.ts';
import { invitationQuery } from '../api/invitation.ts';
import { logIn } from '../api/log-in.ts';
import { InvitationForm } from '../components/invitation-form.tsx';

interface InvitationPageProps {
  /** Stores the session; called before the user moves on. */
  readonly onLogin: (user: SessionUser, token: string) => void;
}

/** /invito/:token, the link of the mail: who invites, then name and password, then inside. */
export function InvitationPage({ onLogin }: InvitationPageProps) {
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const invitation = useQuery(invitationQuery(token));

  const enter = async (email: string, password: string) => {
    const outcome = await logIn(email, password).catch(() => null);
    if (outcome?.ok) onLogin(outcome.user, outcome.token);
    await navigate(outcome?.ok ? pages.dashboard : pages.login);
  };

  const toLogin = (
    <>
      Hai già un account? <Link to={pages.login}>Accedi</Link>
    </>
  );
  if (invitation.data) {
    const { companyName, role, expiresAt } = invitation.data;
    return (
      <PublicSplit
        title={`${companyName} ti aspetta.`}
        lead={`Entri come ${roleNames[role].toLowerCase()}. Scegli la tua password: il link vale fino al ${formatDate(expiresAt)}.`}
        below={toLogin}
      >
        <InvitationForm token={token} invitation={invitation.data} onAccepted={enter} />
      </PublicSplit>
    );
  }
  if (invitation.isPending) {
    return <PublicSplit title="Un momento…">{null}</PublicSplit>;
  }
  const isOver = invitation.error instanceof ApiError && invitation.error.code === 'INVITATION_INVALID';
  return (
    <PublicSplit
      title={isOver ? 'Questo invito non vale più.' : 'L’invito non si è aperto.'}
      lead={<span role="alert">{errorText(invitation.error)}</span>}
      below={toLogin}
    >
      {null}
    </PublicSplit>
  );
}
