import { shortMonth } from '@truciolo/italian';
import '@mantine/charts/styles.layer.css';
import { BarChart } from '@mantine/charts';
import type { DashboardTally } from '@truciolo/contract';
import { inEuro } from '@truciolo/money';
import { formatEuro } from '../../../lib/format/numbers.ts';
import { euroAxis } from '../euro-axis.ts';
import { monthsSeries } from '../months-series.ts';

const series = monthsSeries.map(({ name, label, colour }) => ({ name, label, color: `var(${colour})` }));

/** Euro sent each month, with the won part. Loaded only with the page: the chart code is large. */
export function MonthsChart({ months }: { readonly months: readonly DashboardTally[] }) {
  const { ticks, unit, text } = euroAxis(Math.max(0, ...months.map(({ sent }) => inEuro(sent.value))));
  return (
    <BarChart
      h={240}
      data={months.map(({ key, sent, won }) => ({
        month: shortMonth(key),
        won: inEuro(won.value),
        other: inEuro(sent.value - won.value),
      }))}
      dataKey="month"
      type="stacked"
      series={series}
      withLegend
      legendProps={{ verticalAlign: 'top', height: 32 }}
      valueFormatter={(value) => formatEuro(value, 0)}
      gridColor="var(--grid)"
      textColor="var(--text-3)"
      yAxisProps={{ width: 56, ticks: [...ticks], tickFormatter: text }}
      unit=""
      yAxisLabel={unit}
      barProps={{ isAnimationActive: false }}
      barChartProps={{ accessibilityLayer: false }}
    />
  );
}
