import '@mantine/charts/styles.layer.css';
import { LineChart } from '@mantine/charts';
import type { UsageDay } from '@truciolo/contract';
import { formatNumber } from '../../../lib/format/numbers.ts';
import { formatDay } from '../../../lib/format/rome-day.ts';

const series = [
  { name: 'sessions', label: 'Sessioni', color: 'var(--d2)' },
  { name: 'users', label: 'Utenti', color: 'var(--d1)' },
];

/** gg/mm: the year is in the period above. */
const shortDay = (day: string): string => formatDay(day).slice(0, 5);

/** Users and sessions of each day. Loaded only with the page: the chart code is large. */
export function DaysChart({ rows }: { readonly rows: readonly UsageDay[] }) {
  return (
    <LineChart
      h={260}
      data={rows.map((row) => ({ ...row, day: shortDay(row.day) }))}
      dataKey="day"
      series={series}
      curveType="linear"
      withDots={rows.length <= 31}
      withLegend
      legendProps={{ verticalAlign: 'top', height: 32 }}
      valueFormatter={(value) => formatNumber(value)}
      strokeWidth={1.6}
      gridColor="var(--grid)"
      textColor="var(--text-3)"
      yAxisProps={{ allowDecimals: false, width: 40 }}
      xAxisProps={{ minTickGap: 24 }}
      lineChartProps={{ accessibilityLayer: false }}
    />
  );
}
