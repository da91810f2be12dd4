import type { DashboardFigures } from '@truciolo/contract';
import { meanDistance, type Told, tallyTold } from '../quotes/index.ts';
import { countFigure, type Desk, figureOf, inSpan, LOST, listed, type Span } from './figure.ts';

const SHOWN = 8;

type Losses = DashboardFigures['losses'];

/** Why quotes were lost: what was told, to whom, and how far the prices were apart. */
export async function losses(desk: Desk, span: Span, of: readonly string[]): Promise<Losses> {
  const { db } = desk;
  const within = [...inSpan(span), ...of];
  const conditions = listed(desk, within);
  const refused = (field: string, { label, count, value }: Told) =>
    figureOf([...within, 'state:refused', `${field}:${label}`], { count, value });
  const told = await tallyTold(db, conditions, 'reason', SHOWN);
  const ended = await countFigure(desk, [...within, 'state:expired']);
  const reasons: Losses['reasons'] = told.map((reason) => ({
    kind: reason.key === '' ? 'silent' : 'told',
    label: reason.label,
    lost: refused('reason', reason),
  }));
  if (ended.count > 0) reasons.push({ kind: 'ended', label: '', lost: ended });
  const rivals = (await tallyTold(db, conditions, 'competitor', SHOWN + 1)).filter(({ key }) => key !== '');
  const known = [...within, ...LOST, 'competitor-price:yes'];
  return {
    reasons: reasons.sort((a, b) => b.lost.count - a.lost.count),
    competitors: rivals.slice(0, SHOWN).map((rival) => ({
      label: rival.label,
      lost: refused('competitor', rival),
      distance: rival.distance,
    })),
    distance: {
      known: await countFigure(desk, known),
      mean: await meanDistance(db, listed(desk, known)),
    },
  };
}
