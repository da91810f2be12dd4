import { place } from '../content/site-places.ts';
import { legalTitle } from './contents.ts';
import { LegalSection, LegalTable } from './legal-section.tsx';

const support = place('supportEmail');

export const Retention = () => (
  <LegalSection id="conservazione" title={legalTitle('conservazione')}>
    <LegalTable
      caption="Tempi di conservazione"
      columns={['Dato', 'Tempo']}
      rows={[
        ['Account e dati dell’azienda', 'Finché l’account esiste; poi fino alla richiesta di cancellazione'],
        [
          'Dati di una prova non proseguita',
          'Restano leggibili ed esportabili finché non ne chiedi la cancellazione',
        ],
        ['Sessioni', '30 giorni dall’ultimo uso'],
        ['Link per reimpostare la password', '2 ore, e vale una volta sola'],
        ['Dati d’uso', '13 mesi'],
        ['Registro delle modifiche', 'Quanto i dati a cui si riferisce: è la loro storia'],
        ['Messaggi dal modulo dei contatti', 'Il tempo di rispondere e di seguire la richiesta'],
        ['Prova del consenso ai cookie', 'Finché il consenso vale, e il tempo per poterlo dimostrare'],
        ['Fatture', '10 anni (art. 2220 del codice civile)'],
      ]}
    />
    <p>
      Una richiesta di cancellazione è eseguita entro 30 giorni. Le copie di sicurezza si sovrascrivono a
      rotazione: per il tempo della rotazione il dato può restare in una copia, che non usiamo per altro.
    </p>
  </LegalSection>
);

export const Location = () => (
  <LegalSection id="luogo" title={legalTitle('luogo')}>
    <p>
      I dati stanno su server nell’Unione Europea e non sono trasferiti altrove. Viaggiano cifrati e sono
      protetti da accessi personali, ruoli e sessioni che scadono.
    </p>
    <p>
      Li vedono, ciascuno per la sua parte: le persone della tua azienda che hai invitato; il nostro personale
      di assistenza, quando lo chiedi; i fornitori di hosting e di posta elettronica, nominati responsabili;
      il rivenditore che segue la tua licenza, che vede l’elenco degli utenti, lo stato della licenza e le
      statistiche d’uso, ma non preventivi, prezzi e clienti. L’elenco aggiornato dei fornitori si chiede a{' '}
      <a href={`mailto:${support}`}>{support}</a>.
    </p>
  </LegalSection>
);

export const Rights = () => (
  <LegalSection id="diritti" title={legalTitle('diritti')}>
    <p>
      Puoi chiedere in ogni momento di <b>accedere</b> ai tuoi dati, <b>correggerli</b>, <b>cancellarli</b>,
      averli in un formato leggibile da un’altra applicazione (<b>portabilità</b>), <b>limitarne</b> l’uso,{' '}
      <b>opporti</b> ai trattamenti basati sul legittimo interesse e <b>ritirare il consenso</b>, senza che
      questo tocchi quanto fatto prima.
    </p>
    <p>
      Basta un messaggio a <a href={`mailto:${support}`}>{support}</a> o dalla pagina{' '}
      <a href="/contatti">Contatti</a>: rispondiamo entro un mese. Se la risposta non ti convince puoi
      rivolgerti al <a href="https://www.garanteprivacy.it">Garante per la protezione dei dati personali</a>.
    </p>
    <p>
      Se i dati riguardano il tuo rapporto con un’officina che usa Truciolo, la richiesta va rivolta a lei.
    </p>
  </LegalSection>
);

export const Cookies = () => (
  <LegalSection id="cookie" title={legalTitle('cookie')}>
    <p>
      Usiamo pochi cookie e la memoria del browser. Quelli necessari non chiedono consenso; quelli statistici
      restano spenti finché non li accetti. Nessun cookie di pubblicità.
    </p>
    <LegalTable
      caption="Cookie e memoria del browser"
      columns={['Nome', 'A che cosa serve', 'Tipo', 'Durata']}
      rows={[
        [
          'token, user',
          'Tengono aperta la sessione dopo l’accesso (memoria locale)',
          'Necessario',
          'Fino all’uscita',
        ],
        ['truciolo_consenso', 'Ricorda la scelta sui cookie, con un codice casuale', 'Necessario', '6 mesi'],
        [
          'Bozze',
          'Conservano nel browser un lavoro non ancora salvato (memoria locale)',
          'Necessario',
          'Fino al salvataggio',
        ],
        [
          'Sessione statistica',
          'Unisce le pagine di una stessa visita, senza dire chi sei (memoria della scheda)',
          'Statistico',
          'Fino alla chiusura della scheda',
        ],
      ]}
    />
    <p>
      Cambi idea quando vuoi con{' '}
      <button type="button" className="as-link" data-consent-open hidden>
        Preferenze cookie
      </button>
      <span data-consent-words>«Preferenze cookie» in fondo alla pagina</span>, oppure cancellando i cookie
      dalle impostazioni del browser.
    </p>
  </LegalSection>
);
