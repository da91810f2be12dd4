import { Select } from '@mantine/core';
import type { Machine as MachineRow } from '@truciolo/contract';
import { DIALECT_NAMES, DIALECTS, type Dialect, isDialect } from '@truciolo/gcode';
import { formatDecimal, formatNumber } from '../../../lib/format/numbers.ts';
import classes from './results.module.css';

interface MachineBlockProps {
  readonly machines: readonly MachineRow[] | undefined;
  readonly isFailed: boolean;
  readonly machine: MachineRow | null;
  readonly onMachine: (guid: string | null) => void;
  readonly dialect: Dialect | null;
  readonly detected: Dialect;
  readonly onDialect: (dialect: Dialect | null) => void;
  /** Name of the typical machine used when none is chosen. */
  readonly typicalName: string;
}

function factsOf({ dynamics, spindleMax }: MachineRow): string {
  const facts = [
    dynamics.rapid.x ? `rapido ${formatDecimal(dynamics.rapid.x, 1)} m/min` : '',
    dynamics.acceleration.x ? `${formatDecimal(dynamics.acceleration.x, 1)} m/s²` : '',
    `cambio ${formatNumber(dynamics.toolChange, 1)} s`,
    spindleMax ? `${formatNumber(spindleMax)} 1/min` : '',
  ];
  return facts.filter(Boolean).join(' · ');
}

/** On which machine the program is timed, and in which language it is read. */
export function MachineBlock(props: MachineBlockProps) {
  const { machines, isFailed, machine, onMachine, dialect, detected, onDialect, typicalName } = props;
  return (
    <section className={classes.block}>
      <Select
        label="Macchina"
        placeholder={typicalName}
        clearable
        searchable
        data={(machines ?? []).map(({ guid, code, name }) => ({ value: guid, label: `${code} ${name}` }))}
        value={machine?.guid ?? null}
        onChange={onMachine}
        nothingFoundMessage="Nessuna macchina con questo nome"
        error={isFailed ? 'Le macchine non si sono caricate: uso una macchina tipica.' : null}
      />
      <p className={classes.facts}>
        {machine ? factsOf(machine) : 'Valori tipici: scegli una tua macchina per il tempo e il costo veri.'}
      </p>
      <Select
        label="Controllo"
        allowDeselect={false}
        data={[
          { value: 'auto', label: `Automatico: ${DIALECT_NAMES[detected]}` },
          ...DIALECTS.map((name) => ({ value: name, label: DIALECT_NAMES[name] })),
        ]}
        value={dialect ?? 'auto'}
        onChange={(next) => onDialect(next !== null && isDialect(next) ? next : null)}
      />
    </section>
  );
}
