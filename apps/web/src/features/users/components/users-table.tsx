import type { CompanyUser } from '@truciolo/contract';
import { RowMenu } from '../../../components/table/row-menu.tsx';
import { Table } from '../../../components/table/table.tsx';
import { Pill, Tag } from '../../../components/tags/pill.tsx';
import { roleNames } from '../../../entities/users/role-names.ts';
import { formatAgo, formatDate } from '../../../lib/format/dates.ts';
import { userName } from '../user-name.ts';

interface UserActs {
  readonly changeRole: (user: CompanyUser) => void;
  readonly showSessions: (user: CompanyUser) => void;
  readonly sendReset: (user: CompanyUser) => void;
  readonly resetSecondFactor: (user: CompanyUser) => void;
  readonly setStatus: (user: CompanyUser) => void;
  readonly remove: (user: CompanyUser) => void;
}

interface UsersTableProps {
  readonly users: readonly CompanyUser[];
  readonly acts: UserActs;
}

/** Users cannot remove their own access by mistake: these actions are missing on their own row. */
const actsFor = (user: CompanyUser, acts: UserActs) => [
  { label: user.isSelf ? 'Costi e margini…' : 'Ruolo e costi…', run: () => acts.changeRole(user) },
  { label: 'Sessioni…', run: () => acts.showSessions(user) },
  { label: 'Invia link per la password', run: () => acts.sendReset(user) },
  user.isSelf || !user.secondFactor
    ? null
    : { label: 'Azzera la verifica in due passaggi…', run: () => acts.resetSecondFactor(user) },
  user.isSelf
    ? null
    : { label: user.status === 'active' ? 'Sospendi…' : 'Riattiva', run: () => acts.setStatus(user) },
  user.isSelf ? null : { label: 'Rimuovi…', run: () => acts.remove(user), destructive: true },
];

function SeatCell({ user }: { readonly user: CompanyUser }) {
  if (!user.seat) return <Tag tone="warn">senza posto</Tag>;
  return user.seat.expiresAt ? `fino al ${formatDate(user.seat.expiresAt)}` : 'Assegnato';
}

const RoleText = ({ user }: { readonly user: CompanyUser }) => (
  <span>
    {roleNames[user.role]} {user.hideCosts ? <Tag>costi nascosti</Tag> : null}{' '}
    {user.secondFactor ? <Tag>due passaggi</Tag> : null}
  </span>
);

const StatePill = ({ user }: { readonly user: CompanyUser }) =>
  user.status === 'active' ? <Pill tone="ok">Attivo</Pill> : <Pill tone="bad">Sospeso</Pill>;

export function UsersTable({ users, acts }: UsersTableProps) {
  const now = Date.now();
  return (
    <Table label="Utenti dell’azienda">
      <thead>
        <tr>
          <th>Nome</th>
          <th className="wide">Email</th>
          <th className="wide">Ruolo</th>
          <th className="wide">Stato</th>
          <th className="wide">Posto</th>
          <th className="wide">Ultimo accesso</th>
          <th className="wide num">Sessioni</th>
          <th aria-label="Azioni" />
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <tr key={user.guid}>
            <td>
              <b>{userName(user)}</b> {user.isSelf ? <Tag>tu</Tag> : null}
              <span className="narrow muted">
                {user.email}
                <br />
                <RoleText user={user} /> · <StatePill user={user} /> <SeatCell user={user} />
              </span>
            </td>
            <td className="wide muted">{user.email}</td>
            <td className="wide">
              <RoleText user={user} />
            </td>
            <td className="wide">
              <StatePill user={user} />
            </td>
            <td className="wide">
              <SeatCell user={user} />
            </td>
            <td className="wide">{user.lastAccessAt ? formatAgo(user.lastAccessAt, now) : 'mai'}</td>
            <td className="wide num">{user.openSessions}</td>
            <RowMenu label={`Azioni per ${userName(user)}`} acts={actsFor(user, acts)} />
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
