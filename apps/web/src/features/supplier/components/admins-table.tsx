import type { assignments, RouteAnswer, SupplierAdmin } from '@truciolo/contract';
import { askConfirmation } from '../../../components/popup/popup.tsx';
import { RowMenu } from '../../../components/table/row-menu.tsx';
import { Table } from '../../../components/table/table.tsx';
import { Pill, Tag } from '../../../components/tags/pill.tsx';
import { useAct } from '../../../components/use-act.ts';
import { formatAgo } from '../../../lib/format/dates.ts';
import { formatNumber } from '../../../lib/format/numbers.ts';
import { assignmentsQuery, setAdminStatus } from '../api/assignments.ts';

const nameOf = ({ firstName, lastName }: SupplierAdmin) => `${firstName} ${lastName}`;

/** The administrators of the supplier; whoever looks at the list cannot suspend themselves. */
export function AdminsTable({ admins, companies }: RouteAnswer<typeof assignments.list>) {
  const { act } = useAct(assignmentsQuery.queryKey);
  const now = Date.now();

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
          <th>Email</th>
          <th className="num">Aziende seguite</th>
          <th>Stato</th>
          <th>Ultimo accesso</th>
          <th aria-label="Azioni" />
        </tr>
      </thead>
      <tbody>
        {admins.map((admin) => (
          <tr key={admin.guid}>
            <td>
              <b>{nameOf(admin)}</b> {admin.isSelf ? <Tag>tu</Tag> : null}
            </td>
            <td className="muted">{admin.email}</td>
            <td className="num">
              {formatNumber(companies.filter(({ adminGuid }) => adminGuid === admin.guid).length)}
            </td>
            <td>
              {admin.status === 'active' ? <Pill tone="ok">Attivo</Pill> : <Pill tone="bad">Sospeso</Pill>}
            </td>
            <td>{admin.lastAccessAt ? formatAgo(admin.lastAccessAt, now) : 'mai'}</td>
            {admin.isSelf ? (
              <td />
            ) : (
              <RowMenu
                label={`Azioni per ${nameOf(admin)}`}
                acts={[
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
