/** The two parts of a month's bar, in their order; colours are names of the theme. */
export const monthsSeries = [
  { name: 'won', label: 'Accettati', colour: '--d1' },
  { name: 'other', label: 'Altri inviati', colour: '--d6' },
] as const;
