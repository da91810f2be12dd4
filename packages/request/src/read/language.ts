import type { Language } from '../reading.ts';

const WORDS: Readonly<Record<Language, RegExp>> = {
  it: /(?<!\p{L})(?:il|lo|la|gli|le|di|del|della|per|con|che|siamo|vi|si|come|buongiorno|salve|allegato|allegati|offerta|preventivo|grazie|saluti|consegna|pezzi|materiale|disegno|richiesta|ordine)(?!\p{L})/giu,
  en: /(?<!\p{L})(?:the|and|for|with|please|we|our|your|you|to|of|quote|quotation|attached|regards|thanks|dear|delivery|pieces|drawing|order|could|would|following)(?!\p{L})/giu,
  de: /(?<!\p{L})(?:der|die|das|und|für|mit|bitte|wir|sie|ihr|ihre|anbei|angebot|anfrage|stück|zeichnung|grüßen|lieferung|geehrte|danke|den|dem|ein|eine|bestellung|nach)(?!\p{L})/giu,
};

/** Language of a text by its small words; Italian when nothing tells. */
export function languageOf(text: string): Language {
  const head = text.slice(0, 20_000);
  const count = (language: Language) => [...head.matchAll(WORDS[language])].length;
  const [it, en, de] = [count('it'), count('en'), count('de')];
  if (en > it && en >= de) return 'en';
  return de > it ? 'de' : 'it';
}
