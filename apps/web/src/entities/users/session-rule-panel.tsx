import { Select } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type IdleMinutes, idleChoices, sessionRule } from '@truciolo/contract';
import { Panel } from '../../components/panel/panel.tsx';
import { useAct } from '../../components/use-act.ts';
import { api } from '../../lib/api/client.ts';

const ruleQuery = queryOptions({
  queryKey: ['session-rule'],
  queryFn: ({ signal }) => api(sessionRule.get, {}, { signal }),
});

const words: Record<IdleMinutes, string> = {
  15: '15 minuti',
  30: '30 minuti',
  60: '1 ora',
  240: '4 ore',
  480: '8 ore',
};
const DEFAULT = 'default';
const choices = [
  { value: DEFAULT, label: 'Come da installazione' },
  ...idleChoices.map((minutes) => ({ value: String(minutes), label: words[minutes] })),
];

/** The company's choice: after how long without use a login ends. */
export function SessionRulePanel() {
  const { data } = useQuery(ruleQuery);
  const { act, isBusy } = useAct(ruleQuery.queryKey);
  const choose = (value: string | null) => {
    const idleMinutes = idleChoices.find((minutes) => String(minutes) === value) ?? null;
    void act(() => api(sessionRule.set, { body: { idleMinutes } }), 'Durata delle sessioni salvata.');
  };
  return (
    <Panel title="Sessioni ferme">
      <Select
        label="Chiudi la sessione di chi non usa il programma da"
        description="I tablet di reparto restano aperti."
        data={choices}
        value={String(data?.idleMinutes ?? DEFAULT)}
        disabled={isBusy || !data}
        allowDeselect={false}
        maw={320}
        onChange={choose}
      />
    </Panel>
  );
}
