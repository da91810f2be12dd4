/** Who has no seat gets the beginning of time as expiry: it lies in the past whatever the clock says. */
export const isWithoutSeat = (licenseExpiration: string | null | undefined): boolean =>
  typeof licenseExpiration === 'string' && Date.parse(licenseExpiration) === 0;

export const NO_SEAT_MESSAGE =
  'Nessun posto assegnato: chiedi al responsabile delle licenze della tua azienda.';
