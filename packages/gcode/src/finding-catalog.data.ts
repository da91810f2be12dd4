export type Severity = 'error' | 'warning' | 'info';

/**
 * Effect of a finding on the time: `least` = motion is left out or timed too fast, the time is a lower bound;
 * `estimated` = a path that stands for the control's own, about as long.
 */
export type TimeMark = 'least' | 'estimated';

interface CatalogEntry {
  readonly severity: Severity;
  /** Italian; `{name}` is replaced by the value of that name. */
  readonly text: string;
  readonly time?: TimeMark;
}

const entry = (severity: Severity, text: string): CatalogEntry => ({ severity, text });
/** Motion is left out of the time. */
const leftOut = (severity: Severity, text: string): CatalogEntry => ({ severity, text, time: 'least' });

/** Every finding the package can give. Codes are stable: reports and tests name them. */
export const FINDING_CATALOG = {
  'unknown-word': leftOut('error', 'Parola «{word}» sconosciuta a questo controllo: non è stata eseguita.'),
  'unsupported-word': leftOut('warning', 'Funzione «{word}» riconosciuta ma non simulata.'),
  'bad-number': leftOut('error', 'Numero non valido: «{word}».'),
  'bad-expression': leftOut('error', 'Espressione non valida: {reason}.'),
  'letter-for-zero': leftOut('error', 'Lettera «O» al posto dello zero in «{word}».'),
  'bad-character': leftOut('error', 'Carattere «{word}» non ammesso.'),
  'bad-block': leftOut('error', 'Blocco non eseguibile: {reason}.'),
  'duplicate-word': entry('error', 'Parola «{word}» ripetuta nel blocco: vale l’ultima.'),
  'machine-m-code': entry('info', 'Funzione M{code} della macchina: il suo tempo viene dalla tabella M.'),
  'axes-swapped': entry(
    'warning',
    'LinuxCNC scambia gli assi di G74 e G84 fuori dal piano G17: la macchina si muove così.',
  ),
  'no-motion': entry('info', '«{word}» riconosciuta: nessun movimento, nessun effetto sul percorso.'),
  'vacant-word': entry('info', 'Parola «{word}» con variabile vuota: il controllo la salta.'),
  'unused-word': entry('warning', 'La parola «{word}» non è usata da nessuna funzione del blocco.'),
  'undefined-variable': entry('error', 'La variabile «{name}» non ha un valore.'),
  'unknown-variable': entry('warning', 'Variabile di sistema «{name}» non disponibile: usato 0.'),
  'feed-missing': leftOut('error', 'Avanzamento mancante: nessuna F prima di questo blocco.'),
  'arc-error': entry('error', 'Arco errato: raggio iniziale {start} mm, finale {end} mm.'),
  'arc-radius': entry('error', 'Arco impossibile: corda {chord} mm maggiore del diametro per R {radius} mm.'),
  'arc-undefined': entry('error', 'Arco senza centro né raggio.'),
  'not-a-program': leftOut('error', 'Il file non è un programma NC: non c’è niente da calcolare.'),
  'foreign-control': leftOut(
    'error',
    'Programma per {control}: questo controllo non viene letto, il tempo non è calcolato.',
  ),
  'unit-undeclared': entry(
    'warning',
    'Unità non dichiarata (né G20 né G21): letto in {unit}{hint}. Controlla prima di usare il tempo.',
  ),
  'unit-mix': entry('warning', 'Unità mescolate: {unit} da questo blocco.'),
  'subprogram-missing': leftOut('error', 'Sottoprogramma «{name}» non trovato.'),
  'resident-macro': leftOut(
    'warning',
    'Macro «{name}» della macchina o del tastatore: non è tra i file, il suo tempo non è contato.',
  ),
  'label-missing': leftOut('error', 'Salto a «{name}»: etichetta o blocco non trovato.'),
  'nested-definition': entry('error', 'Sottoprogramma «{name}» definito dentro un altro.'),
  'loop-limit': leftOut('error', 'Ciclo troppo lungo o senza fine: esecuzione interrotta.'),
  'depth-limit': leftOut('error', 'Troppi sottoprogrammi uno dentro l’altro (massimo {max}).'),
  'spindle-off': entry('warning', 'Lavorazione con mandrino fermo.'),
  'spindle-never-started': entry('warning', 'Lavorazione senza mai avviare il mandrino: manca M3 o M4.'),
  'coolant-off': entry('info', 'Lavorazione con refrigerante chiuso.'),
  'rapid-into-stock': entry('warning', 'Rapido nel materiale già lavorato in avanzamento (Z {z} mm).'),
  'rapid-at-depth': entry(
    'warning',
    'Rapido alla quota di taglio (Z {z} mm) subito dopo la lavorazione: se lì c’è materiale, l’utensile lo urta.',
  ),
  'corner-ignored': entry(
    'warning',
    'Raccordo o smusso «,R» «,C» non eseguito: il tratto che segue manca, è tangente o è troppo corto.',
  ),
  'compensation-open': entry('warning', 'Compensazione raggio G{code} ancora attiva a fine programma.'),
  'compensation-error': entry('error', 'Compensazione raggio: {reason}.'),
  'compensation-interference': entry(
    'error',
    'Compensazione raggio, interferenza: {reason} (Fanuc: allarme 041).',
  ),
  'compensation-arc': entry(
    'error',
    'Compensazione raggio: {reason} è un arco, serve un tratto rettilineo (Fanuc: allarme 034).',
  ),
  'compensation-ignored': entry('info', 'Raggio utensile non noto: percorso mostrato senza compensazione.'),
  'travel-exceeded': entry('warning', 'Corsa {axis} superata: {value} mm, limite {limit} mm.'),
  'machine-not-lathe': entry(
    'warning',
    'Programma di tornitura calcolato su una macchina che non è un tornio ({machine}): il tempo non vale.',
  ),
  'machine-not-mill': entry(
    'warning',
    'Programma di fresatura calcolato su un tornio ({machine}): il tempo non vale.',
  ),
  'program-end-missing': entry('info', 'Manca la fine programma (M30 o M2).'),
  'text-after-end': entry('info', 'Testo dopo la fine programma: non eseguito.'),
  'tool-missing': entry('warning', 'Cambio utensile senza numero utensile.'),
  'length-offset-of-other': entry(
    'warning',
    'L’utensile T{tool} lavora con il correttore di lunghezza H{offset}, che è quello di T{offset}.',
  ),
  'tool-radius-missing': leftOut(
    'warning',
    'Diametro dell’utensile {tool} non noto: il ciclo non è stato eseguito.',
  ),
  'probe-not-simulated': entry('info', 'Tastatura: considerata la corsa programmata intera.'),
  'external-stop': entry('info', 'Arresto programmato {word}: il tempo dell’operatore non è contato.'),
  'nested-comment': entry(
    'warning',
    'Commento con parentesi annidate: alcuni controlli lo chiudono alla prima «)» e leggono il resto.',
  ),
  'cycle-approximate': entry(
    'info',
    'Ciclo {word}: percorso ricostruito, il controllo può seguirne uno leggermente diverso.',
  ),
  'cycle-estimated': {
    severity: 'warning',
    text: 'Ciclo {word}: percorso stimato da area e passo, il tempo è indicativo.',
    time: 'estimated',
  },
  'cycle-unverified': leftOut(
    'warning',
    'Ciclo {word}: ordine degli argomenti non confrontato con un manuale; il tempo va controllato.',
  ),
  'tilted-plane': entry(
    'info',
    'Piano inclinato ({word}): percorso nel sistema pezzo; la rotazione conta al rapido dell’asse rotante.',
  ),
  'free-contour': leftOut(
    'warning',
    'Contorno libero «{word}» non risolto: l’elemento non è stato disegnato.',
  ),
  'program-error': entry('error', 'Il programma chiede un allarme: {text}.'),
} as const satisfies Record<string, CatalogEntry>;

export type FindingCode = keyof typeof FINDING_CATALOG;
