import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { asUser } from '../../../../test/as-user.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { stubApi } from '../../../../test/stub-api.ts';
import { ThreadsTab } from './threads-tab.tsx';

/** The address of the real page, which holds the choice. */
function Tab({ first }: { readonly first: string }) {
  const [designation, setDesignation] = useState(first);
  return (
    <>
      <output>{designation}</output>
      <ThreadsTab designation={designation} onDesignation={setDesignation} />
    </>
  );
}

function open(first = 'M8') {
  asUser();
  stubApi();
  const { user } = renderPage(<Tab first={first} />, '/threading-table');
  const search = screen.getByLabelText('Cerca una filettatura');
  const look = (text: string) => {
    fireEvent.change(search, { target: { value: text } });
    fireEvent.keyDown(search, { key: 'Enter' });
  };
  return { user, search, look, chosen: () => screen.getByRole('status').textContent };
}

const page = () => document.body.textContent ?? '';
const hole = () => screen.queryByText('Foro', { selector: 'h2' })?.closest('section') ?? null;

const names = [
  ['BSW 1/2', '1/2-12 BSW', 'BS 84'],
  ['Whitworth 1/2', '1/2-12 BSW', 'ø 10,5'],
  ['Acme 1-5', '1-5 ACME', 'D4 esterno'],
  ['Tr 30x6 7e', 'Tr30x6-7e', 'Vite 7e'],
  ['Helicoil M8', 'EG M8', 'ø 8,4'],
  ['Pg 13,5', 'Pg13.5', 'DIN 40430'],
  ['M20x0,75', 'M20x0.75', 'filettatura speciale'],
  ['1/4-18 NPTF', '1/4 NPTF', 'Serraggio a chiave L3'],
  ['M150x6', 'M150x6', 'Madrevite 6H'],
  // ISO 228-1: 14 threads to the inch, 20.955 mm.
  ['G1/2', 'G1/2', '20,955'],
  ['G1/2', 'G1/2', '14 filetti/pollice'],
] as const;

it('finds threads by common names', () => {
  const { look } = open();
  for (const [typed, designation, sentence] of names) {
    look(typed);
    expect(screen.getByText(designation, { selector: 'h2 *' }), typed).toBeTruthy();
    expect(page(), typed).toContain(sentence);
  }
});

it('refuses a pitch outside the standards in plain words', () => {
  const { look } = open();
  expect(hole()).not.toBeNull();
  look('M8x99');
  expect(page()).toMatch(/M8x99|passo 99/);
  expect(hole()).toBeNull();
  look('vite strana');
  expect(page()).toContain('Nessuna filettatura trovata.');
});

it('shows other limits for another class', async () => {
  const { user } = open();
  expect(screen.getByRole('table', { name: 'Madrevite 6H' })).toBeTruthy();
  await user.click(screen.getByRole('combobox', { name: 'Classe della madrevite' }));
  await user.click(await screen.findByRole('option', { name: '5H', hidden: true }));
  expect(screen.getByRole('table', { name: 'Madrevite 5H' }).textContent).toContain('7,313');
});

it('judges a custom drill by the remaining thread', () => {
  open('M10');
  const drill = screen.getByLabelText<HTMLInputElement>('Prova una punta');
  const panel = hole();
  if (!panel) throw new Error('no panel of the hole');
  const shows = (text: string) => expect(within(panel).getByText(text, { exact: false })).toBeTruthy();
  expect(drill.value).toBe('8,5');
  expect(panel.textContent).toContain('92,4 % di filetto');
  shows('dentro i limiti di D1');
  fireEvent.change(drill, { target: { value: '8,2' } });
  shows('sotto D1 min: il maschio soffre e può rompersi');
  fireEvent.change(drill, { target: { value: '8,9' } });
  shows('sopra D1 max: il calibro non passa il controllo');
  fireEvent.change(drill, { target: { value: '' } });
  shows('Scrivi un diametro, per esempio 6,8');
});

it('moves through the list by the arrow keys', () => {
  const { search, look, chosen } = open();
  look('M8');
  expect(chosen()).toBe('M8');
  fireEvent.keyDown(search, { key: 'ArrowDown' });
  expect(chosen()).not.toBe('M8');
  fireEvent.keyDown(search, { key: 'ArrowUp' });
  expect(chosen()).toBe('M8');
});
