import { Button } from '@mantine/core';
import type { Invitation } from '@truciolo/contract';
import { Panel } from '../../../components/panel/panel.tsx';
import { askConfirmation } from '../../../components/popup/popup.tsx';
import { Table } from '../../../components/table/table.tsx';
import { Pill } from '../../../components/tags/pill.tsx';
import { useAct } from '../../../components/use-act.ts';
import { roleNames } from '../../../entities/users/role-names.ts';
import { showInvitationLink } from '../../../entities/users/show-invitation-link.tsx';
import { countOf } from '../../../lib/format/counts.ts';
import { formatDate } from '../../../lib/format/dates.ts';
import { resendInvitation, revokeInvitation } from '../api/change-invitation.ts';
import { invitationsQuery } from '../api/users-query.ts';
import { userName } from '../user-name.ts';

export function InvitationsPanel({ invitations }: { readonly invitations: readonly Invitation[] }) {
  const { act, isBusy } = useAct(invitationsQuery.queryKey);
  const resend = ({ guid, email }: Invitation) =>
    act(async () => {
      const { link } = await resendInvitation(guid);
      if (link) void showInvitationLink(email, link);
    }, `Nuovo link per ${email}.`);
  const revoke = async ({ guid, email }: Invitation) => {
    const confirmed = await askConfirmation({
      title: `Revocare l’invito a ${email}?`,
      text: 'Il link già spedito smetterà di funzionare.',
      confirm: 'Revoca invito',
      destructive: true,
    });
    if (confirmed) await act(() => revokeInvitation(guid), 'Invito revocato.');
  };
  return (
    <Panel title="Inviti in attesa" note={countOf(invitations.length, 'invito', 'inviti')} padded={false}>
      <Table label="Inviti in attesa">
        <thead>
          <tr>
            <th>Persona</th>
            <th>Email</th>
            <th>Ruolo</th>
            <th>Invitato da</th>
            <th>Stato</th>
            <th className="num">Azioni</th>
          </tr>
        </thead>
        <tbody>
          {invitations.map((invitation) => (
            <tr key={invitation.guid}>
              <td>{userName(invitation)}</td>
              <td className="muted">{invitation.email}</td>
              <td>{roleNames[invitation.role]}</td>
              <td>{invitation.invitedBy}</td>
              <td>
                {invitation.state === 'open' ? (
                  <Pill tone="info">valido fino al {formatDate(invitation.expiresAt)}</Pill>
                ) : (
                  <Pill tone="warn">scaduto il {formatDate(invitation.expiresAt)}</Pill>
                )}
              </td>
              <td className="num">
                <Button size="xs" disabled={isBusy} onClick={() => void resend(invitation)}>
                  Rispedisci
                </Button>{' '}
                <Button size="xs" disabled={isBusy} color="red" onClick={() => void revoke(invitation)}>
                  Revoca
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Panel>
  );
}
