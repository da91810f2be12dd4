import { expect, it } from 'vitest';
import { openSecrets } from './secrets.ts';

const secrets = openSecrets('a secret of this installation, long enough');

it('a sealed text is read only with the same secret, in the same place and unchanged', () => {
  const sealed = secrets.seal('pässword', 'mailbox:1');
  expect(sealed).not.toContain('word');
  expect(secrets.seal('pässword', 'mailbox:1')).not.toBe(sealed);
  expect(secrets.unseal(sealed, 'mailbox:1')).toBe('pässword');
  expect(secrets.unseal(sealed, 'mailbox:2')).toBeNull();
  expect(openSecrets('another secret').unseal(sealed, 'mailbox:1')).toBeNull();
  expect(secrets.unseal(`${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`, 'mailbox:1')).toBeNull();
  expect(secrets.unseal('', 'mailbox:1')).toBeNull();
});
