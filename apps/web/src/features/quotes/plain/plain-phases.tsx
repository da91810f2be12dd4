import { ActionIcon, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { workChargeLabels } from '@truciolo/contract';
import type { PlainPhase } from '@truciolo/quote';
import { useState } from 'react';
import { NumberField } from '../../../components/number-field/number-field.tsx';
import { machinesQuery } from '../../../entities/machines/machines-query.ts';
import { newId } from '../../../lib/new-id.ts';
import { AddMenu } from '../editor/sections/rates/add-menu.tsx';
import { Chooser } from '../editor/sections/rates/chooser.tsx';
import { worksQuery } from '../editor/sections/rates/registry-queries.ts';
import { blankPhase } from './new-plain-position.ts';
import classes from './plain.module.css';

interface PlainPhasesProps {
  readonly phases: readonly PlainPhase[];
  readonly readOnly: boolean;
  readonly onChange: (phases: readonly PlainPhase[]) => void;
}

/** Processes and times of the part. */
export function PlainPhases({ phases, readOnly, onChange }: PlainPhasesProps) {
  const [text, setText] = useState('');
  const [opened, setOpened] = useState(false);
  const machines = useQuery(machinesQuery).data ?? [];
  const found = useQuery({ ...worksQuery(text), enabled: opened });
  const works = found.data ?? [];
  const change = (index: number, phase: PlainPhase) => onChange(phases.with(index, phase));
  const addWork = (guid: string) => {
    const work = works.find((one) => one.guid === guid);
    if (work) onChange([...phases, { id: newId(), name: work.name, workGuid: guid, time: null }]);
  };
  return (
    <div className={classes.group}>
      {phases.map((phase, index) => (
        <PhaseFields
          key={phase.id}
          phase={phase}
          machines={machines}
          readOnly={readOnly}
          onChange={(next) => change(index, next)}
          onRemove={() => onChange(phases.filter(({ id }) => id !== phase.id))}
        />
      ))}
      {readOnly ? null : (
        <div>
          <AddMenu
            label="Fase"
            search="Cerca una lavorazione"
            blank="Fase vuota"
            onOpen={() => setOpened(true)}
            onSearch={setText}
            isLate={found.isPending || found.isPlaceholderData}
            groups={() => [
              {
                label: 'Lavorazioni',
                choices: works.map(({ guid, name, charge }) => ({
                  id: guid,
                  name,
                  detail: workChargeLabels[charge],
                })),
              },
            ]}
            onBlank={(name) => onChange([...phases, blankPhase(name || 'Lavorazione', null)])}
            onPick={addWork}
          />
        </div>
      )}
    </div>
  );
}

interface PhaseFieldsProps {
  readonly phase: PlainPhase;
  readonly machines: readonly { readonly guid: string; readonly name: string }[];
  readonly readOnly: boolean;
  readonly onChange: (phase: PlainPhase) => void;
  readonly onRemove: () => void;
}

function PhaseFields({ phase, machines, readOnly, onChange, onRemove }: PhaseFieldsProps) {
  const { time } = phase;
  return (
    <fieldset className={`${classes.fields} ${classes.phase}`} aria-label={`Fase ${phase.name}`}>
      <TextInput
        label="Fase"
        value={phase.name}
        readOnly={readOnly}
        maxLength={200}
        onChange={(event) => onChange({ ...phase, name: event.currentTarget.value })}
      />
      {time ? (
        <>
          <div className={classes.wide}>
            <Chooser
              label="Macchina"
              ariaLabel="Macchina"
              placeholder="Scegli la macchina"
              value={time.machineId}
              choices={machines.map(({ guid, name }) => ({ id: guid, name }))}
              readOnly={readOnly}
              missing
              onChoose={(machineId) => onChange({ ...phase, time: { ...time, machineId } })}
            />
          </div>
          <NumberField
            label="Attrezzaggio"
            unit="min"
            readOnly={readOnly}
            value={time.setup}
            onChange={(setup) => onChange({ ...phase, time: { ...time, setup } })}
          />
          <NumberField
            label={time.byFormula ? 'Ciclo (da formula)' : 'Tempo ciclo'}
            unit="min"
            readOnly={readOnly}
            value={time.cycle}
            onChange={(cycle) => onChange({ ...phase, time: { ...time, cycle } })}
          />
        </>
      ) : (
        <p className={classes.listed}>A listino, dall’anagrafica delle lavorazioni</p>
      )}
      {readOnly ? null : (
        <ActionIcon
          className={classes.remove ?? ''}
          aria-label={`Togli la fase ${phase.name}`}
          onClick={onRemove}
        >
          <IconTrash size={16} stroke={1.6} />
        </ActionIcon>
      )}
    </fieldset>
  );
}
