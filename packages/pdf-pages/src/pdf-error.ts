export type PdfErrorCode =
  | 'empty'
  | 'too-large'
  | 'not-a-pdf'
  | 'password'
  | 'unreadable'
  | 'too-many-pages'
  | 'broken-picture';

const sentences: Record<PdfErrorCode, string> = {
  empty: 'Il file è vuoto.',
  'too-large': 'Il PDF supera i 60 MB: esportalo di nuovo, un disegno alla volta.',
  'not-a-pdf': 'Il file non è un PDF.',
  password: 'Il PDF è protetto da password: chiedi una copia senza protezione.',
  unreadable: 'Il PDF è danneggiato e non si può leggere: chiedi di inviarlo di nuovo.',
  'too-many-pages': 'Il PDF ha più di 200 pagine: dividilo in più file.',
  'broken-picture': 'L’immagine è danneggiata e non si può leggere: chiedi di inviarla di nuovo.',
};

/** A PDF or a picture that cannot be read, with a sentence for the user. */
export class PdfError extends Error {
  readonly code: PdfErrorCode;

  constructor(code: PdfErrorCode) {
    super(sentences[code]);
    this.code = code;
    this.name = 'PdfError';
  }
}
