interface Upcoming {
  readonly title: string;
  /** What the page will do for the person who opened it. */
  readonly will: string;
  /** Where something useful already works. */
  readonly meanwhile: { readonly label: string; readonly to: string };
}

const toDashboard = { label: 'Torna alla dashboard', to: '/dashboard' };

/** Pages still to be built; each line goes away when its page arrives. */
export const upcomingPages = {
  jobs: {
    title: 'Commesse',
    will: 'Qui un preventivo accettato diventerà una commessa: fasi, macchine, consegne e consuntivo.',
    meanwhile: toDashboard,
  },
} as const satisfies Record<string, Upcoming>;

export type UpcomingKey = keyof typeof upcomingPages;
