import { expect, it } from 'vitest';
import { clarificationMail } from './clarification.ts';

it('asks the open points in the language of the buyer', () => {
  const points = [
    { part: 'RO-4520', field: 'material', values: ['C40', 'C45'] },
    { part: 'RO-4501', field: 'drawing' },
    { part: '', field: 'date' },
  ] as const;
  const mail = (language: 'it' | 'en' | 'de') =>
    clarificationMail({ language, contact: 'Giulia', subject: 'R: Fwd: RdO 318', shop: 'Officina', points });
  expect(mail('it')).toEqual({
    subject: 'R: RdO 318',
    text: 'Buongiorno Giulia,\n\ngrazie per la richiesta. Per preparare l’offerta ci servono questi chiarimenti:\n\n- RO-4520: il materiale è «C40» o «C45»?\n- RO-4501: potete inviarci il disegno?\n- per quando serve?\n\nAppena li riceviamo completiamo l’offerta.\n\nCordiali saluti\nOfficina\n',
  });
  expect(mail('en').text).toContain('- RO-4520: is the material “C40” or “C45”?');
  expect(mail('de').subject).toBe('AW: RdO 318');
});
