import type { CycleRoute } from '@truciolo/cycle';

/** The way that somebody chose; else the cheapest out of the stock they asked for; else the cheapest. */
export const chooseRoute = (
  routes: readonly CycleRoute[],
  id: string | null,
  wantedStock: string | null,
): CycleRoute | null =>
  routes.find((route) => route.id === id) ??
  routes.find(({ stock }) => stock.label === wantedStock) ??
  routes[0] ??
  null;
