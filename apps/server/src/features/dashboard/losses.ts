import type { DashboardFigures } from '@truciolo/contract';
import type { Span } from '../../platform/day-span.ts';
import { countRefusalReasons, countSums, type Told } from '../quotes/index.ts';
import { type Desk, figureOf, inStates, LOST, NONE, within } from './figure.ts';

const SHOWN = 8;

type Losses = DashboardFigures['losses'];

/** Lost quotes: stated reasons, competitors, and the distance of the prices. */
export async function losses(desk: Desk, span: Span): Promise<Losses> {
  const { db, owner } = desk;
  const slice = { ...span, owner };
  const rows = within(desk, span);
  const refused = (field: string, { label, ...counted }: Told) =>
    figureOf([...rows, 'state:refused', `${field}:${label}`], counted);
  // One more than shown: quotes of no competitor are left out.
  const told = await countRefusalReasons(db, slice, SHOWN + 1);
  const [ended = NONE, known] = await countSums(db, [
    { ...slice, what: 'date', states: ['expired'] },
    { ...slice, what: 'known' },
  ]);
  const reasons: Losses['reasons'] = told.reason.slice(0, SHOWN).map((reason) => ({
    kind: reason.key === '' ? 'silent' : 'told',
    label: reason.label,
    lost: refused('reason', reason),
  }));
  if (ended.count > 0)
    reasons.push({ kind: 'ended', label: '', lost: figureOf([...rows, 'state:expired'], ended) });
  const rivals = told.competitor.filter(({ key }) => key !== '').slice(0, SHOWN);
  return {
    reasons: reasons.sort((a, b) => b.lost.count - a.lost.count),
    competitors: rivals.map((rival) => ({
      label: rival.label,
      lost: refused('competitor', rival),
      distance: rival.distance,
    })),
    distance: {
      known: figureOf([...rows, ...inStates(LOST), 'competitor-price:yes'], known ?? NONE),
      mean: known?.distance ?? null,
    },
  };
}
