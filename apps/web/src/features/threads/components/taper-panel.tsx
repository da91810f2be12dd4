import type { ThreadData } from '@truciolo/threads';
import { Panel } from '../../../components/panel/panel.tsx';
import { formatDecimal } from '../../../lib/format/numbers.ts';
import classes from './threads.module.css';

/** Lengths of a tapered thread, measured from the small end. */
export function TaperPanel({ data }: { readonly data: ThreadData }) {
  const { taper } = data;
  if (!taper) return null;
  const length = (value: number) => `${formatDecimal(value, 2)} mm`;
  const diameter = (value: number) => `${formatDecimal(value, 3)} mm`;
  // ASME names the lengths L1, L2, L3 and the diameters E0, E1; ISO 7 has the same ones without letters.
  const isAsme = data.thread.system === 'NPT' || data.thread.system === 'NPTF';
  const named = (name: string, letters: string) => (isAsme ? `${name} ${letters}` : name);
  const rows: [string, string][] = [
    ['Conicità', data.thread.system === 'Rp' ? 'cilindrica' : '1:16 sul diametro'],
    [
      named('Piano di calibro', 'L1'),
      `${formatDecimal(taper.gaugeLength, 2)} ± ${formatDecimal(taper.gaugeTolerance, 2)} mm`,
    ],
    [named('Filetto utile', 'L2'), length(taper.usefulLength)],
    [named('Serraggio a chiave', 'L3'), length(taper.wrenchLength)],
    [named('Diametro medio all’estremità', 'E0'), diameter(taper.smallEndPitchDiameter)],
    [named('Diametro medio al calibro', 'E1'), diameter(taper.gaugePitchDiameter)],
  ];
  if (taper.vanishLength !== null) rows.push([named('Filetti incompleti', 'V'), length(taper.vanishLength)]);
  return (
    <Panel title="Lunghezze">
      <dl className={classes.facts}>
        {rows.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
