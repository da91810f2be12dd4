import type { MaterialFields } from '@truciolo/contract';
import { Table } from '../../../components/table/table.tsx';
import { formatDecimal } from '../../../lib/format/numbers.ts';

const operations: Readonly<Record<string, string>> = {
  turnRough: 'Tornitura, sgrossatura',
  turnFinish: 'Tornitura, finitura',
  milling: 'Fresatura',
  drilling: 'Foratura',
  tapping: 'Maschiatura',
};

const shown = (range: readonly [number, number] | undefined): string =>
  range ? `${formatDecimal(range[0], 0)} – ${formatDecimal(range[1], 0)}` : '—';

/** The speeds the cutting pages start from; they come with the library. */
export function CuttingSpeeds({ speeds }: { readonly speeds: MaterialFields['cuttingSpeeds'] }) {
  const { carbide = {}, hss = {} } = speeds;
  const names = [...new Set([...Object.keys(carbide), ...Object.keys(hss)])];
  if (names.length === 0) return null;
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
        {names.map((name) => (
          <tr key={name}>
            <td>{operations[name] ?? name}</td>
            <td className="num">{shown(carbide[name])}</td>
            <td className="num">{shown(hss[name])}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
