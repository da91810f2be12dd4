import { Switch } from '@mantine/core';
import type { CompanyUser } from '@truciolo/contract';
import { RowMenu } from '../../../components/table/row-menu.tsx';
import { Table } from '../../../components/table/table.tsx';
import { Pill, Tag } from '../../../components/tags/pill.tsx';
import { roleNames } from '../../../entities/users/role-names.ts';
import { formatDate } from '../../../lib/format/dates.ts';

interface SeatsTableProps {
  readonly users: readonly CompanyUser[];
  readonly isBusy: boolean;
  readonly onSwitch: (user: CompanyUser, assigned: boolean) => void;
  readonly onExpiry: (user: CompanyUser) => void;
}

export function SeatsTable({ users, isBusy, onSwitch, onExpiry }: SeatsTableProps) {
  const now = Date.now();
  return (
    <Table label="Posti della licenza">
      <thead>
        <tr>
          <th>Posto</th>
          <th>Nome</th>
          <th>Email</th>
          <th>Ruolo</th>
          <th>Assegnato il</th>
          <th>Scadenza</th>
          <th aria-label="Azioni" />
        </tr>
      </thead>
      <tbody>
        {users.map((user) => {
          const name = `${user.firstName} ${user.lastName}`.trim() || user.email;
          const isOver = user.seat?.expiresAt ? Date.parse(user.seat.expiresAt) < now : false;
          return (
            <tr key={user.guid}>
              <td>
                {user.isSelf && user.seat ? (
                  // The manager of the seats keeps their own one, because nobody could give it back.
                  <Tag tone="ok">assegnato</Tag>
                ) : (
                  <Switch
                    size="sm"
                    aria-label={`Posto per ${name}`}
                    checked={user.seat !== null}
                    disabled={isBusy}
                    onChange={(event) => onSwitch(user, event.currentTarget.checked)}
                    data-private
                  />
                )}
              </td>
              <td>
                <b>{name}</b> {user.isSelf ? <Tag>tu</Tag> : null}
                {user.status === 'suspended' ? <Pill tone="bad">Sospeso</Pill> : null}
              </td>
              <td className="muted">{user.email}</td>
              <td>{roleNames[user.role]}</td>
              <td>{user.seat ? formatDate(user.seat.assignedAt) : '—'}</td>
              <td>
                {user.seat?.expiresAt ? formatDate(user.seat.expiresAt) : null}
                {user.seat && !user.seat.expiresAt ? <span className="dim">come la licenza</span> : null}
                {user.seat ? null : <span className="dim">non può lavorare</span>}{' '}
                {isOver ? <Tag tone="bad">scaduto</Tag> : null}
              </td>
              <RowMenu
                label={`Azioni per ${name}`}
                acts={[
                  {
                    label: user.seat ? 'Cambia scadenza…' : 'Assegna con scadenza…',
                    run: () => onExpiry(user),
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
