import type { Language } from '../reading.ts';

/** A point that the shop has to ask the buyer. `values`: the two readings that disagree. */
export interface OpenPoint {
  /** Code or description of the part; empty for the whole request. */
  readonly part: string;
  readonly field:
    | 'material'
    | 'quantity'
    | 'drawing'
    | 'model'
    | 'revision'
    | 'treatment'
    | 'tolerance'
    | 'date'
    | 'code';
  readonly values?: readonly [string, string];
}

interface ClarificationMail {
  readonly subject: string;
  readonly text: string;
}

type Words = Record<OpenPoint['field'], readonly [missing: string, conflict: string]>;

interface Phrases {
  readonly greeting: (name: string) => string;
  readonly opening: string;
  readonly closing: string;
  readonly regards: string;
  readonly reply: string;
  readonly words: Words;
}

const PHRASES: Record<Language, Phrases> = {
  it: {
    greeting: (name) => (name === '' ? 'Buongiorno,' : `Buongiorno ${name},`),
    opening: 'grazie per la richiesta. Per preparare l’offerta ci servono questi chiarimenti:',
    closing: 'Appena li riceviamo completiamo l’offerta.',
    regards: 'Cordiali saluti',
    reply: 'R: ',
    words: {
      material: ['quale materiale?', 'il materiale è «$1» o «$2»?'],
      quantity: ['quanti pezzi?', 'i pezzi sono $1 o $2?'],
      drawing: ['potete inviarci il disegno?', 'quale disegno vale, «$1» o «$2»?'],
      model: ['potete inviarci il modello 3D?', 'quale modello vale, «$1» o «$2»?'],
      revision: ['quale revisione del disegno?', 'la revisione è $1 o $2?'],
      treatment: ['è previsto un trattamento?', 'il trattamento è «$1» o «$2»?'],
      tolerance: ['quale tolleranza generale?', 'la tolleranza generale è «$1» o «$2»?'],
      date: ['per quando serve?', 'la consegna è per il $1 o per il $2?'],
      code: ['qual è il codice del disegno?', 'il codice è «$1» o «$2»?'],
    },
  },
  en: {
    greeting: (name) => (name === '' ? 'Dear Sir or Madam,' : `Dear ${name},`),
    opening: 'thank you for your request. To prepare our offer we need the following information:',
    closing: 'We will complete our offer as soon as we hear from you.',
    regards: 'Kind regards',
    reply: 'Re: ',
    words: {
      material: ['which material?', 'is the material “$1” or “$2”?'],
      quantity: ['how many pieces?', 'are $1 or $2 pieces needed?'],
      drawing: ['could you send us the drawing?', 'which drawing is valid, “$1” or “$2”?'],
      model: ['could you send us the 3D model?', 'which model is valid, “$1” or “$2”?'],
      revision: ['which revision of the drawing?', 'is the revision $1 or $2?'],
      treatment: ['is a treatment required?', 'is the treatment “$1” or “$2”?'],
      tolerance: ['which general tolerance?', 'is the general tolerance “$1” or “$2”?'],
      date: ['by when do you need it?', 'is the delivery date $1 or $2?'],
      code: ['what is the drawing number?', 'is the drawing number “$1” or “$2”?'],
    },
  },
  de: {
    greeting: (name) => (name === '' ? 'Sehr geehrte Damen und Herren,' : `Guten Tag ${name},`),
    opening: 'vielen Dank für Ihre Anfrage. Für unser Angebot benötigen wir noch folgende Angaben:',
    closing: 'Sobald uns die Angaben vorliegen, stellen wir das Angebot fertig.',
    regards: 'Mit freundlichen Grüßen',
    reply: 'AW: ',
    words: {
      material: ['welcher Werkstoff?', 'ist der Werkstoff „$1“ oder „$2“?'],
      quantity: ['welche Stückzahl?', 'sind es $1 oder $2 Stück?'],
      drawing: ['könnten Sie uns die Zeichnung senden?', 'welche Zeichnung gilt, „$1“ oder „$2“?'],
      model: ['könnten Sie uns das 3D-Modell senden?', 'welches Modell gilt, „$1“ oder „$2“?'],
      revision: ['welcher Änderungsindex?', 'ist der Änderungsindex $1 oder $2?'],
      treatment: ['ist eine Behandlung vorgesehen?', 'ist die Behandlung „$1“ oder „$2“?'],
      tolerance: ['welche Allgemeintoleranz?', 'ist die Allgemeintoleranz „$1“ oder „$2“?'],
      date: ['bis wann wird es benötigt?', 'ist der Liefertermin $1 oder $2?'],
      code: ['wie lautet die Zeichnungsnummer?', 'ist die Zeichnungsnummer „$1“ oder „$2“?'],
    },
  },
};

const sentence = ({ words }: Phrases, { part, field, values }: OpenPoint): string => {
  const [missing, conflict] = words[field];
  const asked = values
    ? conflict.replaceAll('$1', () => values[0]).replaceAll('$2', () => values[1])
    : missing;
  return part === '' ? `- ${asked}` : `- ${part}: ${asked}`;
};

const PREFIX = /^\s*(?:(?:re|r|aw|i|fwd?|wg)\s*:\s*)+/i;

/** A polite mail that asks the open points, in the buyer's language. The user reads and changes it before it leaves. */
export function clarificationMail(options: {
  readonly language: Language;
  readonly contact: string;
  readonly subject: string;
  readonly shop: string;
  readonly points: readonly OpenPoint[];
}): ClarificationMail {
  const phrases = PHRASES[options.language];
  const lines = options.points.map((point) => sentence(phrases, point));
  const text = [
    phrases.greeting(options.contact),
    '',
    phrases.opening,
    '',
    ...lines,
    '',
    phrases.closing,
    '',
    phrases.regards,
    options.shop,
  ];
  return {
    subject: `${phrases.reply}${options.subject.replace(PREFIX, '')}`,
    text: `${text.join('\n').trimEnd()}\n`,
  };
}
