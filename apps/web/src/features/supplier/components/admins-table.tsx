import type { assignments, RouteAnswer, SupplierAdmin } from '@truciolo/contract';
import { askConfirmation } from '../../../components/popup/popup.tsx';
import { RowMenu } from '../../../components/table/row-menu.tsx';
import { Table } from '../../../components/table/table.tsx';
import { Pill, Tag } from '../../../components/tags/pill.tsx';
import { useAct } from '../../../components/use-act.ts';
import { useSecondFactorReset } from '../../../entities/users/use-second-factor-reset.ts';
import { countOf } from '../../../lib/format/counts.ts';
import { formatAgo } from '../../../lib/format/dates.ts';
import { formatNumber } from '../../../lib/format/numbers.ts';
import { assignmentsQuery, setAdminStatus } from '../api/assignments.ts';

const nameOf = ({ firstName, lastName }: SupplierAdmin) => `${firstName} ${lastName}`;

/** The administrators of the supplier; users cannot suspend themselves. */
export function AdminsTable({ admins, companies }: RouteAnswer<typeof assignments.list>) {
  const { act } = useAct(assignmentsQuery.queryKey);
  const resetSecondFactor = useSecondFactorReset(assignmentsQuery.queryKey);
  const now = Date.now();
  const followed = ({ guid }: SupplierAdmin) =>
    companies.filter(({ adminGuid }) => adminGuid === guid).length;

  const suspend = async (admin: SupplierAdmin) => {
    const confirmed = await askConfirmation({
      title: `Sospendere ${nameOf(admin)}?`,
      text: 'Le sue sessioni si chiudono subito. I messaggi delle sue aziende arrivano all’indirizzo del fornitore finché non lo riattivi.',
      confirm: 'Sospendi',
      destructive: true,
    });
    if (confirmed) await act(() => setAdminStatus(admin.guid, 'suspended'), `${nameOf(admin)} è sospeso.`);
  };
  const reactivate = (admin: SupplierAdmin) =>
    act(() => setAdminStatus(admin.guid, 'active'), `${nameOf(admin)} può accedere di nuovo.`);

  return (
    <Table label="Amministratori">
      <thead>
        <tr>
          <th>Nome</th>
          <th className="wide">Email</th>
          <th className="wide num">Aziende seguite</th>
          <th>Stato</th>
          <th className="wide">Ultimo accesso</th>
          <th aria-label="Azioni" />
        </tr>
      </thead>
      <tbody>
        {admins.map((admin) => (
          <tr key={admin.guid}>
            <td>
              <b>{nameOf(admin)}</b> {admin.isSelf ? <Tag>tu</Tag> : null}{' '}
              {admin.secondFactor ? <Tag>due passaggi</Tag> : null}
              <span className="narrow muted">
                {admin.email} · {countOf(followed(admin), 'azienda', 'aziende')}
              </span>
            </td>
            <td className="wide muted">{admin.email}</td>
            <td className="wide num">{formatNumber(followed(admin))}</td>
            <td>
              {admin.status === 'active' ? <Pill tone="ok">Attivo</Pill> : <Pill tone="bad">Sospeso</Pill>}
            </td>
            <td className="wide">{admin.lastAccessAt ? formatAgo(admin.lastAccessAt, now) : 'mai'}</td>
            {admin.isSelf ? (
              <td />
            ) : (
              <RowMenu
                label={`Azioni per ${nameOf(admin)}`}
                acts={[
                  ...(admin.secondFactor
                    ? [
                        {
                          label: 'Azzera la verifica in due passaggi…',
                          run: () => void resetSecondFactor(admin.guid, nameOf(admin)),
                        },
                      ]
                    : []),
                  admin.status === 'active'
                    ? { label: 'Sospendi…', run: () => void suspend(admin), destructive: true }
                    : { label: 'Riattiva', run: () => void reactivate(admin) },
                ]}
              />
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
