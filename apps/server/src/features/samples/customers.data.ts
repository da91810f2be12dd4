interface SampleCustomer {
  readonly name: string;
  readonly vatNumber: string;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  /** Empty for the one in Germany. */
  readonly province: string;
  readonly contact: string;
  /** Of the contact. */
  readonly email: string;
}

/** Invented customers, complete enough for an invoice. */
export const sampleCustomers: readonly SampleCustomer[] = [
  {
    name: 'Rossi Oleodinamica S.r.l.',
    vatNumber: '10001010007',
    street: 'Via Emilia all’Ospizio 112',
    postalCode: '42122',
    city: 'Reggio Emilia',
    province: 'RE',
    contact: 'Giulia Ferrari',
    email: 'acquisti@rossi-oleodinamica.example',
  },
  {
    name: 'Valvole Sesia S.p.A.',
    vatNumber: '10001020006',
    street: 'Via Vittorio Veneto 8',
    postalCode: '13011',
    city: 'Borgosesia',
    province: 'VC',
    contact: 'Andrea Zanetti',
    email: 'ufficio.acquisti@valvolesesia.example',
  },
  {
    name: 'Tessile Biellese Macchine S.r.l.',
    vatNumber: '10001030005',
    street: 'Via Milano 71',
    postalCode: '13900',
    city: 'Biella',
    province: 'BI',
    contact: 'Paola Ramella',
    email: 'p.ramella@tbm.example',
  },
  {
    name: 'Imballaggi Po S.r.l.',
    vatNumber: '10001040004',
    street: 'Strada Caorsana 33',
    postalCode: '29122',
    city: 'Piacenza',
    province: 'PC',
    contact: 'Stefano Galli',
    email: 's.galli@imballaggipo.example',
  },
  {
    name: 'Riduttori Brianza S.p.A.',
    vatNumber: '10001050003',
    street: 'Via Nuova Valassina 240',
    postalCode: '20851',
    city: 'Lissone',
    province: 'MB',
    contact: 'Chiara Colombo',
    email: 'c.colombo@riduttoribrianza.example',
  },
  {
    name: 'Pompe Adda S.r.l.',
    vatNumber: '10001060002',
    street: 'Viale dell’Industria 19',
    postalCode: '26900',
    city: 'Lodi',
    province: 'LO',
    contact: 'Marta Bertoni',
    email: 'acquisti@pompeadda.example',
  },
  {
    name: 'Officine Ticino S.n.c.',
    vatNumber: '10001070001',
    street: 'Corso Vercelli 54',
    postalCode: '28100',
    city: 'Novara',
    province: 'NO',
    contact: 'Luca Fontana',
    email: 'luca@officineticino.example',
  },
  {
    name: 'Automazione Lariana S.r.l.',
    vatNumber: '10001080000',
    street: 'Via Pasquale Paoli 27',
    postalCode: '22100',
    city: 'Como',
    province: 'CO',
    contact: 'Elisa Corti',
    email: 'e.corti@autolariana.example',
  },
  {
    name: 'Carpenteria Orobica S.r.l.',
    vatNumber: '10001090009',
    street: 'Via Grumello 61',
    postalCode: '24127',
    city: 'Bergamo',
    province: 'BG',
    contact: 'Ivan Locatelli',
    email: 'ivan@orobica.example',
  },
  {
    name: 'Medicale Verbano S.r.l.',
    vatNumber: '10001100006',
    street: 'Corso Europa 5',
    postalCode: '28922',
    city: 'Verbania',
    province: 'VB',
    contact: 'Sara Minola',
    email: 'qualita@medicaleverbano.example',
  },
  {
    name: 'Trattori Langa S.p.A.',
    vatNumber: '10001110005',
    street: 'Corso Asti 18',
    postalCode: '12051',
    city: 'Alba',
    province: 'CN',
    contact: 'Piero Gallo',
    email: 'p.gallo@trattorilanga.example',
  },
  {
    name: 'Müller Antriebstechnik GmbH',
    vatNumber: 'DE100010128',
    street: 'Industriestraße 4',
    postalCode: '89079',
    city: 'Ulm',
    province: '',
    contact: 'Jana Weiss',
    email: 'einkauf@mueller-antrieb.example',
  },
];
