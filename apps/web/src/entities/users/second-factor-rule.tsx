import { Switch } from '@mantine/core';
import type { QueryKey } from '@tanstack/react-query';
import { Panel } from '../../components/panel/panel.tsx';
import { askConfirmation } from '../../components/popup/popup.tsx';
import { useAct } from '../../components/use-act.ts';
import { requireSecondFactor } from './second-factor-calls.ts';

interface SecondFactorRuleProps {
  readonly users: readonly { readonly secondFactor: boolean }[];
  readonly required: boolean;
  /** Key of the query that shows them and is refetched afterwards. */
  readonly stale: QueryKey;
  /** Text about users whom the rule does not concern. */
  readonly others?: string;
}

/** The company's choice: a second factor for all users, or only for those who want it. */
export function SecondFactorRule({ users, required, stale, others = '' }: SecondFactorRuleProps) {
  const { act, isBusy } = useAct(stale);
  const having = users.filter(({ secondFactor }) => secondFactor).length;
  const change = async (next: boolean) => {
    if (!next) {
      await act(() => requireSecondFactor(false), 'La verifica in due passaggi non è più obbligatoria.');
      return;
    }
    const confirmed = await askConfirmation({
      title: 'Verifica in due passaggi obbligatoria per tutti?',
      text: `Al prossimo accesso chi non ce l’ha dovrà attivarla prima di continuare. Chi sta lavorando non viene interrotto${others}.`,
      confirm: 'Rendi obbligatoria',
    });
    if (confirmed)
      await act(() => requireSecondFactor(true), 'La verifica in due passaggi è obbligatoria per tutti.');
  };
  return (
    <Panel title="Verifica in due passaggi" note={`attiva per ${having} di ${users.length}`}>
      <Switch
        label="Obbligatoria per tutti"
        checked={required}
        disabled={isBusy}
        onChange={(event) => void change(event.currentTarget.checked)}
      />
    </Panel>
  );
}
