import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { blankRequestContent, type RequestPosition } from '@truciolo/contract';
import { expect, it, vi } from 'vitest';
import { asUser } from '../../../../test/as-user.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { REQUEST_GUID as GUID, SHEET_GUID as SHEET, sampleRequest } from '../../../../test/sample-request.ts';
import { stubApi } from '../../../../test/stub-api.ts';
import { PositionDesk } from './position-desk.tsx';
import { SheetMarks } from './sheet-marks.tsx';

const SAVE = `PATCH /api/requests/${GUID}`;

const read = (value: string, from: 'mail' | 'drawing', confidence: number) => ({
  value,
  confidence,
  reason: 'letto nel cartiglio',
  proofs: [
    {
      from,
      file: from === 'drawing' ? SHEET : null,
      text: value,
      places: from === 'drawing' ? [{ page: 1, left: 0.5, top: 0.5, width: 0.1, height: 0.02 }] : [],
    },
  ],
});
const proposed = (...readings: ReturnType<typeof read>[]) => ({
  state: 'proposed' as const,
  value: readings[0]?.value ?? '',
  readings,
});

const position: RequestPosition = {
  id: 'p1',
  files: [],
  takenFrom: null,
  fields: {
    code: proposed(read('RO-4520', 'mail', 0.95)),
    title: proposed(read('MOZZO', 'drawing', 0.95)),
    material: proposed(read('C40', 'mail', 0.9), read('C45', 'drawing', 0.9)),
    tolerances: proposed(read('Ø30 H7', 'drawing', 0.5)),
  },
};

const request = sampleRequest({
  text: 'mozzo RO-4520 in C40',
  content: { ...blankRequestContent(), positions: [position] },
});

const c45 = { designation: 'C45', wnr: '1.0503', aisi: '1045', commonNames: [], pricePerKg: 16_200 };

function show(shown = position, facts: Parameters<typeof asUser>[0] = {}, given = request) {
  asUser(facts);
  const asked = stubApi({
    [SAVE]: request,
    [`GET /api/requests/${GUID}/earlier`]: { parts: [] },
    'GET /api/materials': [c45],
  });
  const onNext = vi.fn();
  const { user } = renderPage(
    <PositionDesk
      request={given}
      position={shown}
      index={0}
      mayWrite
      firstField="material"
      others={[{ guid: SHEET, name: 'Ugo Riva', position: 'p1', field: 'tolerances' }]}
      onActive={() => {}}
      onNext={onNext}
    />,
  );
  const saved = () =>
    asked
      .filter(({ call }) => call === SAVE)
      .flatMap(({ body }) => (body as { changes: { path: string[]; value: unknown }[] }).changes)
      .map(({ path, value }) => [path.at(-1), value]);
  const active = () =>
    document.querySelector('[data-field][aria-expanded="true"]')?.getAttribute('data-field');
  return { user, saved, active, onNext };
}

it('a conflict shows both proofs, arrows choose, and Enter confirms and goes on', async () => {
  const { user, saved, active } = show();
  const proofs = screen.getByRole('region', { name: 'Da dove viene: Materiale' });
  expect(within(proofs).getByText('C40').tagName).toBe('MARK');
  expect(within(proofs).getByTitle('RO-4520.pdf').hasAttribute('data-cut')).toBe(true);
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(saved()).toMatchObject([['material', { state: 'confirmed', value: 'C45' }]]));
  expect(active()).toBe('tolerances');
});

it('a value that was read on a picture shows the part of the picture around it', () => {
  const picture = { guid: SHEET, name: 'IMG_2034.jpg', kind: 'jpeg' as const, bytes: 2000, url: '/files/x' };
  show(position, {}, { ...request, files: [picture] });
  const proofs = screen.getByRole('region', { name: 'Da dove viene: Materiale' });
  const card = within(proofs).getByTitle('IMG_2034.jpg');
  const shown = card.querySelector('img');
  expect(shown?.getAttribute('src')).toMatch(/files\/x$/);
  Object.defineProperties(shown, { naturalWidth: { value: 2000 }, naturalHeight: { value: 1000 } });
  fireEvent.load(shown as HTMLImageElement);
  // The rectangle is 200 × 20 pixels around (1100, 510) and is shown 16 pixels high in the middle of 298 × 76.
  expect(shown?.style).toMatchObject({ left: '-731px', top: '-370px', width: '1600px' });
  expect(card.querySelector('i')?.style).toMatchObject({ left: '69px', top: '30px', width: '160px' });
});

it('J and K move, S confirms what is sure and goes to the conflict, N stays on the last part', async () => {
  const { user, saved, active, onNext } = show();
  await user.keyboard('j');
  expect(active()).toBe('treatment');
  await user.keyboard('kk');
  expect(active()).toBe('title');
  await user.keyboard('ns');
  await waitFor(() => expect(saved().map(([key]) => key)).toEqual(['code', 'title']));
  expect(onNext).not.toHaveBeenCalled();
  expect(active()).toBe('material');
});

it('a word clicked on the drawing is handed to the active field', async () => {
  const onText = vi.fn();
  const place = { page: 1, left: 0.2, top: 0.2, width: 0.1, height: 0.02 };
  const { user } = renderPage(
    <SheetMarks
      places={[]}
      texts={[{ ...place, text: ' C50 ' }]}
      active="material"
      chosen={0}
      onField={() => {}}
      onText={onText}
    />,
  );
  await user.click(screen.getByRole('button', { name: /C50/ }));
  expect(onText.mock.calls).toEqual([['C50']]);
});

it('a tolerance says the work that it asks for, and who else is looking at it', () => {
  show();
  const field = document.querySelector('[data-field="tolerances"]');
  expect(field?.textContent).toContain('Ø30 H7 → alesatura');
  expect(screen.getByTitle('Ugo Riva è su questo campo').textContent).toBe('UR');
});

it('a choice of the buyer is marked as such, a value written in the shop as written by hand', () => {
  const chosen = {
    ...read('20', 'mail', 1),
    proofs: [{ from: 'person' as const, file: null, text: '20', places: [] }],
  };
  show({
    ...position,
    fields: {
      quantities: { state: 'confirmed', value: '20', readings: [chosen] },
      material: { ...proposed(read('C40', 'mail', 0.9)), state: 'corrected', value: '42CrMo4' },
    },
  });
  const text = (key: string) => document.querySelector(`[data-field="${key}"]`)?.textContent;
  expect(text('quantities')).toMatch(/20.*cliente$/);
  expect(text('material')).toMatch(/42CrMo4.*a mano$/);
});

it('a material says whether the registry has it, and its price to those who may see costs', async () => {
  show();
  const choices = within(document.querySelector('[data-active]') as HTMLElement);
  expect((await choices.findByText('in anagrafica')).closest('label')?.textContent).toContain('1,62 €/kg');
  expect(choices.getByText('non in anagrafica').closest('label')?.textContent).toContain('C40');
});

it('a material has no price for those who may not see costs', async () => {
  show(position, { hideCosts: true });
  const choices = within(document.querySelector('[data-active]') as HTMLElement);
  expect((await choices.findByText('in anagrafica')).closest('label')?.textContent).not.toContain('€');
});
