import { createMemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { clearSession, startSession } from '../../lib/session/session-store.ts';
import { forMembers } from './guards.ts';

afterEach(() => clearSession());

it('lets a page change its own address without loading, because the shell would remount it', async () => {
  startSession('token', { companyGuid: 'one' } as Parameters<typeof startSession>[1]);
  const router = createMemoryRouter([{ ...forMembers, children: [{ path: '/clienti/*' }] }], {
    initialEntries: ['/clienti'],
  });
  await expect.poll(() => router.state.initialized).toBe(true);
  const seen = new Set<string>();
  router.subscribe(({ navigation }) => seen.add(navigation.state));
  await router.navigate('/clienti?q=viti');
  await router.navigate('/clienti/one?q=viti');
  expect([...seen]).toEqual(['idle']);
});
