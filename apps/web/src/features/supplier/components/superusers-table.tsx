import type { SupplierUser } from '@truciolo/contract';
import { RowMenu } from '../../../components/table/row-menu.tsx';
import { Table } from '../../../components/table/table.tsx';
import { Pill, Tag } from '../../../components/tags/pill.tsx';
import { roleNames } from '../../../entities/users/role-names.ts';
import { formatAgo } from '../../../lib/format/dates.ts';

interface SuperusersTableProps {
  readonly users: readonly SupplierUser[];
  readonly onPromote: (user: SupplierUser) => void;
  readonly onDemote: (user: SupplierUser) => void;
  readonly onStatus: (user: SupplierUser) => void;
}

export function SuperusersTable({ users, onPromote, onDemote, onStatus }: SuperusersTableProps) {
  const now = Date.now();
  return (
    <Table label="Utenti delle aziende">
      <thead>
        <tr>
          <th>Nome</th>
          <th>Azienda</th>
          <th>Email</th>
          <th>Ruolo</th>
          <th>Stato</th>
          <th>Ultimo accesso</th>
          <th aria-label="Azioni" />
        </tr>
      </thead>
      <tbody>
        {users.map((user) => {
          const name = `${user.firstName} ${user.lastName}`;
          return (
            <tr key={user.guid}>
              <td>
                <b>{name}</b>
              </td>
              <td>{user.companyName}</td>
              <td className="muted">{user.email}</td>
              <td>
                {roleNames[user.role]} {user.hasSeat ? null : <Tag tone="warn">senza posto</Tag>}
              </td>
              <td>
                {user.status === 'active' ? <Pill tone="ok">Attivo</Pill> : <Pill tone="bad">Sospeso</Pill>}
              </td>
              <td>{user.lastAccessAt ? formatAgo(user.lastAccessAt, now) : 'mai'}</td>
              <RowMenu
                label={`Azioni per ${name}`}
                acts={[
                  user.role === 'responsabile'
                    ? { label: 'Togli da responsabile…', run: () => onDemote(user) }
                    : { label: 'Nomina responsabile…', run: () => onPromote(user) },
                  {
                    label: user.status === 'active' ? 'Sospendi…' : 'Riattiva',
                    run: () => onStatus(user),
                    destructive: user.status === 'active',
                  },
                ]}
              />
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
