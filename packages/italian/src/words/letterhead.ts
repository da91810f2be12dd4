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

const placeOf = ({ address, postalCode, city, province }: Letterhead): string =>
  present([address, present([postalCode, city, province && `(${province})`], ' ')], ', ');

/** Longest own text at the foot of a page, characters. */
const FOOT_TEXT = 200;

/** The foot of every page: the shop in one line, then its own text. */
export const footLines = (shop: Letterhead, own: string, vatWord = 'P.IVA'): string =>
  present(
    [
      present([shop.name, placeOf(shop), shop.vatNumber && `${vatWord} ${shop.vatNumber}`], ' · '),
      own.trim().slice(0, FOOT_TEXT),
    ],
    '\n',
  );

/** The shop's own lines below the head of a document; a logo does not say the name, so it follows in words. */
export function letterheadLines(shop: Letterhead, hasLogo: boolean, vatWord = 'P.IVA'): string {
  const { name, vatNumber, phone, email, website, pec = '' } = shop;
  return present(
    [
      hasLogo ? name : '',
      placeOf(shop),
      vatNumber && `${vatWord} ${vatNumber}`,
      present([phone, email, website], ' · '),
      pec && `PEC ${pec}`,
    ],
    '\n',
  );
}
