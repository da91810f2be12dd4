/** Invented customers: name, city, province, contact, e-mail of the contact. */
export const sampleCustomers: readonly (readonly [string, string, string, string, string])[] = [
  [
    'Rossi Oleodinamica S.r.l.',
    'Reggio Emilia',
    'RE',
    'Giulia Ferrari',
    'acquisti@rossi-oleodinamica.example',
  ],
  ['Valvole Sesia S.p.A.', 'Borgosesia', 'VC', 'Andrea Zanetti', 'ufficio.acquisti@valvolesesia.example'],
  ['Tessile Biellese Macchine S.r.l.', 'Biella', 'BI', 'Paola Ramella', 'p.ramella@tbm.example'],
  ['Imballaggi Po S.r.l.', 'Piacenza', 'PC', 'Stefano Galli', 's.galli@imballaggipo.example'],
  ['Riduttori Brianza S.p.A.', 'Lissone', 'MB', 'Chiara Colombo', 'c.colombo@riduttoribrianza.example'],
  ['Pompe Adda S.r.l.', 'Lodi', 'LO', 'Marta Bertoni', 'acquisti@pompeadda.example'],
  ['Officine Ticino S.n.c.', 'Novara', 'NO', 'Luca Fontana', 'luca@officineticino.example'],
  ['Automazione Lariana S.r.l.', 'Como', 'CO', 'Elisa Corti', 'e.corti@autolariana.example'],
  ['Carpenteria Orobica S.r.l.', 'Bergamo', 'BG', 'Ivan Locatelli', 'ivan@orobica.example'],
  ['Medicale Verbano S.r.l.', 'Verbania', 'VB', 'Sara Minola', 'qualita@medicaleverbano.example'],
  ['Trattori Langa S.p.A.', 'Alba', 'CN', 'Piero Gallo', 'p.gallo@trattorilanga.example'],
  ['Müller Antriebstechnik GmbH', 'Ulm', '', 'Jana Weiss', 'einkauf@mueller-antrieb.example'],
];
