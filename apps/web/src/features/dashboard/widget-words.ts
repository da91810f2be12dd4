import { type DashboardWidget, dashboardWidgets } from '@truciolo/contract';

export const widgetNames: Readonly<Record<DashboardWidget, string>> = {
  today: 'Da fare oggi',
  jobs: 'Commesse e carico macchine',
  months: 'Valore per mese',
  losses: 'Perché perdiamo',
  'best-customers': 'Clienti che rendono',
  'worst-customers': 'Clienti che perdiamo',
  'by-owner': 'Per preventivista',
  recent: 'Attività recenti',
};

interface Choice {
  readonly widget: DashboardWidget;
  readonly shown: boolean;
}

/** The shown ones in their order, then those that are left out. */
export const choicesOf = (shown: readonly DashboardWidget[]): Choice[] => [
  ...shown.map((widget) => ({ widget, shown: true })),
  ...dashboardWidgets.filter((widget) => !shown.includes(widget)).map((widget) => ({ widget, shown: false })),
];

/** One place up or down; at the ends it stays where it is. */
export function moved(choices: readonly Choice[], from: number, step: -1 | 1): Choice[] {
  const next = [...choices];
  const [one, other] = [next[from], next[from + step]];
  if (!one || !other) return next;
  next[from] = other;
  next[from + step] = one;
  return next;
}
