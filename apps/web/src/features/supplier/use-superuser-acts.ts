import type { SupplierUser } from '@truciolo/contract';
import { askConfirmation } from '../../components/popup/popup.tsx';
import { useAct } from '../../components/use-act.ts';
import { setSupplierUserRole, setSupplierUserStatus, supplierUsersQuery } from './api/supplier-users.ts';

const nameOf = ({ firstName, lastName }: SupplierUser) => `${firstName} ${lastName}`;

/** Actions of a supplier on the users of a company, each confirmed by name. */
export function useSuperuserActs() {
  const { act } = useAct(supplierUsersQuery.queryKey);
  return {
    promote: async (user: SupplierUser) => {
      const confirmed = await askConfirmation({
        title: `Nominare ${nameOf(user)} responsabile di ${user.companyName}?`,
        text: 'Potrà invitare utenti, assegnare posti e attivare addon della sua azienda.',
        confirm: 'Nomina responsabile',
      });
      if (!confirmed) return;
      await act(() => setSupplierUserRole(user.guid, 'responsabile'), `${nameOf(user)} è responsabile.`);
    },
    demote: async (user: SupplierUser) => {
      const confirmed = await askConfirmation({
        title: `Togliere ${nameOf(user)} da responsabile di ${user.companyName}?`,
        text: 'Resterà nell’azienda come preventivista.',
        confirm: 'Togli da responsabile',
        destructive: true,
      });
      if (!confirmed) return;
      await act(() => setSupplierUserRole(user.guid, 'preventivista'), `${nameOf(user)} è preventivista.`);
    },
    setStatus: async (user: SupplierUser) => {
      if (user.status === 'suspended') {
        await act(() => setSupplierUserStatus(user.guid, 'active'), `${nameOf(user)} può accedere di nuovo.`);
        return;
      }
      const confirmed = await askConfirmation({
        title: `Sospendere ${nameOf(user)} di ${user.companyName}?`,
        text: 'Le sue sessioni si chiudono subito e non potrà accedere finché non lo riattivi.',
        confirm: 'Sospendi',
        destructive: true,
      });
      if (confirmed)
        await act(() => setSupplierUserStatus(user.guid, 'suspended'), `${nameOf(user)} è sospeso.`);
    },
  };
}
