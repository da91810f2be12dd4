import type { ThreadData } from '@truciolo/threads';
import { Panel } from '../../../components/panel/panel.tsx';
import { formatDecimal } from '../../../lib/format/numbers.ts';
import { HolePanel } from './hole-panel.tsx';
import { type ChosenClasses, LimitsPanel } from './limits-panel.tsx';
import { ProfileDrawing } from './profile-drawing.tsx';
import { TaperPanel } from './taper-panel.tsx';
import { TappingPanel } from './tapping-panel.tsx';
import classes from './threads.module.css';

interface ThreadDetailProps {
  readonly data: ThreadData;
  readonly onClasses: (classes: ChosenClasses) => void;
}

/** One thread: drawing, diameters, limits, hole and tapping. */
export function ThreadDetail({ data, onClasses }: ThreadDetailProps) {
  const { basic } = data;
  const facts: [string, string, string][] = [
    ['Diametro nominale', formatDecimal(basic.major, 3), 'mm'],
    [
      'Passo',
      formatDecimal(data.pitch, 4),
      data.threadsPerInch ? `mm · ${data.threadsPerInch} filetti/pollice` : 'mm',
    ],
    ['Diametro medio', formatDecimal(basic.D2, 3), 'mm'],
    ['Nocciolo madrevite D1', formatDecimal(basic.D1, 3), 'mm'],
  ];
  if (basic.d3 !== null) facts.push(['Fondo vite d3', formatDecimal(basic.d3, 3), 'mm']);
  if (basic.D4 !== null) facts.push(['Esterno madrevite D4', formatDecimal(basic.D4, 3), 'mm']);
  if (data.form.external !== null)
    facts.push(['Profondità vite', formatDecimal(basic.externalDepth, 3), 'mm']);
  if (data.starts > 1)
    facts.push(['Avanzo per giro', formatDecimal(data.lead, 3), `mm · ${data.starts} principi`]);
  if (data.stressArea !== null) facts.push(['Sezione resistente', formatDecimal(data.stressArea, 2), 'mm²']);
  return (
    <div className={classes.detail}>
      <Panel title={<span className="mono">{data.designation}</span>} note={data.standard}>
        <div className={classes.summary}>
          <ProfileDrawing data={data} />
          <dl className={classes.facts}>
            {facts.map(([name, value, unit]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <b>{value}</b> <span className="unit">{unit}</span>
                </dd>
              </div>
            ))}
          </dl>
        </div>
        {data.notes.map((note) => (
          <p key={note} className={classes.hint}>
            {note}
          </p>
        ))}
      </Panel>
      <LimitsPanel data={data} onClasses={onClasses} />
      <TaperPanel data={data} />
      <HolePanel data={data} />
      {data.runOut === null ? null : <TappingPanel key={data.designation} data={data} />}
    </div>
  );
}
