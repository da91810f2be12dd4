import { anyOf } from './any-of.ts';

// Phrases of buyers' mails, in Italian, German, English and French, by what they say of the kind of a mail.

/** A price or an offer is asked for. */
export const ASKS = anyOf(
  /(?:richied(?:iamo|e|ere|o)|chied(?:iamo|o|ere)|richiesta|vi preghiamo di|vorre[im]|avre[im]\w* bisogno|ci serv\w+|mi serv\w+|potete|potreste|puoi|mi fai|mi fate|gradire\w+|necessit\w+|si prega di|siamo a)[^.\n]{0,90}(?:offert|quota|prezz|preventiv|costo|fornitura)/iu,
  /(?:quotare|quotarmi|quotarci|quotateci|quotate|quoti|prezzare|preventivare)(?!\p{L})/iu,
  /richiesta\s+(?:di\s+)?(?:offerta|preventivo|prezz|quotazione)/iu,
  /(?:preventivo|offerta|quotazione|prezzo)\s+(?:per|di|relativ|a riguardo|urgente)/iu,
  /\br\.?d\.?o\.?\b/iu,
  /\brfq\b/iu,
  /request for quot/iu,
  /please quote/iu,
  /(?<!\p{L}|(?:thanks?(?: you)?(?: very much)? for|received|as per|accept|reference to|regarding) )(?:your|a) (?:best )?(?:quote|quotation|offer|price)(?!\p{L})/iu,
  /quote (?:for|us|me)/iu,
  /need a (?:quote|price)/iu,
  /anfrage/iu,
  /bitten (?:wir )?um (?:ein )?(?:ihr )?angebot/iu,
  /angebot (?:für|über|zu)/iu,
  /anbieten/iu,
  /un prezzo/iu,
  /prezzi? per/iu,
  /ci occorr\w+/iu,
  /quanto (?:mi |ci )?(?:cost|vien|per)/iu,
  /mi fa(?:i|te) (?:un )?(?:prezzo|\d)/iu,
  /demande (?:de prix|d['’]offre|de devis)/iu,
  /(?<!\p{L})devis(?!\p{L})/iu,
  /meilleure offre/iu,
  /nous (?:chiffrer|coter)/iu,
);
export const ORDERS = anyOf(
  /(?:confermiamo|confermo|conferma)\s+(?:l['’]|il presente |il nostro |d['’])?ordine(?! entro)/iu,
  /(?:ns\.?|nostro|vostro accett\w+)\s*ordine(?: d['’]acquisto)?\s*(?:n\.?|nr|n°|:|\d)/iu,
  /ordine (?:d['’]acquisto|di acquisto|fornitore)/iu,
  /(?:vi |si )?ordin(?:iamo|a) (?:i seguenti|quanto|come|n|\d)/iu,
  /proced(?:ete|ere|iamo|i|o) (?:pure )?con (?:la produzione|l['’]ordine(?! (?:non )?appena| dopo| quando| se )|la fornitura|(?:n\.? ?)?\d+ ?(?:pz|pezzi))/iu,
  /in (?:allegato|allegata) (?:il nostro |ns\.? )?ordine/iu,
  /purchase order/iu,
  /we (?:hereby )?(?:confirm (?:the|our) order|order the following|place (?:the|an) order)/iu,
  /our order (?:no|number)/iu,
  /bestell(?:ung|en wir)/iu,
  /hiermit bestellen/iu,
  /accettiamo (?:la )?(?:vs\.?|vostra)? ?offerta/iu,
  /offerta accettata/iu,
  /(?:notre|bon de) commande/iu,
  /passons commande/iu,
  /rufen wir[^.]{0,60} ab(?!\p{L})/iu,
  /(?:wir )?erteilen (?:wir )?(?:ihnen )?(?:hiermit )?(?:den|folgenden) auftrag/iu,
);
/** An offer that is taken, in the words of an answer: «procedete pure», «please go ahead», «nehmen Ihr Angebot an». */
export const ACCEPTS = anyOf(
  /(?<!(?:non|come|se\s[^.]{0,60}|quando|appena\s[^.]{0,40}|(?:quot|preventiv|prezz)[^.]{0,40})\s)proced(?:ete|i|iamo|a)(?: pure| quindi)?(?:\s*[.!,;]|\s*$| (?:come|secondo|in base a|con quanto|come da) )/iu,
  /(?:please |you can |let['’]?s )(?:go ahead|proceed)(?! (?:and|with|to) (?:the |a |your (?:best )?)?(?:quot|price|offer)(?!\w* \S*\d))/iu,
  /(?:nehmen|nehme)(?: wir| ich)? (?:ihr|das) angebot[^.]{0,40}(?<!\p{L})an(?!\p{L})/iu,
  /ihr angebot[^.]{0,40} (?:angenommen|freigegeben)/iu,
  /we (?:hereby )?accept your (?:offer|quot)/iu,
  /conferm(?:o|iamo) (?:la )?(?:vs\.? |vostra )?offerta(?! ricevuta)/iu,
  /offerta (?:confermata|approvata)/iu,
  /(?<!\p{L})(?:va bene|ok|d['’]accordo|perfetto)[^.?]{0,20}(?<!\p{L})conferm(?:o|iamo)\s*(?:[.,!]|$|tutto)/iu,
);
/** A supplier confirms an order of ours. */
export const CONFIRMS_OURS = anyOf(
  /wir bestätigen ihre bestellung/iu,
  /(?:confermiamo|conferma) (?:il |del |la ricezione del )?(?:vs\.?|vostro) (?:gradito |spett\.? )?ordine/iu,
  /(?:we confirm|confirmation of|thank you for) your (?:purchase )?order/iu,
  /votre commande (?:est|a été)/iu,
);
export const CONFIRMING_SUBJECT = /^(?:(?:re|r|aw)\s*:\s*)*(?:auftragsbestätigung|order acknowledge?ment)/i;
/** The buyer waits for the offer that was asked for, or for the confirmation of an order. */
export const WAITS = anyOf(
  /noch kein(?:e|en)? (?:angebot|antwort|rückmeldung)/iu,
  /(?:non abbiamo (?:ancora )?ricevuto|(?:siamo|restiamo) ancora in attesa d\p{L}+) (?:alcun[ao]? |nessuna? |la |una )?(?:vs\.? |vostra )?(?:offerta|quotazion\p{L}|rispost\p{L}|riscontr\p{L}|conferma)(?! (?:con|anche))/iu,
  /(?:have not|haven['’]t)(?: yet)? (?:received|had) (?:your|any|an?) (?:quot|offer|reply|answer)/iu,
);
/** A reminder that asks for something more is a request. */
export const ADDS =
  /(?<!\p{L})(?:inoltre|anche|ne approfitt\p{L}+|in aggiunta|zusätzlich|außerdem|auch|also|in addition)(?!\p{L})[^.]{0,60}(?:quot|prezz|offert|preventiv|anbiet|angebot|price)/iu;
export const ADVERTISES =
  /(?<!\p{L})(?:newsletter|promo(?:zion[ei])?|sconti?\s-?\d|saldi|black friday|webinar|fiera)(?!\p{L})/iu;
export const MEETS =
  /(?:ci (?:vediamo|sentiamo|possiamo (?:vedere|sentire))|riunione|videochiamata|appuntamento|besprechung|let['’]?s (?:meet|have a call)|call (?:on|at)|meeting)(?!\p{L})/iu;
export const ORDER_SUBJECT =
  /^(?:(?:re|r|i|fwd?|aw|wg)\s*:\s*)*(?:nuovo |invio |ns\.? )?(?:ordine(?! quadro)|(?:bon de )?commande\b|abruf\b|call-?off\b|o\.?d\.?a\.?|order|p\.?o\.?\b|purchase order|bestellung|conferma (?:d['’])?ordine)\b/i;
export const REPLY = /^\s*(?:re|r|aw|antw)\s*:/i;
export const REMINDS = anyOf(
  /sollecit(?:iamo|o|are)?/iu,
  /(?:non abbiamo (?:ancora )?ricevuto|siamo (?:ancora )?in attesa (?:della|di una|di) (?:vs|vostra)|ci sono novità|avete novità|a che punto)/iu,
  /any news/iu,
  /still waiting/iu,
  /reminder/iu,
  /erinnerung/iu,
  /noch keine antwort/iu,
);
/** Words of a reminder that no request has. */
export const REMINDS_PLAINLY = anyOf(
  /sollecitiamo/iu,
  /sollecito (?:offerta|risposta|riscontro|rdo)/iu,
  /vi ricord(?:iamo|o)[^.]{0,60}(?:attesa|offert|richiest|quotazion|preventiv)/iu,
  /non abbiamo (?:ancora )?ricevuto/iu,
  /(?:ci sono|avete) novità/iu,
  /still waiting/iu,
  /noch keine antwort/iu,
);
export const BILLS =
  /(?:fattur[ae]|estratto conto|scadenz[ae] (?:di )?pagament|insolut|avviso di pagamento|invoice|rechnung|nota (?:di )?credito|d\.?d\.?t\.?(?= n| del)|bolla)(?!\p{L})/iu;
/** Work that was ordered before: pieces that are wrong, the state of an order. */
export const FOLLOWS = anyOf(
  /non conformit/iu,
  /sollecit\p{L}* (?:per )?(?:la |di )?(?:conferma|consegna|spedizione|evasione)/iu,
  /(?:merce|pezzi?|particolari) (?:non conform|difettos|scart|errat)/iu,
  /fuori tolleranza/iu,
  /fuori quota/iu,
  /reclam[oi]/iu,
  /azion[ei] corrett/iu,
  /8d.?report/iu,
  /reklamation/iu,
  /mangel(?:haft|rüge)/iu,
  /complaint/iu,
  /non.?conforming/iu,
  /out of tolerance/iu,
  /stato (?:dell['’])?(?:ordine|avanzamento)/iu,
  /conferma(?:te|re)? (?:la |le )?dat[ae] di consegna (?:dell|del|degli)/iu,
  /order status/iu,
  /consegnat[ioae] con (?:vs\.? |vostro )?d\.?d\.?t/iu,
  /manca(?:no)? (?:i|il) certificat/iu,
  /liefertermin (?:der|unserer) bestellung/iu,
);
export const PROMOTES =
  /(?:newsletter|cancella(?:ti|zione)? (?:l['’])?iscrizione|disiscriv|unsubscribe|promozion[ei]|promo\b|sconto|saldi|webinar|invito|fiera|scopri (?:l['’]offerta|di più)|catalogo|novità 20|black friday|abmelden)/iu;
/** An order that is taken back; one that «annulla e sostituisce» another stays an order. */
export const CANCELS = anyOf(
  /annulla(?!\w* e sostitui)\p{L}*(?: \p{L}+){0,2} (?:(?:d?el)?l['’])?ordine/iu,
  /annullamento (?:d['’]|dell['’])?ordine/iu,
  /(?:cancel|withdraw)\p{L}* (?:\p{L}+ ){0,3}order/iu,
  /stornier\p{L}*/iu,
  /storno (?:der|unserer) bestellung/iu,
);
/** The buyer has given the work to somebody else. */
export const DECLINES =
  /(?:purtroppo|unfortunately|leider)[^.]{0,120}(?:assegnat|altr[oi] fornitor|non (?:possiamo|riusciamo|è stat[ao] accettat)|(?:another|other) supplier|ander\w+ lieferant|abgelehnt|declin|(?:placed|awarded|given) (?:the |this )?(?:order|job|work) (?:elsewhere|to )|anderweitig vergeben)/iu;
/** Only what goes to many says how to get no more of it. */
export const UNSUBSCRIBES =
  /(?:disiscriv|unsubscribe|abmelden|cancella(?:ti|zione)? (?:l['’])?iscrizione|per cancellar(?:ti|si|vi)|opt.?out|(?:non (?:vuoi|desideri|volete)|no longer (?:wish|want) to)[^.]{0,20}(?:ricevere|receive))/iu;
export const ANSWERS =
  /(?:fuori (?:ufficio|sede)|sono assente dal|sarò assente|out of office|risposta automatica|automatic reply|abwesenheit|mancat[ao] (?:consegna|recapito)|undeliver|delivery status|ricevuta di (?:lettura|ritorno))/iu;
