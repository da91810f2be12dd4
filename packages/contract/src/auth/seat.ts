/** Who has no seat gets the beginning of time as expiry: it lies in the past whatever the clock says. */
export const isWithoutSeat = (licenseExpiration: string | null | undefined): boolean =>
  typeof licenseExpiration === 'string' && Date.parse(licenseExpiration) === 0;

/** "Mario Rossi", "Mario Rossi o Anna Bianchi": those who give seats; the role where nobody is known. */
export const whoGivesSeats = (names: readonly string[]): string => {
  const [last = 'al responsabile delle licenze della tua azienda', ...others] = names.toReversed();
  if (names.length === 0) return last;
  return `a ${[others.toReversed().join(', '), last].filter((part) => part !== '').join(' o ')}`;
};

export const noSeatMessage = (managers: readonly string[]): string =>
  `Nessun posto assegnato: chiedi ${whoGivesSeats(managers)}.`;
