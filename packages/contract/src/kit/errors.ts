/**
 * The closed list of error codes. A code has one HTTP status and one Italian default sentence; a use case may
 * give a more precise sentence, never another status.
 */
export const errorCodes = {
  BAD_REQUEST: { status: 400, message: 'Richiesta non valida.' },
  MALFORMED_JSON: { status: 400, message: 'Il contenuto della richiesta non è JSON valido.' },
  VALIDATION: { status: 400, message: 'Alcuni campi non sono validi. Correggi quelli evidenziati.' },
  WRONG_ANSWER: { status: 400, message: 'La risposta alla domanda di verifica non è corretta.' },
  QUESTION_OVER: {
    status: 400,
    message: 'La domanda di verifica è scaduta o già usata: rispondi a quella nuova.',
  },
  CONSENT_REQUIRED: { status: 400, message: 'È necessario accettare la Privacy Policy per continuare.' },
  RESET_LINK_INVALID: {
    status: 400,
    message: 'Impossibile reimpostare la password. Il link potrebbe essere scaduto.',
  },
  CONFIRM_LINK_INVALID: {
    status: 400,
    message: 'Questo link di conferma non è più valido. Accedi e fattene mandare un altro.',
  },
  FILE_INFECTED: { status: 400, message: 'L’antivirus ha riconosciuto questo file: non è stato caricato.' },
  INVITATION_INVALID: {
    status: 400,
    message: 'Questo invito è scaduto o è già stato usato. Chiedi al tuo responsabile di mandarne un altro.',
  },
  DELETION_LINK_INVALID: {
    status: 400,
    message: 'Il link di conferma non è più valido. Ripeti la richiesta di cancellazione.',
  },
  WRONG_PASSWORD: { status: 400, message: 'La password attuale non è corretta.' },
  WRONG_CODE: {
    status: 400,
    message: 'Il codice non è giusto o è già stato usato: aspetta il prossimo e riprova.',
  },
  PIN_WRONG: { status: 400, message: 'PIN o badge non riconosciuto.' },
  COMMON_PASSWORD: {
    status: 400,
    message: 'Questa password è fra le più usate e si indovina subito. Scegline un’altra.',
  },
  FORMULA_INVALID: { status: 400, message: 'La formula contiene un errore: correggila e riprova.' },
  IMPORT_FILE: { status: 400, message: 'Il file non si può leggere.' },
  IDEMPOTENCY_KEY: {
    status: 400,
    message: 'L’intestazione Idempotency-Key deve avere da 1 a 200 caratteri stampabili.',
  },
  IDEMPOTENCY_KEY_USED: {
    status: 422,
    message: 'Questa Idempotency-Key è già servita per un’altra richiesta: usane una nuova.',
  },
  MAILBOX_REFUSED: { status: 400, message: 'La casella non si apre con questi dati.' },
  HOOK_ADDRESS: { status: 400, message: 'A questo indirizzo non si può mandare nulla.' },
  OFFER_QUANTITY: { status: 400, message: 'Questa quantità non è fra quelle offerte.' },
  INVALID_CREDENTIALS: { status: 401, message: 'Email o password non corretti.' },
  PASSKEY_REFUSED: {
    status: 400,
    message: 'Questa passkey non è stata riconosciuta: riprova, o entra con la password.',
  },
  SECOND_FACTOR_NEEDED: { status: 401, message: 'Inserisci il codice della verifica in due passaggi.' },
  UNAUTHENTICATED: { status: 401, message: 'La sessione è scaduta. Effettua nuovamente l’accesso.' },
  SESSION_IDLE: {
    status: 401,
    message: 'Sei stato disconnesso perché da tempo non usavi il programma. Accedi di nuovo.',
  },
  EMAIL_UNCONFIRMED: {
    status: 403,
    message:
      'Prima di inviare email a clienti e fornitori conferma il tuo indirizzo: apri il link che ti abbiamo mandato.',
  },
  SAMPLE_ACCOUNT: {
    status: 403,
    message: 'Gli accessi di esempio funzionano solo dal computer su cui gira il programma.',
  },
  FORBIDDEN: { status: 403, message: 'Non hai i permessi per questa operazione.' },
  SECOND_FACTOR_DUE: {
    status: 403,
    message: 'La tua azienda chiede la verifica in due passaggi: attivala per continuare.',
  },
  LICENSE_EXPIRED: {
    status: 403,
    message: 'Licenza scaduta. Contatta il supporto o il tuo fornitore.',
  },
  NOT_FOUND: { status: 404, message: 'Elemento non trovato.' },
  OFFER_UNKNOWN: {
    status: 404,
    message: 'Questo link non porta a nessuna offerta. Controlla di averlo copiato per intero.',
  },
  SHOP_PAGE_UNKNOWN: {
    status: 404,
    message:
      'A questo indirizzo non c’è la pagina di nessuna officina. Controlla di averlo scritto per intero.',
  },
  SHOP_LINK_UNKNOWN: {
    status: 404,
    message: 'Questo link non porta a nessuna richiesta: è scaduto, oppure manca un pezzo dell’indirizzo.',
  },
  METHOD_NOT_ALLOWED: { status: 405, message: 'Metodo non ammesso per questo indirizzo.' },
  CONFLICT: {
    status: 409,
    message: 'Qualcun altro ha modificato gli stessi campi. Scegli quale versione tenere.',
  },
  TWICE_AT_ONCE: {
    status: 409,
    message: 'La stessa operazione era già in corso: ricarica la pagina e controlla il risultato.',
  },
  DUPLICATE_VAT: { status: 409, message: 'Esiste già un’azienda registrata con questa partita IVA.' },
  SLUG_TAKEN: { status: 409, message: 'Questo indirizzo è già di un’altra officina: scegline un altro.' },
  SHOP_REQUEST_CLOSED: {
    status: 409,
    message: 'Questa richiesta è chiusa: scrivi direttamente all’officina.',
  },
  DUPLICATE_CODE: { status: 409, message: 'Esiste già una voce con questo codice.' },
  DUPLICATE_EMAIL: { status: 409, message: 'Esiste già un account con questa email.' },
  DUPLICATE_NAME: { status: 409, message: 'Esiste già una voce con questo nome.' },
  GUID_TAKEN: { status: 409, message: 'Questo identificativo è già in uso.' },
  NO_FREE_SEATS: { status: 409, message: 'Tutti i posti della licenza sono assegnati.' },
  SEATS_ASSIGNED: { status: 409, message: 'I posti assegnati sono più di quelli richiesti.' },
  OWN_ACCOUNT: { status: 409, message: 'Questa operazione non si può fare sul proprio account.' },
  SECOND_FACTOR_RULE: {
    status: 409,
    message: 'La tua azienda chiede la verifica in due passaggi a tutti: non si può disattivare.',
  },
  LAST_RESPONSABILE: {
    status: 409,
    message: 'È l’unico responsabile attivo dell’azienda. Nominane prima un altro.',
  },
  QUOTE_FROZEN: {
    status: 409,
    message: 'Questo preventivo è già stato inviato: per cambiarlo crea una nuova revisione.',
  },
  QUOTE_STATE: { status: 409, message: 'Lo stato del preventivo non permette questa operazione.' },
  QUOTE_UNPRICED: {
    status: 409,
    message: 'Una posizione non ha ancora un prezzo: completala prima di inviare.',
  },
  QUOTE_TO_CONFIRM: {
    status: 409,
    message: 'Alcuni prezzi vengono dalla libreria o sono proposti: confermali prima di inviare.',
  },
  REQUEST_STATE: {
    status: 409,
    message: 'Questa richiesta è già diventata un preventivo: le modifiche si fanno lì.',
  },
  REQUEST_EMPTY: {
    status: 409,
    message: 'Nella richiesta non c’è ancora nessuna posizione: aggiungine una.',
  },
  JOB_STATE: { status: 409, message: 'Lo stato della commessa non permette questa operazione.' },
  JOB_UNPRICED: {
    status: 409,
    message: 'Questa commessa non viene da un preventivo: non ha un prezzo né un costo previsto.',
  },
  RACK_SHORT: {
    status: 409,
    message: 'A magazzino non ci sono abbastanza pezzi liberi: aggiorna la pagina e scegli di nuovo.',
  },
  DDT_CUSTOMERS: { status: 409, message: 'Un DDT porta merce di un solo cliente: fanne uno per ciascuno.' },
  DDT_EXCESS: {
    status: 409,
    message: 'Escono più pezzi di quelli buoni o ordinati: scrivi perché.',
  },
  DDT_NOT_INVOICED: {
    status: 409,
    message: 'Questo DDT non è ancora fatturato: correggilo o annullalo.',
  },
  RETURN_CREDITED: {
    status: 409,
    message: 'Questo reso ha già la sua nota di credito: non si toglie più.',
  },
  NUMBER_TAKEN: { status: 409, message: 'Questo numero è già di un altro documento dello stesso anno.' },
  SERIES_TAKEN: { status: 409, message: 'C’è già un sezionale che darebbe gli stessi numeri.' },
  DDT_INVOICED: { status: 409, message: 'Questo DDT è già in un’altra fattura.' },
  DDT_SETTLED: {
    status: 409,
    message: 'Questo DDT è fatturato o annullato: non si cambia più.',
  },
  MAIL_UNAVAILABLE: {
    status: 409,
    message:
      'L’invio di email non è configurato su questa installazione: copia il link o scarica il PDF e segna il preventivo come inviato.',
  },
  OFFER_CLOSED: { status: 409, message: 'A questa offerta non si può più rispondere.' },
  TOO_MANY_KEYS: { status: 409, message: 'Sono già troppi: togline qualcuno che non serve più.' },
  TOO_MANY_FILES: { status: 409, message: 'Questo preventivo ha già 200 file: togline qualcuno.' },
  FILE_GONE: { status: 409, message: 'Un file allegato non c’è più: allegalo di nuovo.' },
  IMPORT_EXPIRED: { status: 409, message: 'L’anteprima è scaduta: carica di nuovo il file.' },
  IMPORT_STALE: {
    status: 409,
    message: 'Nel frattempo qualcuno ha cambiato queste righe: controlla di nuovo l’anteprima.',
  },
  IMPORT_ERRORS: { status: 409, message: 'Ci sono celle da correggere: non è stato salvato nulla.' },
  REFERENCE_GONE: {
    status: 409,
    message: 'Un elemento scelto non c’è più: aggiorna la pagina e sceglilo di nuovo.',
  },
  PRICE_NEGATIVE: { status: 409, message: 'Con questa variazione un prezzo scenderebbe sotto zero.' },
  TOO_MANY_ROWS: { status: 409, message: 'Sono troppe righe in una volta: restringi i filtri.' },
  SAMPLES_REFUSED: {
    status: 409,
    message: 'Ci sono già clienti o preventivi tuoi: i dati di esempio si caricano solo in un’azienda nuova.',
  },
  LAST_ADMIN: {
    status: 409,
    message: 'È l’unico amministratore attivo del fornitore. Riattivane prima un altro.',
  },
  ADDON_UNAVAILABLE: { status: 409, message: 'Questo addon non è disponibile per la tua azienda.' },
  OFFER_REVOKED: {
    status: 410,
    message: 'L’officina ha ritirato questo link. Chiedi a chi te l’ha mandato un link aggiornato.',
  },
  OFFER_LINK_EXPIRED: {
    status: 410,
    message: 'Questo link è scaduto. Chiedi a chi te l’ha mandato un link aggiornato.',
  },
  SHOP_PAGE_CLOSED: {
    status: 410,
    message:
      'In questo momento l’officina non riceve richieste da questa pagina: telefona o scrivi una mail.',
  },
  QUOTA_REACHED: { status: 413, message: 'Lo spazio per i file del tuo piano è pieno.' },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'Il contenuto inviato è troppo grande.' },
  PRINT_TOO_LARGE: {
    status: 413,
    message: 'Questo documento è troppo grande da stampare: dividilo, o togli posizioni, quantità e testo.',
  },
  UNSUPPORTED_MEDIA: { status: 415, message: 'Tipo di contenuto non ammesso.' },
  /** Raised by the client for an answer that it cannot read: the server is newer than the page. */
  PAGE_OUTDATED: {
    status: 426,
    message: 'Il programma è stato aggiornato: ricarica la pagina per continuare.',
  },
  RATE_LIMITED: { status: 429, message: 'Troppi tentativi. Riprova fra qualche minuto.' },
  INTERNAL: { status: 500, message: 'Si è verificato un errore imprevisto. Riprova fra poco.' },
  SCANNER_UNAVAILABLE: { status: 503, message: 'Il controllo antivirus non risponde: riprova fra poco.' },
  UNAVAILABLE: {
    status: 503,
    message: 'Il servizio non è raggiungibile in questo momento. Riprova fra poco.',
  },
  FILES_UNAVAILABLE: {
    status: 503,
    message:
      'L’archivio dei file non risponde in questo momento: riprova fra poco. Preventivi e dati si possono usare.',
  },
  STORAGE_FULL: {
    status: 507,
    message:
      'Sul server è finito lo spazio su disco: avvisa chi lo gestisce. Quello che c’era è rimasto com’era.',
  },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorCodes;

