const italian = new Intl.DateTimeFormat('it-IT', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Europe/Rome',
});

/** An instant as the day a person in Italy reads: 29/11/2026. */
export const italianDate = (instant: string): string => italian.format(new Date(instant));
