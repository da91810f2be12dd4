import type { ShopLanguage } from '@truciolo/contract';
import { countOf } from '@truciolo/italian';
import { oneLine, writeMail } from '../../platform/mail/mail-text.ts';

interface Words {
  readonly subject: (shop: string, number: string) => string;
  readonly greeting: (name: string) => string;
  readonly received: (shop: string) => string;
  readonly state: string;
  readonly noBinding: string;
  readonly past: (shop: string) => string;
  readonly pastSubject: (shop: string) => string;
  readonly notYou: string;
}

const WORDS: Readonly<Record<ShopLanguage, Words>> = {
  it: {
    subject: (shop, number) => `${shop}: richiesta ${number} ricevuta`,
    greeting: (name) => `Buongiorno ${name},`,
    received: (shop) => `${shop} ha ricevuto la tua richiesta e prepara l’offerta.`,
    state: 'Qui vedi a che punto è, puoi aggiungere file e rispondere alle domande:',
    noBinding: 'Il prezzo indicativo della pagina non è un’offerta.',
    past: (shop) => `Con questo link vedi le richieste che hai mandato a ${shop}. Vale sette giorni:`,
    pastSubject: (shop) => `${shop}: le tue richieste`,
    notYou: 'Se non l’hai chiesto tu, non serve fare niente.',
  },
  en: {
    subject: (shop, number) => `${shop}: request ${number} received`,
    greeting: (name) => `Dear ${name},`,
    received: (shop) => `${shop} has received your request and is preparing the offer.`,
    state: 'Follow it here, add files and answer questions:',
    noBinding: 'The indicative price on the page is not an offer.',
    past: (shop) => `This link shows the requests that you sent to ${shop}. It is valid for seven days:`,
    pastSubject: (shop) => `${shop}: your requests`,
    notYou: 'If you did not ask for it, there is nothing to do.',
  },
  de: {
    subject: (shop, number) => `${shop}: Anfrage ${number} eingegangen`,
    greeting: (name) => `Guten Tag ${name},`,
    received: (shop) => `${shop} hat Ihre Anfrage erhalten und bereitet das Angebot vor.`,
    state: 'Hier sehen Sie den Stand, können Dateien ergänzen und Fragen beantworten:',
    noBinding: 'Der Richtpreis der Seite ist kein Angebot.',
    past: (shop) => `Dieser Link zeigt Ihre Anfragen an ${shop}. Er gilt sieben Tage:`,
    pastSubject: (shop) => `${shop}: Ihre Anfragen`,
    notYou: 'Falls Sie ihn nicht angefordert haben, ist nichts zu tun.',
  },
};

interface Received {
  readonly shop: string;
  readonly name: string;
  readonly number: string;
  readonly url: string;
}

export function receivedMail(language: ShopLanguage, { shop, name, number, url }: Received) {
  const words = WORDS[language];
  return {
    subject: oneLine(words.subject(shop, number)),
    ...writeMail({
      greeting: words.greeting(oneLine(name)),
      paragraphs: [words.received(shop), `${words.state}\n${url}`, words.noBinding],
      closing: shop,
    }),
  };
}

export function pastMail(language: ShopLanguage, shop: string, url: string) {
  const words = WORDS[language];
  return {
    subject: oneLine(words.pastSubject(shop)),
    ...writeMail({ greeting: `${words.past(shop)}\n${url}`, paragraphs: [words.notYou], closing: shop }),
  };
}

/** To the shop: a request came in. */
export const arrivedMail = (company: string, name: string, parts: number, url: string) => ({
  subject: oneLine(`Nuova richiesta dalla pagina: ${company}`),
  ...writeMail({
    greeting: `${oneLine(name)} di ${oneLine(company)} ha mandato una richiesta con ${countOf(parts, 'pezzo', 'pezzi')}.`,
    paragraphs: [],
    button: { label: 'Apri la richiesta', url },
  }),
});
