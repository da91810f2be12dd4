interface Question {
  readonly question: string;
  readonly answer: string;
}

/** Shown on the page and repeated in the structured data. Each answer is a promise the product keeps. */
export const questions: readonly Question[] = [
  {
    question: 'La prova è davvero gratuita?',
    answer:
      'Sì. Quattordici giorni con tutte le funzioni, fino a tre persone, senza carta di credito. Alla scadenza non parte nessun addebito: se non continui, quello che hai inserito resta lì da leggere e da esportare.',
  },
  {
    question: 'Dove stanno i miei dati?',
    answer:
      'Nell’Unione Europea. Sono della tua azienda: li esporti quando vuoi e puoi chiederne la cancellazione. Modelli 3D e programmi NC vengono analizzati nel browser e restano sul tuo computer finché non sei tu ad allegarli.',
  },
  {
    question: 'Ho anni di lavoro in Excel. Devo riscrivere tutto?',
    answer:
      'No. Scarichi il modello, incolli preventivi, clienti, macchine e lavorazioni, e lo carichi. Prima di salvare vedi ogni riga com’è, con le celle da correggere e il motivo. O entra tutto o non entra niente: nessuna importazione a metà.',
  },
  {
    question: 'Possiamo usarlo in più persone?',
    answer:
      'Sì. Ognuno ha il suo accesso e il suo ruolo: responsabile, preventivista, tecnico, reparto. Chi lavora in reparto vede fasi e tempi, non i prezzi. Commenti e modifiche portano sempre il nome di chi li ha fatti.',
  },
  {
    question: 'Faccio lavorazioni che non sono in nessun elenco.',
    answer:
      'Le aggiungi tu: a tempo, a pezzo, a lotto, al chilo, al dm², al metro, al foro, o con una formula scritta come in Excel. Prima di pubblicarla la provi sui tuoi ultimi preventivi e vedi che cosa sarebbe cambiato. I preventivi vecchi tengono la formula di allora.',
  },
  {
    question: 'Non so quanto mi costa davvero un’ora di macchina.',
    answer:
      'È il caso più comune. Inserisci acquisto, anni, ore, energia, manutenzione e operatore, e il costo orario si costruisce voce per voce. Per cominciare subito trovi cinque macchine tipiche già compilate, segnate «da confermare».',
  },
  {
    question: 'E se la connessione cade a metà preventivo?',
    answer:
      'La bozza resta nel browser e riparte da dov’eri. Quanto agli accessi: vedi da quali dispositivi si è collegato il tuo account, chiudi quelli che non riconosci, e oltre tre sessioni attive la più vecchia si chiude da sola.',
  },
];
