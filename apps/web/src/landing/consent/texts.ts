import type { Translation } from 'vanilla-cookieconsent';

export const consentTexts: Translation = {
  consentModal: {
    title: 'I cookie, in due righe',
    description:
      'Quelli necessari fanno funzionare l’accesso. Quelli statistici ci dicono quali pagine servono davvero, senza sapere chi sei: li usiamo solo se vuoi.',
    acceptAllBtn: 'Accetta',
    acceptNecessaryBtn: 'Solo necessari',
    showPreferencesBtn: 'Scegli',
    footer: '<a href="/privacy#cookie">Cookie Policy</a>',
  },
  preferencesModal: {
    title: 'Preferenze sui cookie',
    acceptAllBtn: 'Accetta tutti',
    acceptNecessaryBtn: 'Solo necessari',
    savePreferencesBtn: 'Salva le scelte',
    closeIconLabel: 'Chiudi',
    serviceCounterLabel: 'Servizi',
    sections: [
      {
        description:
          'Puoi cambiare idea quando vuoi da «Preferenze cookie» in fondo alla pagina. Conserviamo la scelta con un codice casuale, che non dice chi sei.',
      },
      {
        title: 'Necessari',
        description: 'Tengono aperta la sessione e ricordano questa scelta. Senza, il servizio non funziona.',
        linkedCategory: 'necessary',
      },
      {
        title: 'Statistici',
        description: 'Contano le pagine visitate e i pulsanti usati, mai quello che scrivi. Restano 13 mesi.',
        linkedCategory: 'analytics',
      },
    ],
  },
};
