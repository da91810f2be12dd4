import { place } from '../content/site-places.ts';
import { legalTitle } from './contents.ts';
import { LegalSection, LegalTable } from './legal-section.tsx';

const support = place('supportEmail');

export const Controller = () => (
  <LegalSection id="titolare" title={legalTitle('titolare')}>
    <p>
      Titolare del trattamento è <b>{place('companyName')}</b>, {place('companyAddress')}, P.IVA{' '}
      {place('vatId')}. Per qualsiasi domanda sui tuoi dati scrivi a{' '}
      <a href={`mailto:${support}`}>{support}</a>: risponde una persona.
    </p>
    <p>
      Questa informativa è resa ai sensi degli articoli 13 e 14 del Regolamento (UE) 2016/679 (GDPR) e
      riguarda il sito, la prova gratuita e il servizio Truciolo.
    </p>
  </LegalSection>
);

export const CollectedData = () => (
  <LegalSection id="dati" title={legalTitle('dati')}>
    <p>Raccogliamo solo quello che serve a far funzionare il servizio:</p>
    <ul>
      <li>
        <b>Registrazione.</b> Ragione sociale, partita IVA e indirizzo dell’azienda; nome, cognome ed e-mail
        di chi si iscrive. La password è conservata solo come impronta cifrata (Argon2id): nessuno può
        leggerla, noi compresi.
      </li>
      <li>
        <b>Accessi.</b> Data e ora, indirizzo IP e tipo di dispositivo di ogni sessione. Li vedi anche tu,
        alla pagina «Sessioni attive», e da lì puoi chiudere quelle che non riconosci.
      </li>
      <li>
        <b>Messaggi.</b> Nome, e-mail, eventuali azienda e telefono e il testo che ci scrivi dal modulo dei
        contatti.
      </li>
      <li>
        <b>Uso del servizio.</b> Pagine aperte e pulsanti premuti. Registriamo le scritte dei comandi, mai i
        tuoi dati: il contenuto di celle, campi, nomi e importi non parte dal browser.
      </li>
      <li>
        <b>Registro delle modifiche.</b> Chi ha creato o cambiato un preventivo, un costo o un utente, e
        quando.
      </li>
    </ul>
    <p>
      Non chiediamo dati di carte di pagamento durante la prova, non compriamo dati da altri e non facciamo
      profilazione. Modelli 3D e programmi NC sono analizzati nel browser: arrivano a noi solo se sei tu ad
      allegarli.
    </p>
  </LegalSection>
);

export const Purposes = () => (
  <LegalSection id="finalita" title={legalTitle('finalita')}>
    <LegalTable
      caption="Finalità e basi giuridiche del trattamento"
      columns={['Finalità', 'Base giuridica']}
      rows={[
        [
          'Aprire l’account, dare il servizio e l’assistenza',
          'Contratto, o misure precontrattuali (art. 6.1.b)',
        ],
        ['Rispondere ai messaggi', 'Tua richiesta (art. 6.1.b)'],
        [
          'Proteggere gli accessi: limite di sessioni, tentativi ripetuti, registro delle modifiche',
          'Legittimo interesse alla sicurezza del servizio (art. 6.1.f)',
        ],
        ['Fatturazione e obblighi fiscali', 'Obbligo di legge (art. 6.1.c)'],
        [
          'Capire quali funzioni servono, con dati d’uso senza contenuti',
          'Legittimo interesse a migliorare il servizio (art. 6.1.f)',
        ],
        ['Cookie statistici sul sito', 'Consenso, che puoi ritirare quando vuoi (art. 6.1.a)'],
        ['Conservare la prova del consenso', 'Obbligo di legge (art. 7.1 del GDPR)'],
      ]}
    />
    <p>
      I dati chiesti nella registrazione sono necessari: senza, l’account non si può aprire. Non usiamo i tuoi
      dati per decisioni automatizzate che ti riguardano.
    </p>
  </LegalSection>
);

export const Processor = () => (
  <LegalSection id="responsabile" title={legalTitle('responsabile')}>
    <p>
      Clienti, fornitori, preventivi, costi e commesse sono della tua azienda, che ne resta titolare. Noi li
      trattiamo per suo conto come responsabile del trattamento (art. 28 del GDPR): solo per dare il servizio
      e secondo le sue istruzioni, senza usarli per altri scopi e senza cederli. Ogni azienda vede soltanto i
      propri dati; la separazione è imposta dalla base di dati, non solo dalle pagine.
    </p>
    <p>
      Ti avvisiamo senza ritardo di ogni violazione che riguardi i tuoi dati, ti aiutiamo a rispondere alle
      richieste degli interessati e alla fine del rapporto li cancelliamo o te li restituiamo, come
      preferisci.
    </p>
  </LegalSection>
);
