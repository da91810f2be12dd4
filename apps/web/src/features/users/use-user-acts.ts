import type { CompanyUser } from '@truciolo/contract';
import { askConfirmation } from '../../components/popup/popup.tsx';
import { useAct } from '../../components/use-act.ts';
import { useSecondFactorReset } from '../../entities/users/use-second-factor-reset.ts';
import { removeUser, sendUserReset, setUserStatus } from './api/change-user.ts';
import { usersKey } from './api/users-query.ts';
import { userName } from './user-name.ts';

/** The acts on a user that need no form: each asks first where it takes something away. */
export function useUserActs() {
  const { act } = useAct(usersKey);
  const resetSecondFactor = useSecondFactorReset(usersKey);
  return {
    sendReset: async (user: CompanyUser) => {
      await act(() => sendUserReset(user.guid), `Link per la password spedito a ${user.email}.`);
    },
    resetSecondFactor: (user: CompanyUser) => resetSecondFactor(user.guid, userName(user)),
    setStatus: async (user: CompanyUser) => {
      const name = userName(user);
      if (user.status === 'suspended') {
        await act(() => setUserStatus(user.guid, 'active'), `${name} può accedere di nuovo.`);
        return;
      }
      const confirmed = await askConfirmation({
        title: `Sospendere ${name}?`,
        text: 'Le sue sessioni si chiudono subito e non potrà accedere finché non lo riattivi. Il posto resta suo.',
        confirm: 'Sospendi',
        destructive: true,
      });
      if (confirmed) await act(() => setUserStatus(user.guid, 'suspended'), `${name} è sospeso.`);
    },
    remove: async (user: CompanyUser) => {
      const name = userName(user);
      const confirmed = await askConfirmation({
        title: `Rimuovere ${name}?`,
        text: 'Non potrà più accedere e il suo posto si libera. Preventivi e dati che ha creato restano, con il suo nome.',
        confirm: 'Rimuovi utente',
        destructive: true,
      });
      if (confirmed) await act(() => removeUser(user.guid), `${name} è stato rimosso.`);
    },
  };
}
