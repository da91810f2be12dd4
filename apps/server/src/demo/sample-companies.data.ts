import type { Plan } from '@truciolo/contract';

export const DEMO_VAT_NUMBER = '01234567897';
export const SAMPLE_ADMIN = 'fornitore@truciolo.it';
export const SECOND_SAMPLE_ADMIN = 'paolo.ferri@truciolo.it';

/** Companies of the demo supplier: invented names, VAT numbers with a correct check digit. */
export interface SampleCompany {
  readonly name: string;
  readonly vatNumber: string;
  readonly address: string;
  readonly postalCode: string;
  readonly city: string;
  readonly province: string;
  readonly plan: Plan;
  readonly seats: number;
  /** Days from today; negative = already expired, null = never. */
  readonly expiresIn: number | null;
  readonly registeredAgo: number;
  /** First name, last name: the first is the responsabile. */
  readonly people: readonly (readonly [string, string])[];
  /** Share of days on which its people appear in the usage statistics, 0 to 1. */
  readonly activity: number;
}

export const sampleCompanies: readonly SampleCompany[] = [
  {
    name: 'Torneria Brembana S.n.c.',
    vatNumber: '10000000017',
    address: 'Via dell’Artigianato 8',
    postalCode: '24015',
    city: 'San Giovanni Bianco',
    province: 'BG',
    plan: 'Pro',
    seats: 6,
    expiresIn: 210,
    registeredAgo: 155,
    people: [
      ['Giulia', 'Locatelli'],
      ['Diego', 'Milesi'],
      ['Sara', 'Pesenti'],
    ],
    activity: 0.9,
  },
  {
    name: 'Meccanica Reno S.r.l.',
    vatNumber: '10000000025',
    address: 'Via Persicetana 41',
    postalCode: '40012',
    city: 'Calderara di Reno',
    province: 'BO',
    plan: 'Pro',
    seats: 10,
    expiresIn: 22,
    registeredAgo: 340,
    people: [
      ['Luca', 'Fabbri'],
      ['Elena', 'Zanetti'],
    ],
    activity: 0.8,
  },
  {
    name: 'Officine Adda S.p.A.',
    vatNumber: '10000000033',
    address: 'Via Matteotti 102',
    postalCode: '23900',
    city: 'Lecco',
    province: 'LC',
    plan: 'Base',
    seats: 4,
    expiresIn: 5,
    registeredAgo: 361,
    people: [
      ['Roberto', 'Valsecchi'],
      ['Chiara', 'Spreafico'],
    ],
    activity: 0.6,
  },
  {
    name: 'Fresatura Veneta di P. Zorzi',
    vatNumber: '10000000041',
    address: 'Via delle Industrie 3',
    postalCode: '36015',
    city: 'Schio',
    province: 'VI',
    plan: 'Base',
    seats: 2,
    expiresIn: 120,
    registeredAgo: 245,
    people: [['Piero', 'Zorzi']],
    activity: 0.4,
  },
  {
    name: 'Minuterie Canavese S.r.l.',
    vatNumber: '10000000058',
    address: 'Strada Statale 15',
    postalCode: '10082',
    city: 'Cuorgnè',
    province: 'TO',
    plan: 'Prova',
    seats: 3,
    expiresIn: 9,
    registeredAgo: 5,
    people: [
      ['Marta', 'Bertola'],
      ['Aldo', 'Vigna'],
    ],
    activity: 0.7,
  },
  {
    name: 'Carpenteria Murge S.r.l.',
    vatNumber: '10000000066',
    address: 'Zona Industriale Lotto 7',
    postalCode: '70022',
    city: 'Altamura',
    province: 'BA',
    plan: 'Prova',
    seats: 3,
    expiresIn: -12,
    registeredAgo: 26,
    people: [['Vito', 'Colonna']],
    activity: 0.1,
  },
  {
    name: 'Attrezzeria Picena S.a.s.',
    vatNumber: '10000000074',
    address: 'Via Tronto 21',
    postalCode: '63100',
    city: 'Ascoli Piceno',
    province: 'AP',
    plan: 'Base',
    seats: 3,
    expiresIn: -3,
    registeredAgo: 368,
    people: [
      ['Irene', 'Traini'],
      ['Nico', 'Celani'],
    ],
    activity: 0.3,
  },
];

/** Messages to the reseller; `company` is an index into the list above. */
export const sampleMessages = [
  {
    company: 1,
    daysAgo: 1,
    state: 'nuovo',
    message:
      'Buongiorno, la licenza scade fra poche settimane. Possiamo rinnovare con due posti in più? Grazie.',
  },
  {
    company: 4,
    daysAgo: 2,
    state: 'nuovo',
    message: 'Stiamo provando il programma con tre persone: si può allungare la prova di una settimana?',
  },
  {
    company: 0,
    daysAgo: 6,
    state: 'risposto',
    message: 'Vorremmo attivare 3D Assistant anche per il nostro programmatore CAM. Quanto costa?',
  },
  {
    company: 5,
    daysAgo: 14,
    state: 'chiuso',
    message: 'La prova è scaduta prima che riuscissimo a caricare i nostri torni. Ci richiamate?',
  },
] as const;
