export type PartFileErrorCode =
  | 'empty'
  | 'too-large'
  | 'not-a-part'
  | 'truncated'
  | 'unreadable'
  | 'no-geometry'
  | 'too-slow'
  | 'kernel-died';

const sentences: Record<PartFileErrorCode, string> = {
  empty: 'Il file è vuoto.',
  'too-large': 'Il file supera i 60 MB: esportalo senza i dettagli che non servono, o un pezzo alla volta.',
  'not-a-part': 'Il file non è un modello 3D leggibile: servono STEP, IGES, BREP o STL.',
  truncated: 'Il file è troncato: esportalo o scaricalo di nuovo.',
  unreadable: 'Il modello è danneggiato e non si può leggere: esportalo di nuovo in STEP.',
  'no-geometry':
    'Il file non contiene geometria: forse è un assieme che rimanda ad altri file. Carica i singoli pezzi.',
  'too-slow':
    'L’analisi ha superato il tempo massimo: prova con un modello più semplice o un pezzo alla volta.',
  'kernel-died': 'L’analisi si è interrotta su questo modello: il lettore è stato riavviato.',
};

/** A file that cannot be read, with the sentence for the user. */
export class PartFileError extends Error {
  readonly code: PartFileErrorCode;

  constructor(code: PartFileErrorCode) {
    super(sentences[code]);
    this.name = 'PartFileError';
    this.code = code;
  }
}

export function refuse(code: PartFileErrorCode): never {
  throw new PartFileError(code);
}
