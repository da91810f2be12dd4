import { place } from '../content/site-places.ts';
import { legalTitle } from './contents.ts';
import { LegalSection } from './legal-section.tsx';

const support = place('supportEmail');

export const Terms = () => (
  <LegalSection id="termini" title={legalTitle('termini')}>
    <h3>Il servizio</h3>
    <p>
      Truciolo è un servizio in rete di {place('companyName')} per imprese: preventivi, costi, parco macchine
      e commesse di officine meccaniche. Registrandoti dichiari di agire per la tua azienda e di poterla
      impegnare.
    </p>
    <h3>La prova di 14 giorni</h3>
    <p>
      La prova dura 14 giorni dalla registrazione, comprende tutte le funzioni per tre persone al massimo e
      non chiede carte di pagamento. Alla scadenza non parte nessun addebito e nessun rinnovo: si fermano le
      funzioni di scrittura, mentre quello che hai inserito resta da leggere e da esportare. Per continuare
      serve una licenza, che si chiede al rivenditore.
    </p>
    <h3>Account e accessi</h3>
    <p>
      Ogni persona usa il proprio account e ne custodisce la password. Le sessioni attive di un account sono
      limitate: oltre il limite si chiude la più vecchia. Se noti un accesso che non riconosci, cambia la
      password e avvisaci subito.
    </p>
    <h3>Uso corretto</h3>
    <p>
      Non è permesso rivendere il servizio senza accordo, aggirarne i limiti, tentare l’accesso ai dati di
      altre aziende o caricarvi materiale illecito. In caso di abuso possiamo sospendere l’account, avvisando
      prima quando è possibile.
    </p>
    <h3>I tuoi dati</h3>
    <p>
      Quello che inserisci è della tua azienda. Ci autorizzi a conservarlo e a elaborarlo solo per darti il
      servizio, come spiegato <a href="#responsabile">qui sopra</a>. Puoi esportarlo in ogni momento.
    </p>
    <h3>Calcoli e responsabilità</h3>
    <p>
      Tempi, parametri e prezzi nascono dai dati che inserisci e da formule che puoi aprire e controllare:
      sono un aiuto alla decisione, che resta tua. Prima di avviare una lavorazione verifica parametri e
      programmi sulla macchina. Nei limiti di legge, e salvo dolo o colpa grave, rispondiamo dei danni diretti
      fino a quanto pagato negli ultimi dodici mesi.
    </p>
    <h3>Disponibilità e modifiche</h3>
    <p>
      Curiamo che il servizio sia sempre raggiungibile e annunciamo gli interventi programmati. Se questi
      termini cambiano in modo importante te lo scriviamo con almeno 30 giorni di anticipo, e puoi recedere
      senza costi.
    </p>
    <h3>Recesso, legge e foro</h3>
    <p>
      Puoi chiudere l’account quando vuoi scrivendo a <a href={`mailto:${support}`}>{support}</a>. Vale la
      legge italiana; per le controversie è competente il foro della sede di {place('companyName')}.
    </p>
  </LegalSection>
);
