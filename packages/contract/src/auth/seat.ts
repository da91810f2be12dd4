/** Users without a seat get the Unix epoch as expiry date: it is in the past whatever the clock says. */
export const isWithoutSeat = (licenseExpiration: string | null | undefined): boolean =>
  typeof licenseExpiration === 'string' && Date.parse(licenseExpiration) === 0;

/**
 * "Mario Rossi", "Mario Rossi o Anna Bianchi": the users who assign seats, or the name of the role where none is known.
 */
export const seatAssignerNames = (names: readonly string[]): string => {
  const [last = 'al responsabile delle licenze della tua azienda', ...others] = names.toReversed();
  if (names.length === 0) return last;
  return `a ${[others.toReversed().join(', '), last].filter((part) => part !== '').join(' o ')}`;
};

export const noSeatMessage = (managers: readonly string[]): string =>
  `Nessun posto assegnato: chiedi ${seatAssignerNames(managers)}.`;
