import type { CycleRoute } from '@truciolo/cycle';

/** The chosen way; else the cheapest from the chosen stock; else the cheapest. */
export const chooseRoute = (
  routes: readonly CycleRoute[],
  id: string | null,
  wantedStock: string | null,
): CycleRoute | null =>
  routes.find((route) => route.id === id) ??
  routes.find(({ stock }) => stock.label === wantedStock) ??
  routes[0] ??
  null;
