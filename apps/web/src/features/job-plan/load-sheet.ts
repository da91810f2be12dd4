import type { MachineWeeks } from '@truciolo/jobs';
import type { FigureSheet } from '../../components/downloads/download-menu.tsx';

const PERCENT = '0%';

/** How full each machine is, a column a week; empty where it is closed. */
export const loadSheet = (loads: readonly MachineWeeks[]): FigureSheet => ({
  title: 'Carico delle macchine',
  columns: [
    { head: 'Macchina' },
    ...(loads[0]?.weeks ?? []).map(({ week }) => ({ head: `Sett. ${week}`, format: PERCENT })),
    { head: 'In tutto', format: PERCENT },
  ],
  rows: loads.map(({ code, weeks, share }) => [code, ...weeks.map((week) => week.share), share]),
});
