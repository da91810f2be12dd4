interface Upcoming {
  readonly title: string;
  /** What the page will do for the person who opened it. */
  readonly will: string;
  /** Where something useful already works. */
  readonly meanwhile: { readonly label: string; readonly to: string };
}

const toProfile = { label: 'Completa il profilo aziendale', to: '/profile' };
const toDashboard = { label: 'Torna alla dashboard', to: '/dashboard' };

/** Pages still to be built; each line goes away when its page arrives. */
export const upcomingPages = {
  jobs: {
    title: 'Commesse',
    will: 'Qui un preventivo accettato diventerà una commessa: fasi, macchine, consegne e consuntivo.',
    meanwhile: toDashboard,
  },
  customers: {
    title: 'Anagrafica Clienti',
    will: 'Qui terrai clienti, referenti, condizioni di pagamento e lo storico dei prezzi fatti a ciascuno.',
    meanwhile: toProfile,
  },
  materials: {
    title: 'Anagrafica Materiali',
    will: 'Qui troverai i 107 materiali della libreria con densità, dati di taglio e prezzi al chilo da confermare.',
    meanwhile: toProfile,
  },
  works: {
    title: 'Anagrafica Lavorazioni',
    will: 'Qui descriverai le lavorazioni interne ed esterne: a tempo, a pezzo, a lotto o con una formula.',
    meanwhile: toProfile,
  },
  costs: {
    title: 'Anagrafica Costi',
    will: 'Qui terrai manodopera, energia, imballo, trasporto e spese generali da aggiungere ai preventivi.',
    meanwhile: toProfile,
  },
  quotes: {
    title: 'Nuovo Preventivo',
    will: 'Qui farai il preventivo: grezzo, ciclo di lavoro, altri costi e prezzo per ogni quantità.',
    meanwhile: { label: 'Imposta margine, IVA e condizioni', to: '/profile' },
  },
  history: {
    title: 'Storico Preventivi',
    will: 'Qui cercherai tra tutti i preventivi per numero, cliente, codice, materiale e note.',
    meanwhile: toDashboard,
  },
  parts: {
    title: '3D Assistant',
    will: 'Qui lascerai un modello STEP per avere volume, grezzo, fori, filettature e un ciclo proposto.',
    meanwhile: toDashboard,
  },
  addons: {
    title: 'Gestione Addon',
    will: 'Qui attiverai le funzioni aggiuntive persona per persona, con la loro scadenza.',
    meanwhile: toDashboard,
  },
  superusers: {
    title: 'Gestione SuperUser',
    will: 'Qui nominerai i responsabili licenze delle aziende clienti.',
    meanwhile: toDashboard,
  },
  addonRoles: {
    title: 'Addon per Ruoli',
    will: 'Qui deciderai quali funzioni aggiuntive può avere ogni ruolo.',
    meanwhile: toDashboard,
  },
  analytics: {
    title: 'Statistiche di utilizzo',
    will: 'Qui vedrai pagine e azioni più usate, utenti al giorno e aziende attive.',
    meanwhile: toDashboard,
  },
  assignment: {
    title: 'Assegnazione utenti-Admin',
    will: 'Qui deciderai quale amministratore segue ogni azienda e riceve i suoi messaggi.',
    meanwhile: toDashboard,
  },
} as const satisfies Record<string, Upcoming>;

export type UpcomingKey = keyof typeof upcomingPages;
