/** A normalised heading: without stars, dots, brackets, capitals, accents. */
export const headingKey = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[*:."'’]/g, '')
    .replaceAll(/[^a-z0-9€/%]+/g, ' ')
    .trim();
