import { pages } from '../../lib/pages.ts';
export interface StartStep {
  readonly title: string;
  readonly text: string;
  readonly state: 'done' | 'open';
  readonly link: { readonly label: string; readonly to: string };
}

export interface StartFacts {
  /** undefined while it is not known yet. */
  readonly hasLogo: boolean | undefined;
  /** A machine with a confirmed rate. */
  readonly hasMachine: boolean | undefined;
  readonly hasCustomer: boolean | undefined;
  readonly hasQuote: boolean | undefined;
}

/** The four steps of a new company with their state. */
export function guidedStart({
  hasLogo,
  hasMachine,
  hasCustomer,
  hasQuote,
}: StartFacts): readonly StartStep[] {
  return [
    {
      title: 'Carica il logo',
      text: 'Comparirà sul PDF e sull’offerta web.',
      state: hasLogo ? 'done' : 'open',
      link: { label: hasLogo ? 'Cambia' : 'Carica logo', to: `${pages.profile}#logo` },
    },
    {
      title: 'Conferma la prima macchina',
      text: 'Corse, potenza e costo orario: è da lì che nasce ogni prezzo.',
      state: hasMachine ? 'done' : 'open',
      link: { label: hasMachine ? 'Apri il parco' : 'Conferma', to: pages.machines },
    },
    {
      title: 'Aggiungi il primo cliente',
      text: 'Basta la partita IVA: la controlliamo subito.',
      state: hasCustomer ? 'done' : 'open',
      link: hasCustomer
        ? { label: 'Apri i clienti', to: pages.customers }
        : { label: 'Aggiungi', to: `${pages.customers}/nuovo` },
    },
    {
      title: 'Fai il primo preventivo',
      text: 'Un pezzo, il grezzo, le fasi: il prezzo compare mentre scrivi.',
      state: hasQuote ? 'done' : 'open',
      link: hasQuote
        ? { label: 'Apri lo storico', to: pages.quoteHistory }
        : { label: 'Nuovo preventivo', to: pages.quoteTools },
    },
  ];
}

export const stepsDone = (steps: readonly StartStep[]): number =>
  steps.filter(({ state }) => state === 'done').length;
