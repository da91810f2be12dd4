import type { QueryKey } from '@tanstack/react-query';
import { askConfirmation } from '../../components/popup/popup.tsx';
import { useAct } from '../../components/use-act.ts';
import { resetSecondFactor } from './second-factor-calls.ts';

/** For a colleague who lost the phone; asks for confirmation. */
export function useSecondFactorReset(stale: QueryKey) {
  const { act } = useAct(stale);
  return async (guid: string, name: string): Promise<void> => {
    const confirmed = await askConfirmation({
      title: `Azzerare la verifica in due passaggi di ${name}?`,
      text: 'Per chi ha perso il telefono e i codici di recupero. Le sue sessioni si chiudono e per entrare basterà la password, finché non la attiva di nuovo. Gli arriva un’email.',
      confirm: 'Azzera',
      destructive: true,
    });
    if (confirmed)
      await act(() => resetSecondFactor(guid), `La verifica in due passaggi di ${name} è azzerata.`);
  };
}
