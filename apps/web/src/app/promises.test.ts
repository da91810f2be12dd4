import { capabilities, typicalMachines } from '@truciolo/contract';
import { expect, it } from 'vitest';
import { comparison } from '../landing/content/comparison.tsx';
import { questions } from '../landing/content/questions.ts';
import { benefits } from '../landing/sections/benefit-list.tsx';
import { groupsFor, mayOpen, navSections } from './navigation.ts';

const menu = [
  ...navSections.flat(),
  ...groupsFor(Object.values(capabilities)).flatMap(({ entries }) => entries),
];
const pages = menu.map(({ to }) => to);

/** Pages that keep the promises of the public page. A promise without a page here must not be made. */
const keptAt: Readonly<Record<string, string>> = {
  'Ogni quantità ha il suo prezzo': '/quote-tools',
  'Lo storico si ricorda per te': '/quote-history',
  'Le tue macchine, i tuoi costi': '/machines',
  'Dal sì del cliente al reparto': '/dashboard/commesse',
  'Prezzo per quattro quantità': '/quote-tools',
  Attrezzaggio: '/quote-tools',
  'Prezzo del materiale': '/materials',
  'Costo orario': '/machines',
  'Ritrovare un lavoro simile': '/quote-history',
  'In due sullo stesso preventivo': '/quote-tools',
  'Formule tue': '/works',
  'Offerta al cliente': '/quote-tools',
  'Dopo il sì': '/dashboard/commesse',
  'La prova è davvero gratuita?': '/admin-licenses',
  'Dove stanno i miei dati?': '/profile',
  'Ho anni di lavoro in Excel. Devo riscrivere tutto?': '/quote-history',
  'Possiamo usarlo in più persone?': '/admin-users',
  'Faccio lavorazioni che non sono in nessun elenco.': '/works',
  'Non so quanto mi costa davvero un’ora di macchina.': '/machines',
  'E se la connessione cade a metà preventivo?': '/sessions',
};

it('the public page promises exactly what pages of the product do', () => {
  const promised = [
    ...benefits.map(({ title }) => title),
    ...comparison.map(({ subject }) => subject),
    ...questions.map(({ question }) => question),
  ];
  expect(promised.toSorted()).toEqual(Object.keys(keptAt).toSorted());
  for (const [promise, page] of Object.entries(keptAt)) expect(pages, promise).toContain(page);
});

it('the number of typical machines matches the public page', () => {
  const answer = questions.find(({ answer: text }) => text.includes('macchine tipiche'))?.answer;
  const words = ['zero', 'una', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto'];
  expect(answer).toContain(`${words[typicalMachines.length]} macchine tipiche`);
});

it.each([capabilities.insertion, capabilities.assistant3d])('a sold add-on opens a page: %s', (sold) => {
  const opened = menu.filter((entry) => mayOpen(entry, [sold]) && !mayOpen(entry, []));
  expect(opened.length).toBeGreaterThan(0);
});
