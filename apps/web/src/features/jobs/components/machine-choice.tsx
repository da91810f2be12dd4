import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { JobPhase } from '@truciolo/contract';
import { useAct } from '../../../components/use-act.ts';
import { JOBS } from '../../../entities/jobs/job-queries.ts';
import { machinesQuery } from '../../../entities/machines/machines-query.ts';
import { updatePhase } from '../api/job-calls.ts';

interface MachineChoiceProps {
  readonly phase: JobPhase;
}

/** Place of a phase, until it is begun or finished. */
export function MachineChoice({ phase }: MachineChoiceProps) {
  const machines = useQuery(machinesQuery);
  const { act, isBusy } = useAct([JOBS]);
  const isKnown = machines.data?.some(({ guid }) => guid === phase.machineGuid) ?? false;
  const none = phase.kind === 'bench' ? 'banco' : 'da scegliere';
  const first = { value: '', label: isKnown ? none : phase.machineName || none };
  return (
    <NativeSelect
      size="xs"
      miw={140}
      aria-label={`Macchina di ${phase.name}`}
      disabled={isBusy}
      data={[
        ...(isKnown && phase.kind === 'machine' ? [] : [first]),
        ...(machines.data ?? []).map(({ guid, code, name }) => ({ value: guid, label: `${code} ${name}` })),
      ]}
      value={isKnown ? (phase.machineGuid ?? '') : ''}
      onChange={(event) => {
        const machineGuid = event.currentTarget.value || null;
        void act(() => updatePhase(phase, { machineGuid }), 'Macchina cambiata.');
      }}
    />
  );
}
