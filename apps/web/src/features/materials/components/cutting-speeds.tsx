import type { MaterialFields } from '@truciolo/contract';
import { NumberField } from '../../../components/number-field/number-field.tsx';
import { Table } from '../../../components/table/table.tsx';
import { useRecordForm } from '../../../registry/form/record-form-context.ts';
import { speedOperations, type ToolMaterial, withSpeed } from '../speed-range.ts';
import classes from './materials.module.css';

/** The speeds the cutting pages start from: those of the library, or the shop's own. */
export function CuttingSpeeds() {
  return (
    <Table label="Velocità di taglio" compact>
      <thead>
        <tr>
          <th>Velocità di taglio (m/min)</th>
          <th className="num">Metallo duro</th>
          <th className="num">HSS</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(speedOperations).map(([operation, label]) => (
          <tr key={operation}>
            <td>{label}</td>
            <td>
              <Range tool="carbide" operation={operation} label={`${label}, metallo duro`} />
            </td>
            <td>
              <Range tool="hss" operation={operation} label={`${label}, HSS`} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

interface RangeProps {
  readonly tool: ToolMaterial;
  readonly operation: string;
  readonly label: string;
}

function Range({ tool, operation, label }: RangeProps) {
  const { values, set } = useRecordForm<MaterialFields>();
  const speeds = values.cuttingSpeeds;
  const range = speeds[tool]?.[operation];
  const end = (index: 0 | 1, word: string) => (
    <NumberField
      size="xs"
      aria-label={`${label}, ${word}`}
      decimals={1}
      value={range?.[index] ?? null}
      onChange={(speed) => set('cuttingSpeeds', withSpeed(speeds, tool, operation, index, speed))}
    />
  );
  return (
    <span className={classes.range}>
      {end(0, 'minimo')}
      <span aria-hidden="true">–</span>
      {end(1, 'massimo')}
    </span>
  );
}