/** One field changed by two people: the value before, and the value of each. */
export interface FieldConflict {
  readonly base: unknown;
  readonly yours: unknown;
  readonly theirs: unknown;
}

/** Body of every answer that is not 2xx. */
export interface ErrorBody {
  readonly code: ErrorCode;
  readonly message: string;
  /** Field path (dots) → sentence to show beside that field. */
  readonly fields?: Readonly<Record<string, string>>;
  /** With CONFLICT: the fields both sides changed, and the version to send next. */
  readonly conflict?: { readonly version: number; readonly fields: Readonly<Record<string, FieldConflict>> };
  /** With LICENSE_EXPIRED: the expiry, ISO. */
  readonly licenseExpiration?: string;
  /** With SECOND_FACTOR_NEEDED: the factors of the account besides recovery codes. */
  readonly secondFactor?: readonly ('app' | 'passkey')[];
  /** With SHOP_PAGE_CLOSED: a shop whose page was public, so that its buyers still find it. */
  readonly shop?: { readonly name: string; readonly phone: string; readonly email: string };
  /** With FORMULA_INVALID: range of the wrong characters, zero-based, end excluded. */
  readonly position?: { readonly start: number; readonly end: number };
  /** With INTERNAL: the number to quote to support; the log has the rest. */
  readonly reference?: string;
}

/** Error body as received: a server newer than an open page may send an unknown code. */
export interface ReceivedError extends Omit<ErrorBody, 'code'> {
  readonly code: ErrorCode | (string & {});
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

const isKnown = (code: string): code is ErrorCode => Object.hasOwn(errorCodes, code);

/** The named fields whose value is a sentence. */
function sentencesOf(fields: unknown): Pick<ErrorBody, 'fields'> {
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) return {};
  return { fields: Object.fromEntries(Object.entries(fields).filter(([, sentence]) => isText(sentence))) };
}

/**
 * The body is read field by field: a proxy, an older or a newer server may omit the code or the sentence, and the other
 * one still counts. `said` is the server's own sentence, null where the client has to choose one.
 */
export function readErrorBody(value: unknown): {
  readonly body: ReceivedError;
  readonly said: string | null;
} {
  const given = typeof value === 'object' && value !== null ? (value as Partial<ReceivedError>) : {};
  const code = isText(given.code) ? given.code : 'INTERNAL';
  const said = isText(given.message) ? given.message : null;
  const message = said ?? errorCodes[isKnown(code) ? code : 'INTERNAL'].message;
  const { fields, ...rest } = given;
  return { body: { ...rest, ...sentencesOf(fields), code, message }, said };
}
