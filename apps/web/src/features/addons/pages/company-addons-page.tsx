import { Button } from '@mantine/core';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CompanyUser, RouteAnswer, UserAddon, users } from '@truciolo/contract';
import { useState } from 'react';
import { notifyDone } from '../../../components/notify.tsx';
import { PageBody, PageHead } from '../../../components/page-head/page-head.tsx';
import { Panel } from '../../../components/panel/panel.tsx';
import { SearchField } from '../../../components/search-field/search-field.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { useAct } from '../../../components/use-act.ts';
import { matchesSearch } from '../../../lib/matches-search.ts';
import { priceText } from '../addon-words.ts';
import { addonsQuery, resetAddon, switchAddon } from '../api/addon-calls.ts';
import { AddonDialog } from '../components/addon-dialog.tsx';
import { AddonMatrix } from '../components/addon-matrix.tsx';
import classes from '../components/addons.module.css';

interface CompanyAddonsPageProps {
  readonly users: UseQueryResult<RouteAnswer<typeof users.list>>;
  readonly usersKey: readonly string[];
  readonly onAskReseller: () => void;
}

interface Detail {
  readonly user: CompanyUser;
  readonly addon: UserAddon;
}

const nameOf = (user: CompanyUser) => `${user.firstName} ${user.lastName}`.trim() || user.email;

/** Gestione Addon for a responsabile: who of the company has which extra function. */
export function CompanyAddonsPage({ users, usersKey, onAskReseller }: CompanyAddonsPageProps) {
  const addons = useQuery(addonsQuery);
  const cache = useQueryClient();
  const { act, isBusy } = useAct(usersKey);
  const [search, setSearch] = useState('');
  const [detail, setDetail] = useState<Detail | null>(null);

  // A choice equal to the role's default needs no explicit grant.
  const setAddon = (user: CompanyUser, addon: UserAddon, on: boolean) =>
    act(
      () =>
        on === addon.fromRole
          ? resetAddon(addon.addonGuid, user.guid)
          : switchAddon(addon.addonGuid, user.guid, on, null),
      `${addon.name} ${on ? 'attivo' : 'tolto'} per ${nameOf(user)}: vale dalla prossima azione.`,
    );
  const saved = async () => {
    notifyDone('Addon aggiornato.');
    await cache.invalidateQueries({ queryKey: usersKey });
  };

  return (
    <>
      <PageHead
        title="Gestione Addon"
        action={<Button onClick={onAskReseller}>Chiedi un addon</Button>}
        strip={<SearchField label="Cerca utente" value={search} onChange={setSearch} />}
      />
      <PageBody>
        <QueryState query={addons} failed="Gli addon non si sono caricati">
          {(available) =>
            available.length === 0 ? (
              <Panel>
                <EmptyState
                  text="Il rivenditore non ha ancora messo addon a disposizione della tua azienda."
                  action={
                    <Button variant="filled" onClick={onAskReseller}>
                      Chiedi al rivenditore
                    </Button>
                  }
                />
              </Panel>
            ) : (
              <>
                <QueryState query={users} failed="Gli utenti non si sono caricati">
                  {(data) => (
                    <Panel padded={false}>
                      <AddonMatrix
                        users={data.users.filter((user) =>
                          matchesSearch(search, [user.firstName, user.lastName, user.email]),
                        )}
                        addons={available}
                        isBusy={isBusy}
                        onSwitch={(user, addon, on) => void setAddon(user, addon, on)}
                        onDetail={(user, addon) => setDetail({ user, addon })}
                      />
                    </Panel>
                  )}
                </QueryState>
                <div className={classes.cards}>
                  {available.map((addon) => (
                    <Panel key={addon.addonGuid} title={addon.name} note={priceText(addon.price)}>
                      <p className="muted small">{addon.description || 'Senza descrizione.'}</p>
                    </Panel>
                  ))}
                </div>
              </>
            )
          }
        </QueryState>
      </PageBody>
      {detail ? (
        <AddonDialog
          addon={detail.addon}
          user={{ guid: detail.user.guid, name: nameOf(detail.user) }}
          onSaved={saved}
          onClose={() => setDetail(null)}
        />
      ) : null}
    </>
  );
}
