import type { ThreadData } from '@truciolo/threads';
import { Panel } from '../../../components/panel/panel.tsx';
import { formatDecimal } from '../../../lib/format/numbers.ts';
import classes from './threads.module.css';

/** Lengths of a tapered thread, measured from the small end. */
export function TaperPanel({ data }: { readonly data: ThreadData }) {
  const { taper } = data;
  if (!taper) return null;
  const rows: [string, string][] = [
    ['Conicità', '1:16 sul diametro'],
    [
      'Piano di calibro',
      `${formatDecimal(taper.gaugeLength, 2)} ± ${formatDecimal(taper.gaugeTolerance, 2)} mm`,
    ],
    ['Filetto utile', `${formatDecimal(taper.usefulLength, 2)} mm`],
    ['Diametro medio all’estremità', `${formatDecimal(taper.smallEndPitchDiameter, 3)} mm`],
  ];
  if (taper.vanishLength !== null)
    rows.push(['Filetti incompleti', `${formatDecimal(taper.vanishLength, 2)} mm`]);
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
