import { toolName } from '@truciolo/gcode';
import { writeShortClock } from '@truciolo/italian';
import { useMemo } from 'react';
import { formatDecimal } from '../../../lib/format/numbers.ts';
import type { AnalysisResult } from '../analysis/protocol.ts';
import { type ColourMode, feedRange } from '../scene/colour-path.ts';
import { rampCss, toolColour } from '../scene/palette.ts';
import classes from './viewport.module.css';

/** More tools would cover the picture; the table below lists them all. */
const NAMED_TOOLS = 8;

/** Legend of the colours. */
export function PathLegend({ result, mode }: { readonly result: AnalysisResult; readonly mode: ColourMode }) {
  const { report, picture } = result;
  const range = useMemo(() => feedRange(picture), [picture]);
  if (mode === 'tool') {
    return (
      <ul className={classes.legend} aria-label="Colori degli utensili">
        {report.tools.slice(0, NAMED_TOOLS).map((tool, index) => (
          <li key={toolName(tool)}>
            <i style={{ background: toolColour(index + 1) }} />
            {toolName(tool)}
          </li>
        ))}
        <li>
          <i className={classes.dashed} />
          rapido
        </li>
      </ul>
    );
  }
  const unit = report.feedHistogram.some((bin) => bin.perRevolution) ? 'mm/giro' : 'mm/min';
  const [from, to] =
    mode === 'time'
      ? ['0:00', writeShortClock(picture.seconds)]
      : [formatDecimal(range?.[0] ?? 0, 2), `${formatDecimal(range?.[1] ?? 0, 2)} ${unit}`];
  return (
    <div className={classes.legend}>
      <span>{from}</span>
      <i className={classes.ramp} style={{ background: rampCss }} />
      <span>{to}</span>
    </div>
  );
}
