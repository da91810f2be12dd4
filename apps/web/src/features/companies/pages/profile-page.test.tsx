import { screen, waitFor } from '@testing-library/react';
import { capabilities } from '@truciolo/contract';
import { expect, it } from 'vitest';
import { asUser } from '../../../../test/as-user.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { stubApi } from '../../../../test/stub-api.ts';
import { ProfilePage } from './profile-page.tsx';

const companyGuid = '0190a000-0000-7000-8000-000000000001';
const company = {
  guid: companyGuid,
  kind: 'consumer',
  logoUrl: null,
  version: 3,
  name: 'Officina Riva',
  vatNumber: '01234567890',
  fiscalCode: '',
  address: 'Via Po 1',
  postalCode: '13011',
  city: 'Borgosesia',
  province: 'Vercelli (VC)',
  phone: '0163 1',
  email: '',
  pec: '',
  iban: '',
  website: '',
  pdfColour: '#c8420c',
  pdfIntro: '',
  pdfConditions: '',
  pdfFooter: '',
  defaultMargin: 25,
  defaultVat: 22,
  taxRegime: 'RF01',
  validityDays: 30,
  paymentTerms: '',
  deliveryTerms: '',
  quoteNumberFormat: 'P-{aaaa}-{nnnn}',
  sheetSizes: '',
  labourIsVariable: false,
  materialLeadDays: 5,
  deliveryMarginDays: 2,
  patronDay: '',
  overtimePercent: 25,
  oneMachineEach: false,
};
const path = `/api/companies/${companyGuid}`;
const shownIn = async (label: string) => (await screen.findByLabelText<HTMLInputElement>(label)).value;

it('opens for users without cost access, and with values stored under older rules', async () => {
  asUser({ companyGuid, hideCosts: true });
  stubApi({ [`GET ${path}`]: { ...company, defaultMargin: null, vatNumber: '123', email: 'non so' } });
  renderPage(<ProfilePage />);
  expect(await shownIn('Ragione sociale')).toBe('Officina Riva');
  expect(await shownIn('Partita IVA')).toBe('123');
  expect(await shownIn('Email')).toBe('non so');
});

it('shows and saves the rest of a company of which one field cannot be read', async () => {
  asUser({ companyGuid, capabilities: [capabilities.manageConsumerLicences] });
  const asked = stubApi({
    [`GET ${path}`]: { ...company, iban: 7, website: null, oneMachineEach: 'si' },
    [`PUT ${path}`]: { ...company, phone: '0163 2' },
  });
  const { user } = renderPage(<ProfilePage />);
  expect(await shownIn('Telefono')).toBe('0163 1');
  expect(await shownIn('IBAN')).toBe('');
  await user.clear(screen.getByLabelText('Telefono'));
  await user.type(screen.getByLabelText('Telefono'), '0163 2');
  await user.click(screen.getByRole('button', { name: /^Salva/ }));
  await waitFor(() => expect(asked.map(({ call }) => call)).toContain(`PUT ${path}`));
  expect(asked.find(({ call }) => call === `PUT ${path}`)?.body).toEqual({
    base: { phone: '0163 1' },
    changes: { phone: '0163 2' },
  });
});

it('previews head and foot as they are printed, without words that the paper does not have', async () => {
  asUser({ companyGuid, capabilities: [capabilities.manageConsumerLicences] });
  stubApi({ [`GET ${path}`]: company });
  renderPage(<ProfilePage />);
  const foot = 'Officina Riva · Via Po 1, 13011 Borgosesia (VC) · P.IVA 01234567890';
  expect(await screen.findByText(foot)).toBeTruthy();
  expect(screen.queryByText(/^Qui il/)).toBeNull();
});
