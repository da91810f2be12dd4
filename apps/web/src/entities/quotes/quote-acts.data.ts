/** An act on a quote, as the rest of a sentence that begins with the name. */
const quoteActs: Readonly<Record<string, string>> = {
  create: 'ha creato il preventivo',
  import: 'ha importato il preventivo da Excel',
  update: 'ha modificato il preventivo',
  send: 'ha inviato il preventivo al cliente',
  sent: 'ha segnato il preventivo come inviato',
  revise: 'ha aperto una nuova revisione',
  duplicate: 'ha creato il preventivo da una copia',
  accepted: 'ha segnato il preventivo come accettato',
  refused: 'ha segnato il preventivo come rifiutato',
  'customer-accepted': 'ha accettato il preventivo (cliente)',
  'customer-refused': 'ha rifiutato il preventivo (cliente)',
  expired: 'ha segnato il preventivo come scaduto',
  archive: 'ha archiviato il preventivo',
  restore: 'ha ripreso il preventivo dagli archiviati',
  mail: 'ha scritto al cliente',
  take: 'ha preso in carico il preventivo',
  assign: 'ha affidato il preventivo',
  ordered: 'ha creato l’ordine',
  'add-file': 'ha aggiunto un file',
  'remove-file': 'ha tolto un file',
  'create-link': 'ha creato il link per il cliente',
  'revoke-link': 'ha ritirato il link per il cliente',
  'follow-up': 'ha spostato il promemoria',
};

export const quoteAct = (action: string): string => quoteActs[action] ?? 'ha modificato il preventivo';
