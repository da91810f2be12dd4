import type { Claim } from '../claim.ts';
import type { Message } from '../message/message.ts';

/** `reminder`, `invoice`, `bulk` and `automatic` are no requests, and say why. */
export type ReadKind = 'request' | 'order' | 'reminder' | 'invoice' | 'bulk' | 'automatic' | 'other';

const ASKS =
  /(?:richied(?:iamo|e|ere|o)|chied(?:iamo|o|ere)|richiesta|vi preghiamo di|vorre[im]|avre[im]\w* bisogno|ci serv\w+|mi serv\w+|potete|potreste|puoi|mi fai|mi fate|gradire\w+|necessit\w+|si prega di|siamo a)[^.\n]{0,90}(?:offert|quota|prezz|preventiv|costo|fornitura)|(?:quotare|quotarmi|quotarci|quotateci|quotate|quoti|prezzare|preventivare)(?!\p{L})|richiesta\s+(?:di\s+)?(?:offerta|preventivo|prezz|quotazione)|(?:preventivo|offerta|quotazione|prezzo)\s+(?:per|di|relativ|a riguardo|urgente)|\br\.?d\.?o\.?\b|\brfq\b|request for quot|please quote|(?<!\p{L}|(?:thanks?(?: you)?(?: very much)? for|received|as per|accept|reference to|regarding) )(?:your|a) (?:best )?(?:quote|quotation|offer|price)(?!\p{L})|quote (?:for|us|me)|need a (?:quote|price)|anfrage|bitten (?:wir )?um (?:ein )?(?:ihr )?angebot|angebot (?:für|über|zu)|anbieten|un prezzo|prezzi? per|ci occorr\w+|quanto (?:mi |ci )?(?:cost|vien|per)|mi fa(?:i|te) (?:un )?(?:prezzo|\d)|demande (?:de prix|d['’]offre|de devis)|(?<!\p{L})devis(?!\p{L})|meilleure offre|nous (?:chiffrer|coter)/iu;
const ORDERS =
  /(?:confermiamo|confermo|conferma)\s+(?:l['’]|il presente |il nostro |d['’])?ordine(?! entro)|(?:ns\.?|nostro|vostro accett\w+)\s*ordine(?: d['’]acquisto)?\s*(?:n\.?|nr|n°|:|\d)|ordine (?:d['’]acquisto|di acquisto|fornitore)|(?:vi |si )?ordin(?:iamo|a) (?:i seguenti|quanto|come|n|\d)|proced(?:ete|ere|iamo|i|o) (?:pure )?con (?:la produzione|l['’]ordine(?! (?:non )?appena| dopo| quando| se )|la fornitura|(?:n\.? ?)?\d+ ?(?:pz|pezzi))|in (?:allegato|allegata) (?:il nostro |ns\.? )?ordine|purchase order|we (?:hereby )?(?:confirm (?:the|our) order|order the following|place (?:the|an) order)|our order (?:no|number)|bestell(?:ung|en wir)|hiermit bestellen|accettiamo (?:la )?(?:vs\.?|vostra)? ?offerta|offerta accettata|(?:notre|bon de) commande|passons commande|rufen wir[^.]{0,60} ab(?!\p{L})|(?:wir )?erteilen (?:wir )?(?:ihnen )?(?:hiermit )?(?:den|folgenden) auftrag/iu;
/** An offer that is taken, in the words of an answer: «procedete pure», «please go ahead», «nehmen Ihr Angebot an». */
const ACCEPTS =
  /(?<!(?:non|come|se\s[^.]{0,60}|quando|appena\s[^.]{0,40}|(?:quot|preventiv|prezz)[^.]{0,40})\s)proced(?:ete|i|iamo|a)(?: pure| quindi)?(?:\s*[.!,;]|\s*$| (?:come|secondo|in base a|con quanto|come da) )|(?:please |you can |let['’]?s )(?:go ahead|proceed)(?! (?:and|with|to) (?:the |a |your (?:best )?)?(?:quot|price|offer)(?!\w* \S*\d))|(?:nehmen|nehme)(?: wir| ich)? (?:ihr|das) angebot[^.]{0,40}(?<!\p{L})an(?!\p{L})|ihr angebot[^.]{0,40} (?:angenommen|freigegeben)|we (?:hereby )?accept your (?:offer|quot)|conferm(?:o|iamo) (?:la )?(?:vs\.? |vostra )?offerta(?! ricevuta)|offerta (?:confermata|approvata)|(?<!\p{L})(?:va bene|ok|d['’]accordo|perfetto)[^.?]{0,20}(?<!\p{L})conferm(?:o|iamo)\s*(?:[.,!]|$|tutto)/iu;
/** A supplier confirms an order of ours. */
const CONFIRMS_OURS =
  /wir bestätigen ihre bestellung|(?:confermiamo|conferma) (?:il |del |la ricezione del )?(?:vs\.?|vostro) (?:gradito |spett\.? )?ordine|(?:we confirm|confirmation of|thank you for) your (?:purchase )?order|votre commande (?:est|a été)/iu;
const CONFIRMING_SUBJECT = /^(?:(?:re|r|aw)\s*:\s*)*(?:auftragsbestätigung|order acknowledge?ment)/i;
/** The buyer waits for the offer that was asked for, or for the confirmation of an order. */
const WAITS =
  /noch kein(?:e|en)? (?:angebot|antwort|rückmeldung)|(?:non abbiamo (?:ancora )?ricevuto|(?:siamo|restiamo) ancora in attesa d\p{L}+) (?:alcun[ao]? |nessuna? |la |una )?(?:vs\.? |vostra )?(?:offerta|quotazion\p{L}|rispost\p{L}|riscontr\p{L}|conferma)(?! (?:con|anche))|(?:have not|haven['’]t)(?: yet)? (?:received|had) (?:your|any|an?) (?:quot|offer|reply|answer)/iu;
/** A reminder that asks for something more is a request. */
const ADDS =
  /(?<!\p{L})(?:inoltre|anche|ne approfitt\p{L}+|in aggiunta|zusätzlich|außerdem|auch|also|in addition)(?!\p{L})[^.]{0,60}(?:quot|prezz|offert|preventiv|anbiet|angebot|price)/iu;
const ADVERTISES =
  /(?<!\p{L})(?:newsletter|promo(?:zion[ei])?|sconti?\s-?\d|saldi|black friday|webinar|fiera)(?!\p{L})/iu;
const MEETS =
  /(?:ci (?:vediamo|sentiamo|possiamo (?:vedere|sentire))|riunione|videochiamata|appuntamento|besprechung|let['’]?s (?:meet|have a call)|call (?:on|at)|meeting)(?!\p{L})/iu;
const ORDER_SUBJECT =
  /^(?:(?:re|r|i|fwd?|aw|wg)\s*:\s*)*(?:nuovo |invio |ns\.? )?(?:ordine(?! quadro)|(?:bon de )?commande\b|abruf\b|call-?off\b|o\.?d\.?a\.?|order|p\.?o\.?\b|purchase order|bestellung|conferma (?:d['’])?ordine)\b/i;
const REPLY = /^\s*(?:re|r|aw|antw)\s*:/i;
const REMINDS =
  /sollecit(?:iamo|o|are)?|(?:non abbiamo (?:ancora )?ricevuto|siamo (?:ancora )?in attesa (?:della|di una|di) (?:vs|vostra)|ci sono novità|avete novità|a che punto)|any news|still waiting|reminder|erinnerung|noch keine antwort/iu;
/** Words of a reminder that no request has. */
const REMINDS_PLAINLY =
  /sollecitiamo|sollecito (?:offerta|risposta|riscontro|rdo)|vi ricord(?:iamo|o)[^.]{0,60}(?:attesa|offert|richiest|quotazion|preventiv)|non abbiamo (?:ancora )?ricevuto|(?:ci sono|avete) novità|still waiting|noch keine antwort/iu;
const BILLS =
  /(?:fattur[ae]|estratto conto|scadenz[ae] (?:di )?pagament|insolut|avviso di pagamento|invoice|rechnung|nota (?:di )?credito|d\.?d\.?t\.?(?= n| del)|bolla)(?!\p{L})/iu;
/** Work that was ordered before: pieces that are wrong, the state of an order. */
const FOLLOWS =
  /non conformit|sollecit\p{L}* (?:per )?(?:la |di )?(?:conferma|consegna|spedizione|evasione)|(?:merce|pezzi?|particolari) (?:non conform|difettos|scart|errat)|fuori tolleranza|fuori quota|reclam[oi]|azion[ei] corrett|8d.?report|reklamation|mangel(?:haft|rüge)|complaint|non.?conforming|out of tolerance|stato (?:dell['’])?(?:ordine|avanzamento)|conferma(?:te|re)? (?:la |le )?dat[ae] di consegna (?:dell|del|degli)|order status|consegnat[ioae] con (?:vs\.? |vostro )?d\.?d\.?t|manca(?:no)? (?:i|il) certificat|liefertermin (?:der|unserer) bestellung/iu;
const PROMOTES =
  /(?:newsletter|cancella(?:ti|zione)? (?:l['’])?iscrizione|disiscriv|unsubscribe|promozion[ei]|promo\b|sconto|saldi|webinar|invito|fiera|scopri (?:l['’]offerta|di più)|catalogo|novità 20|black friday|abmelden)/iu;
/** An order that is taken back; one that «annulla e sostituisce» another stays an order. */
const CANCELS =
  /annulla(?!\w* e sostitui)\p{L}*(?: \p{L}+){0,2} (?:(?:d?el)?l['’])?ordine|annullamento (?:d['’]|dell['’])?ordine|(?:cancel|withdraw)\p{L}* (?:\p{L}+ ){0,3}order|stornier\p{L}*|storno (?:der|unserer) bestellung/iu;
/** The buyer has given the work to somebody else. */
const DECLINES =
  /(?:purtroppo|unfortunately|leider)[^.]{0,120}(?:assegnat|altr[oi] fornitor|non (?:possiamo|riusciamo|è stat[ao] accettat)|(?:another|other) supplier|ander\w+ lieferant|abgelehnt|declin|(?:placed|awarded|given) (?:the |this )?(?:order|job|work) (?:elsewhere|to )|anderweitig vergeben)/iu;
/** Only what goes to many says how to get no more of it. */
const UNSUBSCRIBES =
  /(?:disiscriv|unsubscribe|abmelden|cancella(?:ti|zione)? (?:l['’])?iscrizione|per cancellar(?:ti|si|vi)|opt.?out|(?:non (?:vuoi|desideri|volete)|no longer (?:wish|want) to)[^.]{0,20}(?:ricevere|receive))/iu;
const ANSWERS =
  /(?:fuori (?:ufficio|sede)|sono assente dal|sarò assente|out of office|risposta automatica|automatic reply|abwesenheit|mancat[ao] (?:consegna|recapito)|undeliver|delivery status|ricevuta di (?:lettura|ritorno))/iu;

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
