import type { StyleOfMail } from './styles-of-mails.ts';

/** Answers to offers, orders that call off, and mails that are no requests though they name parts, prices or offers. */
export const answersAndNotices: readonly StyleOfMail[] = [
  {
    name: 'an order of two words with its number to follow',
    subject: 'R: Offerta P-2026-0201',
    text: `Ok per noi, procedete pure. Il numero d'ordine segue a breve.
Saluti
Paolo`,
    kind: 'order',
    positions: [],
    offer: 'P-2026-0201',
  },
  {
    name: 'a German acceptance of an offer',
    subject: 'AW: Angebot P-2026-0202',
    text: `Sehr geehrter Herr Rossi,
vielen Dank. Wir nehmen Ihr Angebot P-2026-0202 an und bitten Sie, mit der Fertigung zu beginnen.
Mit freundlichen Grüßen`,
    kind: 'order',
    positions: [],
    offer: 'P-2026-0202',
  },
  {
    name: 'an English acceptance of an offer',
    subject: 'RE: Quotation P-2026-0203',
    text: `Hi Marco, all good, please go ahead as per your quotation P-2026-0203. PO to follow.
Regards, Tom`,
    kind: 'order',
    positions: [],
    offer: 'P-2026-0203',
  },
  {
    name: 'a German call-off from a frame order',
    subject: 'Abruf 12 zum Rahmenauftrag 5500123',
    text: `Guten Tag,
hiermit rufen wir aus unserem Rahmenauftrag 5500123 ab: AR-501, 200 Stück, Lieferung KW 16.
Bitte bestätigen Sie den Abruf.`,
    kind: 'order',
    positions: ['AR-501 · 200 · 2026-W16'],
  },
  {
    name: 'a French order',
    subject: 'Commande 4500778',
    text: `Bonjour,
veuillez trouver ci-joint notre commande n° 4500778 : 80 pièces de l'article FC-310 ind. B, délai semaine 18.
Merci de nous retourner l'accusé de réception.`,
    kind: 'order',
    positions: ['FC-310 · B · 80 · 2026-W18'],
  },
  {
    name: 'a new revision for which the price is wanted again',
    subject: 'R: Offerta P-2026-0210',
    text: `Buongiorno, alleghiamo il disegno HK-220 rev. D che annulla e sostituisce la rev. C. Potete riconfermare il prezzo per 60 pz? Grazie`,
    kind: 'request',
    positions: ['HK-220 · D · 60'],
  },
  {
    name: 'a colleague passes a request on with words above and below',
    subject: 'I: Preventivo',
    text: `Ciao Mario, ti giro.

-----Messaggio originale-----
Da: Elena Sala <e.sala@gamma.example>
Inviato: lunedì 9 marzo 2026 08:12
A: Info <info@alfa.example>
Oggetto: Preventivo

Buongiorno,
avremmo bisogno di n. 45 pezzi del particolare EL-7070 rev. 3, materiale C40, consegna metà aprile.
Cordialmente
Elena Sala
Gamma Impianti S.r.l.`,
    kind: 'request',
    positions: ['EL-7070 · 3 · 45 · c40 · 2026-04-15'],
    sender: 'e.sala@gamma.example',
  },
  {
    name: 'the confirmation of an order by a German supplier',
    subject: 'Auftragsbestätigung 26-4471',
    text: `Sehr geehrte Damen und Herren,
wir bestätigen Ihre Bestellung 0118 wie folgt: 10 Stück Spannzange ER32-12, Lieferung KW 15, Preis 24,50 EUR.`,
    kind: 'other',
    positions: [],
  },
  {
    name: 'a shop that sells its own work',
    subject: 'Rettifica conto terzi: capacità disponibile',
    text: `Buongiorno,
siamo un'azienda specializzata in rettifica tangenziale e in tondo con 20 anni di esperienza.
Abbiamo capacità produttiva disponibile da aprile: inviateci i vostri disegni e riceverete un preventivo gratuito in 24 ore.
Cordiali saluti`,
    kind: 'other',
    positions: [],
  },
  {
    name: 'a person who looks for work',
    subject: 'Candidatura tornitore CNC',
    text: `Buongiorno, vi invio il mio curriculum per una posizione di tornitore CNC. Ho 8 anni di esperienza su Mazak e DMG. Resto a disposizione per un colloquio.`,
    kind: 'other',
    positions: [],
  },
  {
    name: 'thanks above the history of a request',
    subject: 'R: Richiesta TR-77',
    text: `Ricevuto, grazie mille. Buona serata

Il giorno ven 6 mar 2026 alle ore 17:02 Marco <marco@valsesia.example> ha scritto:
> Buongiorno, in allegato l'offerta per 50 pz TR-77 rev. B.
> Il 5 marzo Luca ha scritto:
>> chiediamo preventivo per 50 pz del TR-77 rev. B in C45`,
    kind: 'other',
    positions: [],
  },
  {
    name: 'a supplier is asked for the confirmation of an order',
    subject: "Sollecito conferma d'ordine 4500331",
    text: `Buongiorno, ad oggi non abbiamo ancora ricevuto la Vs. conferma relativa al nostro ordine 4500331 (PX-1, 40 pz). Vi preghiamo di inviarla al più presto.`,
    kind: 'other',
    positions: [],
  },
  {
    name: 'a German reminder about an offer',
    subject: 'Erinnerung: unsere Anfrage 118/26',
    text: `Guten Tag, wir haben auf unsere Anfrage vom 02.03. (Teil BU-4401, 100 Stück) noch kein Angebot erhalten. Wann können wir damit rechnen?`,
    kind: 'other',
    positions: [],
  },
  {
    name: 'a receipt of certified mail',
    subject: 'CONSEGNA: Offerta P-2026-0188',
    text: `Ricevuta di avvenuta consegna
Il giorno 06/03/2026 alle ore 10:22:31 (+0100) il messaggio "Offerta P-2026-0188" proveniente da "officina@pec.example" ed indirizzato a "beta@pec.example" è stato consegnato nella casella di destinazione.
Identificativo messaggio: opec2941.20260306102231.00118.77.1.2@pec.example`,
    kind: 'other',
    positions: [],
  },
  {
    name: 'a carrier announces a parcel',
    subject: 'La tua spedizione 0881224410 è in consegna',
    text: `Gentile cliente, la spedizione 0881224410 di 2 colli (34 kg) sarà consegnata oggi tra le 14:00 e le 16:00. Traccia la spedizione sul nostro sito.`,
    kind: 'other',
    positions: [],
  },
  {
    name: 'the notice of a ticket',
    subject: '[Ticket #44120] Richiesta ricevuta',
    text: `La sua richiesta è stata presa in carico. Un operatore la contatterà entro 2 giorni lavorativi. Non rispondere a questa email.`,
    kind: 'other',
    positions: [],
  },
  {
    name: 'an English refusal of an offer',
    subject: 'RE: Quotation P-2026-0199',
    text: `Hi Marco, thank you for your quotation for 100 pcs of HX-20. Unfortunately we have placed the order elsewhere this time.`,
    kind: 'other',
    positions: [],
  },
  {
    name: 'a meeting about a part',
    subject: 'Riunione progetto LX-40',
    text: `Ciao, ci vediamo giovedì 12 alle 10 per parlare del progetto LX-40? Porto io i 3 campioni. Fammi sapere se ti va bene.`,
    kind: 'other',
    positions: [],
  },
  {
    name: 'the absence of an English buyer',
    subject: 'Automatic reply: Quotation P-2026-0177',
    text: `Thank you for your email. I am currently out of the office with no access to email until March 16. For urgent requests please contact purchasing@beta.example.`,
    kind: 'other',
    positions: [],
  },
  {
    name: 'an offer of tools with a code and a discount',
    subject: 'Promozione marzo: inserti CNMG -30%',
    text: `Gentile cliente, solo per il mese di marzo: inserti CNMG 120408 conf. 10 pz a 58,00 € anziché 83,00 €. Ordina subito sul nostro shop! Per cancellarti rispondi CANCELLA.`,
    kind: 'other',
    positions: [],
  },
  {
    name: 'thanks that bring an order',
    subject: 'R: Offerta P-2026-0220',
    text: `Grazie, procediamo con l'ordine come da vostra offerta P-2026-0220.`,
    kind: 'order',
    positions: [],
    offer: 'P-2026-0220',
  },
  {
    name: 'an answer that does not go on for now',
    subject: 'R: Offerta P-2026-0221',
    text: `Buongiorno, grazie. Per il momento non procediamo, il cliente finale ha rimandato il progetto.`,
    kind: 'other',
    positions: [],
  },
  {
    name: 'a request whose last sentence waits for the offer',
    subject: 'Richiesta',
    text: `Buongiorno,
per il codice WA-880 rev. A, 30 pz in C45, restiamo in attesa di una vostra offerta entro venerdì.`,
    kind: 'request',
    positions: ['WA-880 · A · 30 · c45'],
    answerBy: '2026-03-13',
  },
  {
    name: 'a reminder that asks for one part more',
    subject: 'R: Richiesta offerta WB-12',
    text: `Buongiorno, non abbiamo ancora ricevuto la vostra offerta per WB-12. Ne approfitto per chiedere un prezzo anche per WB-13, 40 pz in 6082.`,
    kind: 'request',
    positions: ['WB-12', 'WB-13 · 40 · 6082'],
  },
  {
    name: 'two words that confirm an offer',
    subject: 'R: Offerta P-2026-0222',
    text: `Va bene, confermo. Grazie
Luca`,
    kind: 'order',
    positions: [],
    offer: 'P-2026-0222',
  },
  {
    name: 'an answer to a question, on which the shop shall go on with its offer',
    subject: 'R: Richiesta offerta CK-31',
    text: `Buongiorno, per la quotazione procedete come da disegno: 60 pz di CK-31 in C40.`,
    kind: 'request',
    positions: ['CK-31 · 60 · c40'],
  },
  {
    name: 'the receipt of an offer is confirmed',
    subject: 'R: Offerta P-2026-0223',
    text: `Grazie, confermo la ricezione dell'offerta. Vi aggiorniamo appena possibile.`,
    kind: 'other',
    positions: [],
  },
];
