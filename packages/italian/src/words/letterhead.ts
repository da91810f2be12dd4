interface Letterhead {
  readonly name: string;
  readonly address: string;
  readonly postalCode: string;
  readonly city: string;
  /** Two letters. */
  readonly province: string;
  readonly vatNumber: string;
  readonly phone: string;
  readonly email: string;
  readonly website: string;
  readonly pec?: string | undefined;
}

const present = (parts: readonly string[], between: string): string => parts.filter(Boolean).join(between);

/** The shop's own lines below the head of a document; a logo does not say the name, so it follows in words. */
export function letterheadLines(shop: Letterhead, hasLogo: boolean, vatWord = 'P.IVA'): string {
  const { name, address, postalCode, city, province, vatNumber, phone, email, website, pec = '' } = shop;
  const place = present([postalCode, city, province && `(${province})`], ' ');
  return present(
    [
      hasLogo ? name : '',
      present([address, place], ', '),
      vatNumber && `${vatWord} ${vatNumber}`,
      present([phone, email, website], ' · '),
      pec && `PEC ${pec}`,
    ],
    '\n',
  );
}
