/** A phone number as a link that calls it. */
export const callAddress = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
