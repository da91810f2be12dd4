import type { Claim } from '../claim.ts';
import type { Message } from '../message/message.ts';
import {
  ACCEPTS,
  ADDS,
  ADVERTISES,
  ANSWERS,
  ASKS,
  BILLS,
  CANCELS,
  CONFIRMING_SUBJECT,
  CONFIRMS_OURS,
  DECLINES,
  FOLLOWS,
  MEETS,
  ORDER_SUBJECT,
  ORDERS,
  PROMOTES,
  REMINDS,
  REMINDS_PLAINLY,
  REPLY,
  UNSUBSCRIBES,
  WAITS,
} from './kind-phrases.ts';

/** `reminder`, `invoice`, `bulk` and `automatic` are no requests, and say why. */
export type ReadKind = 'request' | 'order' | 'reminder' | 'invoice' | 'bulk' | 'automatic' | 'other';

/** A few words of thanks and nothing that is asked for. */
const isThanks = (body: string): boolean =>
  body.length < 200 &&
  /(?<!\p{L})(?:ricevut[oaie]|graz[ie]{2}|received|thanks?|thank you|erhalten|danke|vielen dank|merci|reçu)(?!\p{L})/iu.test(
    body,
  ) &&
  !/\d|\?/.test(body);

interface KindHints {
  /** New text of the sender. */
  readonly body: string;
  readonly coded: number;
  readonly quantities: number;
  readonly files: number;
}

const first = (pattern: RegExp, subject: string, body: string): Pick<Claim<ReadKind>, 'proof'> | null => {
  const own = pattern.exec(subject);
  if (own)
    return { proof: { source: 'subject', text: own[0], start: own.index, end: own.index + own[0].length } };
  const found = pattern.exec(body);
  return found ? { proof: { source: 'text', text: found[0] } } : null;
};

/** Tells what a message wants, by its headers, its subject and its new text. */
export function readKind(
  { subject, bulk, automatic }: Message,
  { body, coded, quantities, files }: KindHints,
): Claim<ReadKind> {
  const none = { proof: { source: 'text', text: '' } } as const;
  const say = (
    value: ReadKind,
    confidence: number,
    reason: string,
    found: Pick<Claim<ReadKind>, 'proof'> = none,
  ): Claim<ReadKind> => ({ value, confidence, reason, proof: found.proof });
  const [asks, orders, reminds, bills] = [ASKS, ORDERS, REMINDS, BILLS].map((pattern) =>
    first(pattern, subject, body),
  );
  const isConcrete = coded > 0 || quantities > 0 || files > 0;
  const answers = first(ANSWERS, subject, '');
  if (automatic || answers) return say('automatic', 0.95, 'risposta automatica', answers ?? none);
  const promotes = first(PROMOTES, subject, body);
  if (bulk && !(asks && coded > 0))
    return say('bulk', 0.97, 'inviata a molti destinatari (newsletter)', promotes ?? none);
  if (UNSUBSCRIBES.test(body) && !asks)
    return say('bulk', 0.85, 'inviata a molti destinatari (newsletter)', promotes ?? none);
  if (DECLINES.test(body) && !asks) return say('other', 0.8, 'non ordina: il lavoro è di un altro');
  // An advertisement says so in its subject.
  if (ADVERTISES.test(subject) && !asks && !orders)
    return say('bulk', 0.8, 'sembra una pubblicità', promotes ?? none);
  if ((CONFIRMING_SUBJECT.test(subject) || CONFIRMS_OURS.test(body)) && !asks)
    return say('other', 0.8, 'conferma un ordine nostro');
  const waits = first(WAITS, '', body);
  if (waits && files === 0 && !ADDS.test(body)) return say('reminder', 0.85, 'sollecita una risposta', waits);
  const cancels = first(CANCELS, subject, body);
  if (cancels && !asks) return say('other', 0.85, 'annulla un ordine', cancels);
  const follows = first(FOLLOWS, subject, body);
  if (follows && !asks && files === 0) return say('other', 0.8, 'parla di un lavoro già ordinato', follows);
  const accepts = REPLY.test(subject) ? first(ACCEPTS, '', body) : null;
  if (accepts) return say('order', 0.9, 'accetta l’offerta', accepts);
  if (MEETS.test(subject) && !asks && !orders && files === 0)
    return say('other', 0.7, 'parla di un incontro');
  // An answer that names neither parts nor numbers asks for nothing: «ricevuto, grazie».
  if (REPLY.test(subject) && isThanks(body) && !orders && asks?.proof.source !== 'text' && files === 0)
    return say('other', 0.8, 'ringrazia e non chiede altro');
  const orderSubject = first(ORDER_SUBJECT, subject, '');
  if (orders && (orderSubject || !asks)) return say('order', 0.95, 'conferma un ordine', orders);
  if (orderSubject && !asks) return say('order', 0.9, 'l’oggetto parla di un ordine', orderSubject);
  if (REMINDS_PLAINLY.test(body) && quantities === 0 && files === 0)
    return say('reminder', 0.85, 'sollecita una risposta', reminds ?? none);
  // «Re: RdO 12: ci sono novità?» names a request that was made, and asks for nothing new.
  if (reminds && asks?.proof.source === 'subject' && REPLY.test(subject) && quantities === 0 && files === 0)
    return say('reminder', 0.85, 'sollecita una risposta', reminds);
  if (asks && (isConcrete || !reminds)) {
    if (promotes && !isConcrete) return say('bulk', 0.7, 'sembra una pubblicità', promotes);
    if (bills && !isConcrete) return say('invoice', 0.8, 'parla di fatture o documenti', bills);
    return say('request', isConcrete ? 0.97 : 0.75, 'chiede un’offerta', asks);
  }
  if (orders) return say('order', 0.8, 'conferma un ordine', orders);
  if (reminds) return say('reminder', 0.85, 'sollecita una risposta', reminds);
  if (bills) return say('invoice', 0.85, 'parla di fatture o documenti', bills);
  if (promotes && coded === 0) return say('bulk', 0.75, 'sembra una pubblicità', promotes);
  if (coded > 0 || (quantities > 0 && body.length < 3000) || files > 0)
    return say('request', 0.6, 'ha codici, quantità o disegni, ma non chiede apertamente un’offerta');
  return say('other', 0.6, 'non nomina pezzi, quantità né disegni');
}
