import { type Report, type ToolReport, toolName } from '@truciolo/gcode';
import { Table } from '../../../components/table/table.tsx';
import { countOf } from '../../../lib/format/counts.ts';
import { formatDecimal, formatNumber } from '../../../lib/format/numbers.ts';
import type { Playback } from '../analysis/playback.ts';
import { toolColour } from '../scene/palette.ts';
import { DiameterField, type OnDiameter, type TypedDiameters } from './diameter-field.tsx';
import classes from './tools-table.module.css';
import { useCursor } from './use-cursor.ts';

/** 955, or 300–955 when the program uses several. */
function rangeText(range: { min: number; max: number } | null, decimals = 0): string {
  if (!range) return '';
  const [from, to] = [formatDecimal(range.min, decimals), formatDecimal(range.max, decimals)];
  return from === to ? from : `${from}–${to}`;
}

const speedText = ({ speed }: ToolReport) =>
  `${rangeText(speed, speed?.surface ? 1 : 0)}${speed?.surface ? ' m/min' : ''}`;
const feedText = ({ feed }: ToolReport) =>
  `${rangeText(feed, feed?.perRevolution ? 3 : 0)}${feed?.perRevolution ? ' mm/giro' : ''}`;

interface ToolsTableProps {
  readonly report: Report;
  readonly playback: Playback;
  /** Tool in use at a segment, its place in the report from 1. */
  readonly toolAt: (segment: number) => number;
  readonly diameters: TypedDiameters;
  readonly onDiameter: OnDiameter;
}

/** Time, speed, feed, way and depth of each tool; a click goes to its first line. */
export function ToolsTable({ report, playback, toolAt, diameters, onDiameter }: ToolsTableProps) {
  const { tools, time } = report;
  const cursor = useCursor(playback);
  const inUse = cursor.line > 0 ? toolAt(cursor.segment) : 0;
  // Tool changes have their own line: the rest is the work of the tool.
  const work = (tool: ToolReport) => tool.time.total - tool.time.toolChange;
  const longest = Math.max(...tools.map(work), 1e-9);
  const changes = tools.reduce((sum, tool) => sum + tool.changes, 0);
  const percent = (seconds: number) => formatNumber((seconds / (time.total || 1)) * 100);
  return (
    <div className={classes.tools}>
      <Table label="Tempo per utensile" compact>
        <thead>
          <tr>
            <th>Utensile</th>
            <th>Descrizione</th>
            <th className="num">
              Ø <span className="unit">mm</span>
            </th>
            <th className={classes.bar}>
              <span className={classes.hidden}>Quota del tempo</span>
            </th>
            <th className="num">s</th>
            <th className="num">%</th>
            <th className="num">
              S <span className="unit">1/min</span>
            </th>
            <th className="num">
              F <span className="unit">mm/min</span>
            </th>
            <th className="num">
              Taglio <span className="unit">m</span>
            </th>
            <th className="num">
              Rapido <span className="unit">m</span>
            </th>
            <th className="num">
              Z min <span className="unit">mm</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {tools.map((tool, index) => (
            <tr key={toolName(tool)} data-selected={inUse === index + 1 || undefined}>
              <td>
                <button
                  type="button"
                  className={classes.tool}
                  onClick={() => playback.goToLine(tool.line, 0)}
                  aria-label={`${toolName(tool)}: vai alla riga ${tool.line}`}
                >
                  <i style={{ background: toolColour(index + 1) }} />
                  {toolName(tool)}
                </button>
              </td>
              <td className={classes.label} title={tool.label}>
                {tool.label}
              </td>
              <td className="num">
                <DiameterField tool={tool} typed={diameters} onDiameter={onDiameter} />
              </td>
              <td className={classes.bar}>
                <i style={{ width: `${(work(tool) / longest) * 100}%`, background: toolColour(index + 1) }} />
              </td>
              <td className="num">
                <b>{formatNumber(work(tool), 1)}</b>
              </td>
              <td className="num">{percent(work(tool))}</td>
              <td className="num">{speedText(tool)}</td>
              <td className="num">{feedText(tool)}</td>
              <td className="num">{formatNumber(tool.length.cutting / 1000, 2)}</td>
              <td className="num">{formatNumber(tool.length.rapid / 1000, 2)}</td>
              <td className="num">{tool.depth === null ? '' : formatDecimal(tool.depth, 2)}</td>
            </tr>
          ))}
          {changes > 0 ? (
            <tr>
              <td>
                <i className={classes.square} />
              </td>
              <td>{countOf(changes, 'cambio utensile', 'cambi utensile')}</td>
              <td />
              <td className={classes.bar} />
              <td className="num">
                <b>{formatNumber(time.toolChange, 1)}</b>
              </td>
              <td className="num">{percent(time.toolChange)}</td>
              <td colSpan={5} />
            </tr>
          ) : null}
        </tbody>
      </Table>
    </div>
  );
}
