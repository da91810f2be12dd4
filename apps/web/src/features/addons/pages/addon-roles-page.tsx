import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type CompanyRole, companyRoles, roleCapabilities, type SupplierAddon } from '@truciolo/contract';
import { Link } from 'react-router';
import { PageBody, PageHead } from '../../../components/page-head/page-head.tsx';
import { Panel } from '../../../components/panel/panel.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { NoteBar } from '../../../components/states/note-bar.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { Table } from '../../../components/table/table.tsx';
import { useAct } from '../../../components/use-act.ts';
import { roleNames } from '../../../entities/users/role-names.ts';
import { pages } from '../../../lib/pages.ts';
import { capabilityText } from '../addon-words.ts';
import { setAddonRole, supplierAddonsQuery } from '../api/supplier-addon-calls.ts';

/** Addon per Ruoli: every user of a ticked role has the add-on without a grant. */
export function AddonRolesPage() {
  const addons = useQuery(supplierAddonsQuery);
  const { act, isBusy } = useAct(supplierAddonsQuery.queryKey);
  const setRole = ({ addonGuid, name }: SupplierAddon, role: CompanyRole, granted: boolean) =>
    act(
      () => setAddonRole(addonGuid, role, granted),
      `${name}: ${granted ? 'dato a' : 'tolto a'} ${roleNames[role]}.`,
    );
  return (
    <>
      <PageHead title="Addon per Ruoli" note="che cosa porta con sé ogni ruolo" />
      <PageBody>
        <NoteBar tone="info">
          Una casella vale per tutte le aziende che possono usare l’addon, dalla prossima azione di ogni
          utente. Il responsabile può toglierlo o darlo alla singola persona.
        </NoteBar>
        <QueryState query={addons} failed="Gli addon non si sono caricati">
          {(rows) => (
            <Panel padded={false}>
              {rows.length === 0 ? (
                <EmptyState
                  text="Prima serve un addon: definiscilo, poi qui scegli i ruoli."
                  action={<Link to={pages.addons}>Apri Gestione Addon</Link>}
                />
              ) : (
                <Table label="Addon per ruolo">
                  <thead>
                    <tr>
                      <th>Addon</th>
                      <th>Funzione</th>
                      {companyRoles.map((role) => (
                        <th key={role}>{roleNames[role]}</th>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    {rows.map((addon) => (
                      <tr key={addon.addonGuid}>
                        <td>
                          <b>{addon.name}</b>
                        </td>
                        <td title={addon.capability}>{capabilityText(addon.capability)}</td>
                        {companyRoles.map((role) => (
                          <td key={role}>
                            {roleCapabilities[role].includes(addon.capability) ? (
                              <span className="dim small">già nel ruolo</span>
                            ) : (
                              <Checkbox
                                size="sm"
                                aria-label={`${addon.name} per ${roleNames[role]}`}
                                checked={addon.roles.includes(role)}
                                disabled={isBusy}
                                onChange={(event) => void setRole(addon, role, event.currentTarget.checked)}
                              />
                            )}
                          </td>
                        ))}
                      </tr>
                    ))}
                  </tbody>
                </Table>
              )}
            </Panel>
          )}
        </QueryState>
      </PageBody>
    </>
  );
}
