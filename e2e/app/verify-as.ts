import type { Page } from '@playwright/test';

interface Changes {
  readonly capabilities?: readonly string[];
  readonly licenseExpiration?: string | null;
  readonly hideCosts?: boolean;
}

/** The server's own answer about the user, with some facts replaced. */
export const verifyAs = (page: Page, changes: Changes) =>
  page.route('**/api/auth/verify', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { user: object };
    await route.fulfill({ response, json: { ...body, user: { ...body.user, ...changes } } });
  });
