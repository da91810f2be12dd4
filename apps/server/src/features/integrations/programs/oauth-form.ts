/** Fields of a call to the token or the revocation endpoint. */
export type Form = Readonly<Record<string, string>>;

/** Fields that are texts, however the body was sent. */
export const formOf = (body: unknown): Form =>
  Object.fromEntries(Object.entries(body ?? {}).filter(([, value]) => typeof value === 'string'));

export const readForm = (text: string): Form => Object.fromEntries(new URLSearchParams(text));
