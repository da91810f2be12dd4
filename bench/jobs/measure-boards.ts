import { chromium } from '@playwright/test';
import { findOrInstallChromium } from '../../scripts/machine/find-chromium.mjs';
import { demoToken } from '../timing/demo-token.ts';
import type { Measure } from '../timing/time-calls.ts';
import { type DragCost, measureDrag } from './measure-drag.ts';

const told = (name: string, { mean, worst }: DragCost): Measure[] => [
  { name: `jobs: CPU of a frame while dragging ${name}, mean`, value: mean, unit: 'ms', goal: '< 16' },
  { name: `jobs: CPU of a frame while dragging ${name}, worst of 10 stretches`, value: worst, unit: 'ms' },
];

/** A card of the board and a phase of the plan, dragged in a real browser. */
export async function measureBoards(url: string): Promise<Measure[]> {
  const token = await demoToken(`${url}/api`);
  const browser = await chromium.launch({
    executablePath: await findOrInstallChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript((value) => localStorage.setItem('token', value), token);
    await page.goto(`${url}/dashboard/commesse/bacheca`);
    const card = page.getByRole('region', { name: 'Pianificata' }).getByRole('link').first();
    await card.waitFor();
    await page.waitForTimeout(2000);
    const board = await measureDrag(page, card.locator('xpath=ancestor::*[@data-rfd-draggable-id][1]'));
    await page.goto(`${url}/dashboard/commesse/piano`);
    const plan = page.getByRole('region', { name: 'Piano macchine' });
    await plan.waitFor();
    await page.waitForTimeout(5000);
    const bars = await plan.getByRole('button', { name: /C-\d{4}-/ }).count();
    const gantt = await measureDrag(page, plan.getByRole('button', { name: /C-\d{4}-/ }).first());
    return [
      ...told('a card of the board', board),
      { name: 'jobs: phases drawn in the plan', value: bars, unit: '' },
      ...told('a phase of the plan', gantt),
    ];
  } finally {
    await browser.close();
  }
}
