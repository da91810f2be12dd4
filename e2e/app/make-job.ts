import type { Page } from '@playwright/test';

/** A job of one phase, at the bench unless told otherwise. */
export async function makeJob(
  page: Page,
  token: string,
  description: string,
  {
    due = null,
    material = '',
    phase: other = {},
  }: { readonly due?: string | null; readonly material?: string; readonly phase?: object } = {},
): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const phase = { name: 'Sbavatura', kind: 'bench', machineGuid: null, setupMinutes: 5, cycleMinutes: 2 };
  const data = {
    customerGuid: null,
    customerName: 'Meccanica Ticino',
    code: '',
    description,
    drawing: '',
    drawingRevision: '',
    material,
    quantity: 10,
    due,
    notes: '',
    phases: [{ ...phase, supplier: '', leadDays: 0, ...other }],
  };
  const made = await page.request.post('/api/jobs', { headers, data });
  if (!made.ok()) throw new Error(await made.text());
  return (await made.json()).guid;
}
