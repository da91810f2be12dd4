import { Switch } from '@mantine/core';
import type { Addon, CompanyUser, UserAddon } from '@truciolo/contract';
import { Table } from '../../../components/table/table.tsx';
import { roleNames } from '../../../entities/users/role-names.ts';
import { addonText } from '../addon-words.ts';
import classes from './addons.module.css';

interface AddonMatrixProps {
  readonly users: readonly CompanyUser[];
  readonly addons: readonly Addon[];
  readonly isBusy: boolean;
  readonly onSwitch: (user: CompanyUser, addon: UserAddon, on: boolean) => void;
  readonly onDetail: (user: CompanyUser, addon: UserAddon) => void;
}

const nameOf = ({ firstName, lastName, email }: CompanyUser) => `${firstName} ${lastName}`.trim() || email;

/** Users by add-ons: a switch, and the reason of its state. */
export function AddonMatrix({ users, addons, isBusy, onSwitch, onDetail }: AddonMatrixProps) {
  return (
    <Table label="Addon degli utenti">
      <thead>
        <tr>
          <th>Utente</th>
          <th>Ruolo</th>
          {addons.map(({ addonGuid, name }) => (
            <th key={addonGuid}>{name}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <tr key={user.guid}>
            <td>
              <b>{nameOf(user)}</b>
            </td>
            <td className="muted">{roleNames[user.role]}</td>
            {addons.map(({ addonGuid }) => {
              const addon = user.addons.find((one) => one.addonGuid === addonGuid);
              if (!addon) return <td key={addonGuid}>—</td>;
              return (
                <td key={addonGuid}>
                  <span className={classes.cell}>
                    <Switch
                      size="sm"
                      aria-label={`${addon.name} per ${nameOf(user)}`}
                      checked={addon.active}
                      disabled={isBusy}
                      onChange={(event) => onSwitch(user, addon, event.currentTarget.checked)}
                      data-private
                    />
                    <button
                      type="button"
                      className={classes.detail}
                      aria-label={`Scadenza di ${addon.name} per ${nameOf(user)}: ${addonText(addon)}`}
                      onClick={() => onDetail(user, addon)}
                      data-private
                    >
                      {addonText(addon)}
                    </button>
                  </span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
